/// Unavailable: there is no access to cameras and microphones.
@available(*, unavailable, message: "There is no capture. Let the user choose an image with PHPickerViewController.")
public final class AVCaptureSession {}

/// Unavailable: there is no access to cameras and microphones.
@available(*, unavailable, message: "There is no capture. Let the user choose an image with PHPickerViewController.")
public final class AVCaptureDevice {}

/// Unavailable: there is no access to cameras and microphones.
@available(*, unavailable, message: "There is no capture. Let the user choose an image with PHPickerViewController.")
public final class AVCaptureDeviceInput {}

/// Unavailable: there is no access to cameras and microphones.
@available(*, unavailable, message: "There is no capture. Let the user choose an image with PHPickerViewController.")
public final class AVCapturePhotoOutput {}

/// Unavailable: there is no access to cameras and microphones.
@available(*, unavailable, message: "There is no capture. Let the user choose an image with PHPickerViewController.")
public final class AVCaptureVideoPreviewLayer {}

/// Unavailable: there is no access to cameras and microphones.
@available(*, unavailable, message: "There is no capture. Let the user choose an image with PHPickerViewController.")
public final class AVCaptureMetadataOutput {}
