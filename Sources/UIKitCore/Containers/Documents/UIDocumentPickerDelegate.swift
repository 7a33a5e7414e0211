import Foundation

/// Is notified of the choice in a document picker. Every member is optional. Main actor.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Called after the user chose files, and the picker is dismissed.
    ///
    /// - Parameters:
    ///   - controller: The picker.
    ///   - urls: The chosen files; copies if the picker was made so; the new places of exported files.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

    /// Called after the user cancelled, and the picker is dismissed. Also if the files could not be copied or moved; the reason is on
    /// standard error.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)

    /// The method of old apps for a single file. Called if the one for several files is not implemented.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    /// Calls the method of old apps with the first file.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
    }
    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

/// The uses of a document picker, in old apps.
public enum UIDocumentPickerMode: UInt, Sendable {
    /// Copies of the chosen files.
    case `import`
    /// The chosen files themselves.
    case open
    /// Copies of the app's files at the chosen place.
    case exportToService
    /// The app's files moved to the chosen place.
    case moveToService
}
