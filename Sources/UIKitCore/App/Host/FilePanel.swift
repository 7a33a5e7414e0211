import Foundation

/// A file chooser: the user chooses files or folders to open, or the place of a new file. Main actor.
@_spi(Host)
@preconcurrency @MainActor
public final class FilePanel {
    /// The use of the chosen files.
    public enum Purpose: Equatable, Sendable {
        /// Existing files.
        case files
        /// Existing folders.
        case folders
        /// A new file with a suggested name.
        case newFile(name: String)
    }

    /// The use of the chosen files.
    public let purpose: Purpose
    /// Whether the user may choose several files.
    public let allowsSeveral: Bool
    /// The selectable files. Nil for all.
    public let filter: FileFilter?
    /// The folder that the chooser shows first. Nil for the host's choice.
    public let folder: URL?
    /// The window in front of which the chooser opens.
    public private(set) weak var window: UIWindow?

    private var completion: ((_ urls: [URL]?) -> Void)?

    /// Makes a chooser.
    ///
    /// - Parameter completion: Called once with the chosen files. Nil if the user cancelled.
    package init(
        _ purpose: Purpose,
        allowsSeveral: Bool = false,
        filter: FileFilter? = nil,
        folder: URL? = nil,
        window: UIWindow?,
        completion: @escaping (_ urls: [URL]?) -> Void
    ) {
        self.purpose = purpose
        self.allowsSeveral = allowsSeveral
        self.filter = filter
        self.folder = folder
        self.window = window
        self.completion = completion
    }

    /// Ends the choice. Later calls have no effect.
    ///
    /// - Parameter urls: The chosen files. Nil if the user cancelled.
    public func finish(_ urls: [URL]?) {
        let completion = completion
        self.completion = nil
        completion?(urls?.isEmpty == false ? urls : nil)
    }

    /// Ends without a call of the completion.
    package func abandon() { completion = nil }
}

/// A restriction to files of certain types.
@_spi(Host)
public struct FileFilter: Equatable, Sendable {
    /// The description of the types for the user. Empty if the types have none.
    public let name: String
    /// The MIME types, such as `image/png`.
    public let mimeTypes: [String]
    /// The extensions of file names, such as `png`.
    public let extensions: [String]

    /// Makes a restriction.
    package init(name: String, mimeTypes: [String], extensions: [String]) {
        self.name = name
        self.mimeTypes = mimeTypes
        self.extensions = extensions
    }

    /// Whether the name of a file has one of the extensions.
    public func accepts(_ url: URL) -> Bool { extensions.contains(url.pathExtension.lowercased()) }
}
