public import Foundation
public import Photos
@_spi(Host) public import UIKitCore
import UniformTypeIdentifiers

/// The choice that a picker offers.
public struct PHPickerConfiguration: Equatable, Hashable, Sendable {
    /// The formats in which files are passed to the app.
    public enum AssetRepresentationMode: Int, Sendable {
        /// That of the file.
        case automatic = 0
        /// That of the file.
        case current = 1
        /// That of the file: the desktop converts none.
        case compatible = 2
    }

    /// The order of the results.
    public enum Selection: Int, Sendable {
        /// That of the file chooser.
        case `default` = 0
        /// That of the choice. File choosers do not tell it, so it is the same as `default`.
        case ordered = 1
    }

    /// The format of the files. Kept without effect: files are passed as they are.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// The order of the results. Kept without effect: it is that of the file chooser.
    public var selection = Selection.default
    /// The largest number of files; 0 for no limit. Default: 1.
    public var selectionLimit = 1
    /// The kinds of files. Nil for pictures and videos.
    public var filter: PHPickerFilter?
    /// Whether results have identifiers of assets.
    let hasLibrary: Bool

    /// Makes a configuration for one picture or video. Results have no identifiers of assets.
    public init() { hasLibrary = false }

    /// Makes a configuration whose results have identifiers of assets, if the files are in the library.
    public init(photoLibrary: PHPhotoLibrary) { hasLibrary = true }
}

/// A restriction to kinds of files.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
    let types: [String]

    /// Pictures.
    public static let images = PHPickerFilter(types: [UTType.image.identifier])
    /// Videos.
    public static let videos = PHPickerFilter(types: [UTType.movie.identifier])

    /// Does not exist: cameras of Apple's phones make these pictures.
    @available(*, unavailable, message: "use images")
    public static var livePhotos: PHPickerFilter { images }

    /// Files that one of the filters accepts.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        var types: [String] = []
        for type in subfilters.flatMap(\.types) where !types.contains(type) { types.append(type) }
        return PHPickerFilter(types: types)
    }
}

/// A chosen file.
public struct PHPickerResult: Equatable, Hashable {
    /// Loads the file. Its handlers are called on another thread.
    public let itemProvider: NSItemProvider
    /// The identifier of the asset, if the configuration has a library and the file is in it.
    public let assetIdentifier: String?
}

/// Is told of the choice. Must be used on the main actor.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called after the user chose files; without files if the user cancelled. The delegate dismisses the picker.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets the user choose pictures and videos in the file chooser of the desktop, beginning with the folder for pictures.
///
/// The chooser is a window of the desktop, so `modalPresentationStyle` has no effect. Must be used on the main actor.
@preconcurrency @MainActor
public final class PHPickerViewController: UIViewController {
    /// The choice.
    public let configuration: PHPickerConfiguration
    /// Is told of the choice. Weak reference.
    public weak var delegate: (any PHPickerViewControllerDelegate)?

    private var panel: FilePanel?

    /// Makes a picker.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        isShownByDesktop = true
    }

    /// Returns nil: storyboards cannot hold a picker.
    public required init?(coder: NSCoder) { nil }

    /// Creates an empty view: the chooser is a window of its own.
    public override func loadView() {
        view = UIView()
        view.backgroundColor = .clear
    }

    /// Opens the chooser.
    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard panel == nil, let window = view.window, let host = window.windowScene?.host else { return }
        let filter = configuration.filter ?? .any(of: [.images, .videos])
        let isVideos = filter == .videos
        let panel = FilePanel(
            .files,
            allowsSeveral: configuration.selectionLimit != 1,
            filter: FileFilter(filter.types.compactMap { UTType($0) }),
            folder: SavedMedia.folder(for: isVideos ? .moviesDirectory : .picturesDirectory),
            window: window
        ) { [weak self] in self?.userChose($0 ?? []) }
        self.panel = panel
        host.show(panel)
    }

    /// Closes the chooser if it is open.
    public override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard let panel else { return }
        self.panel = nil
        panel.abandon()
        view.window?.windowScene?.host?.hide(panel)
    }

    private func userChose(_ files: [URL]) {
        panel = nil
        let limit = configuration.selectionLimit
        // A file chooser has no limit other than one.
        let chosen = limit > 0 ? Array(files.prefix(limit)) : files
        let results = chosen.map { file in
            PHPickerResult(
                itemProvider: Self.provider(of: file),
                assetIdentifier: configuration.hasLibrary ? PHAsset.identifier(of: file) : nil
            )
        }
        delegate?.picker(self, didFinishPicking: results)
    }

    /// A provider that reads the file away from the main actor.
    private static func provider(of file: URL) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.suggestedName = file.deletingPathExtension().lastPathComponent
        provider.registerFileRepresentation(
            forTypeIdentifier: PreviewContent.type(of: file).identifier,
            visibility: .all
        ) { completion in
            DispatchQueue.global().async { completion(file, false, nil) }
            return nil
        }
        return provider
    }
}
