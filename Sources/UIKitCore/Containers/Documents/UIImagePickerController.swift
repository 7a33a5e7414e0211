import Foundation
import UniformTypeIdentifiers

/// Lets the user choose a picture or a video in the file chooser of the desktop. Main actor.
///
/// The chooser is a window of the desktop, so `modalPresentationStyle` has no effect. The delegate dismisses the picker, as in UIKit.
/// There is no camera: ``isSourceTypeAvailable(_:)`` returns false for it.
open class UIImagePickerController: UINavigationController {
    /// The sources of pictures.
    public enum SourceType: Int, Sendable {
        /// The user's files, beginning with the folder for pictures.
        case photoLibrary
        /// A camera. Not available.
        case camera
        /// The same as ``photoLibrary``.
        case savedPhotosAlbum
    }

    /// The keys of a choice.
    public struct InfoKey: Hashable, RawRepresentable, Sendable {
        /// The text of the key.
        public let rawValue: String
        /// Makes a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The type: `public.image` or `public.movie`. A `String`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture. A `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The part of the picture that the user selected, with ``UIImagePickerController/allowsEditing``. A `UIImage`.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The selected part, in points of the original picture. A `CGRect`.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The file of a video. A `URL`.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The file of a picture. A `URL`.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    /// The source. Default: `photoLibrary`. Traps for a camera.
    open var sourceType = SourceType.photoLibrary {
        didSet {
            require(
                Self.isSourceTypeAvailable(sourceType),
                "UIImagePickerController.sourceType was set to camera, which is not available; call isSourceTypeAvailable(_:) before."
            )
        }
    }

    /// The types of files that the user can choose: `public.image`, `public.movie` or both. Default: pictures.
    open var mediaTypes: [String] = [UTType.image.identifier]

    /// Whether the user selects a square part of a picture after choosing it. Default: false.
    open var allowsEditing = false

    private var panel: FilePanel?

    /// Whether pictures can be chosen from a source: true except for the camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

    /// The types that a source has: pictures and videos; nil for the camera.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? [UTType.image.identifier, UTType.movie.identifier] : nil
    }

    /// Makes a picker. Designated.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setNavigationBarHidden(true, animated: false)
    }

    /// Makes a picker.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Returns nil: storyboards cannot hold a picker.
    public required init?(coder: NSCoder) { nil }

    override var presentationPolicy: PresentationPolicy {
        PresentationPolicy(fixedStyle: .overFullScreen, isAnimatedByHost: false, isAdaptive: false)
    }

    private var owner: (any UIImagePickerControllerDelegate)? { delegate as? any UIImagePickerControllerDelegate }

    // MARK: The chooser

    /// Opens the chooser. An override calls `super`.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard panel == nil, viewControllers.isEmpty, let window = view.window, let host = window.windowScene?.host
        else { return }
        let panel = FilePanel(
            .files,
            filter: filter,
            folder: SavedMedia.folder(for: .picturesDirectory),
            window: window
        ) { [weak self] in
            self?.userChose($0?.first)
        }
        self.panel = panel
        host.show(panel)
    }

    /// Closes the chooser if it is open. An override calls `super`.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard let panel else { return }
        self.panel = nil
        panel.abandon()
        view.window?.windowScene?.host?.hide(panel)
    }

    private var types: [UTType] { mediaTypes.compactMap { UTType($0) } }

    private var filter: FileFilter {
        FileFilter(types)
    }

    private func userChose(_ url: URL?) {
        panel = nil
        guard let url else { return cancel() }
        let type = UTType(filenameExtension: url.pathExtension)
        if type?.conforms(to: .movie) == true {
            return finish([.mediaType: UTType.movie.identifier, .mediaURL: url])
        }
        Task { @MainActor in
            let data = await Task.detached { try? Data(contentsOf: url) }.value
            guard let image = data.flatMap({ UIImage(data: $0) }) else {
                Diagnostics.warn("The chosen picture cannot be read: \(url.lastPathComponent)")
                return cancel()
            }
            let info: [InfoKey: Any] = [
                .mediaType: UTType.image.identifier, .originalImage: image, .imageURL: url,
            ]
            if allowsEditing { edit(image, info) } else { finish(info) }
        }
    }

    /// Shows the picture in a square that the user moves and zooms.
    private func edit(_ image: UIImage, _ info: [InfoKey: Any]) {
        let editor = PictureCropController(image)
        editor.onEnd = { [weak self] part in
            guard let part else {
                self?.cancel()
                return
            }
            var info = info
            info[.cropRect] = part
            info[.editedImage] = PictureCropController.cut(image, to: part)
            self?.finish(info)
        }
        setNavigationBarHidden(false, animated: false)
        setViewControllers([editor], animated: false)
    }

    private func finish(_ info: [InfoKey: Any]) {
        guard let owner else { return dismiss(animated: true) }
        owner.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    private func cancel() {
        guard let owner else { return dismiss(animated: true) }
        owner.imagePickerControllerDidCancel(self)
    }
}
