import Foundation
@_spi(Host) import UIKitCore

@_spi(Host)
extension HeadlessHost: HostFiles {
    /// Stores the chooser until ``AppDriver/choose(_:)`` or ``AppDriver/cancelChoosing()`` answers it.
    public func show(_ panel: FilePanel) { filePanel = panel }

    /// Removes the chooser.
    public func hide(_ panel: FilePanel) {
        if filePanel === panel { filePanel = nil }
    }
}

extension HeadlessHost {
    /// Whether a file chooser is open.
    public var isChoosingFiles: Bool { filePanel != nil }

    /// The name that the open file chooser suggests for a new file. Nil without such a chooser.
    public var suggestedFileName: String? {
        if case .newFile(let name)? = filePanel?.purpose { name } else { nil }
    }
}

extension AppDriver {
    // MARK: File choosers

    /// Chooses files in the open file chooser: existing files or folders, or the place of a new file.
    ///
    /// - Throws: ``AppDriverError/noFileChooser``, or ``AppDriverError/fileNotSelectable(_:)`` for a file that the chooser does not
    ///   offer.
    public func choose(_ urls: [URL]) async throws {
        enter()
        guard let panel = host.filePanel else { throw AppDriverError.noFileChooser }
        if urls.count > 1, !panel.allowsSeveral { throw AppDriverError.fileNotSelectable(urls[1].lastPathComponent) }
        for url in urls where !Self.offers(url, panel) { throw AppDriverError.fileNotSelectable(url.lastPathComponent) }
        host.filePanel = nil
        panel.finish(urls)
        try await settle()
    }

    /// Closes the open file chooser without a choice.
    ///
    /// - Throws: ``AppDriverError/noFileChooser``.
    public func cancelChoosing() async throws {
        enter()
        guard let panel = host.filePanel else { throw AppDriverError.noFileChooser }
        host.filePanel = nil
        panel.finish(nil)
        try await settle()
    }

    private static func offers(_ url: URL, _ panel: FilePanel) -> Bool {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        return switch panel.purpose {
        case .newFile: !isFolder.boolValue
        case .folders: exists && isFolder.boolValue
        case .files: exists && !isFolder.boolValue && panel.filter?.accepts(url) != false
        }
    }
}
