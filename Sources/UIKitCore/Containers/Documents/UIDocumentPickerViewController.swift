import Foundation
import TextEscaping
public import UniformTypeIdentifiers

/// Lets the user choose files to open, or a place for files of the app, in the file chooser of the desktop. Main actor.
///
/// The chooser is a window of the desktop, so `modalPresentationStyle` has no effect. The picker dismisses itself before its delegate
/// is notified.
open class UIDocumentPickerViewController: UIViewController {
    /// Is notified of the choice. Weak reference.
    open weak var delegate: (any UIDocumentPickerDelegate)?

    /// Whether the user may choose several files. Default: false.
    open var allowsMultipleSelection = false

    /// Whether the names of files have their extensions. Kept without effect: choosers of desktops always show them.
    open var shouldShowFileExtensions = false

    /// The folder that the chooser shows first. Nil for that of the last choice.
    open var directoryURL: URL?

    /// The use of the picker.
    public let documentPickerMode: UIDocumentPickerMode

    private let types: [UTType]
    private let files: [URL]
    private var panel: FilePanel?
    private var hasChoice = false

    /// Called if the app dismisses the picker before the user has chosen or cancelled. The delegate is not told then.
    var onAbandon: (() -> Void)?

    /// Creates a picker for files to open.
    ///
    /// - Parameters:
    ///   - contentTypes: The selectable types. With `UTType.folder` the user chooses folders instead of files.
    ///   - asCopy: Whether the delegate receives copies in the app's temporary folder. Default: false.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        require(
            !contentTypes.isEmpty,
            "UIDocumentPickerViewController.init(forOpeningContentTypes:) was given no type; pass UTType.item for all files."
        )
        types = contentTypes
        files = []
        documentPickerMode = asCopy ? .import : .open
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker for a place for files of the app: for a single file its new name, for several a folder.
    ///
    /// - Parameters:
    ///   - urls: The files.
    ///   - asCopy: Whether the files are copied. Otherwise they are moved. Default: false.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        require(!urls.isEmpty, "UIDocumentPickerViewController.init(forExporting:) was given no file.")
        types = []
        files = urls
        documentPickerMode = asCopy ? .exportToService : .moveToService
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker for files to open, with identifiers of types.
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        require(
            mode == .import || mode == .open,
            "UIDocumentPickerViewController.init(documentTypes:in:) was given a mode for exporting; use init(forExporting:)."
        )
        let types = allowedUTIs.map { UTType($0) ?? UTType(importedAs: $0) }
        self.init(forOpeningContentTypes: types, asCopy: mode == .import)
    }

    /// Creates a picker for a place for a file of the app.
    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

    /// Creates a picker for a place for files of the app.
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
        require(
            mode == .exportToService || mode == .moveToService,
            "UIDocumentPickerViewController.init(urls:in:) was given a mode for opening; use init(forOpeningContentTypes:)."
        )
        self.init(forExporting: urls, asCopy: mode == .exportToService)
    }

    /// Returns nil: storyboards cannot hold a document picker.
    public required init?(coder: NSCoder) { nil }

    override var presentationPolicy: PresentationPolicy {
        PresentationPolicy(fixedStyle: .overFullScreen, isAnimatedByHost: false, isAdaptive: false)
    }

    /// Creates an empty view: the chooser is a window of its own.
    open override func loadView() {
        view = UIView()
        view.backgroundColor = .clear
    }

    /// Opens the chooser.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard panel == nil, let window = view.window, let host = window.windowScene?.host else { return }
        let panel = FilePanel(
            purpose,
            allowsSeveral: files.isEmpty && allowsMultipleSelection,
            filter: filter,
            folder: directoryURL,
            window: window
        ) { [weak self] in self?.userChose($0) }
        self.panel = panel
        host.show(panel)
    }

    /// Closes the chooser if it is open.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard let panel else { return }
        self.panel = nil
        panel.abandon()
        view.window?.windowScene?.host?.hide(panel)
    }

    override func wasDismissed(trigger: PresentationTrigger) {
        super.wasDismissed(trigger: trigger)
        let abandon = hasChoice ? nil : onAbandon
        onAbandon = nil
        hasChoice = false
        abandon?()
    }

    private var purpose: FilePanel.Purpose {
        if files.count == 1 { return .newFile(name: files[0].lastPathComponent) }
        return files.count > 1 || types.contains { $0 == .folder || $0 == .directory } ? .folders : .files
    }

    /// The restriction to the types. Nil if one of them contains all files, or has neither a MIME type nor an extension by which a
    /// chooser could recognize its files.
    private var filter: FileFilter? {
        guard purpose == .files, !types.contains(where: { UTType.data.conforms(to: $0) }) else { return nil }
        let tags = types.map { (mimeTypes: $0.tags(.mimeType), extensions: $0.tags(.filenameExtension)) }
        guard !tags.contains(where: { $0.mimeTypes.isEmpty && $0.extensions.isEmpty }) else { return nil }
        return FileFilter(
            name: types.compactMap(\.localizedDescription).joined(separator: ", "),
            mimeTypes: tags.flatMap(\.mimeTypes),
            extensions: tags.flatMap(\.extensions)
        )
    }

    // MARK: Choice

    private func userChose(_ urls: [URL]?) {
        panel = nil
        hasChoice = true
        guard let urls else { return finish(nil) }
        let (files, mode) = (files, documentPickerMode)
        guard mode != .open else { return finish(urls) }
        Task { @MainActor in
            let outcome = await Task.detached { DocumentTransfer.perform(mode, files: files, chosen: urls) }.value
            switch outcome {
            case .success(let urls): finish(urls)
            case .failure(let failure):
                Diagnostics.warn(failure.description)
                finish(nil)
            }
        }
    }

    private func finish(_ urls: [URL]?) {
        if presentation.presenter != nil { dismissSelf(animated: false, trigger: .app) }
        if let urls {
            delegate?.documentPicker(self, didPickDocumentsAt: urls)
        } else {
            delegate?.documentPickerWasCancelled(self)
        }
    }
}
