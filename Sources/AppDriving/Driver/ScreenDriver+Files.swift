import Foundation
@_spi(Host) import UIKitCore

extension ScreenDriver {
    // MARK: File choosers

    /// Chooses files in the open file chooser: existing files or folders, or the place of a new file.
    ///
    /// - Throws: ``AppDriverError/noFileChooser``, or ``AppDriverError/fileNotSelectable(_:)`` for a file that the chooser does not
    ///   offer.
    public func choose(_ urls: [URL]) async throws {
        enter()
        guard let panel = surface.openFilePanel else { throw AppDriverError.noFileChooser }
        if urls.count > 1, !panel.allowsSeveral { throw AppDriverError.fileNotSelectable(urls[1].lastPathComponent) }
        for url in urls where !Self.offers(url, panel) { throw AppDriverError.fileNotSelectable(url.lastPathComponent) }
        surface.finish(panel, with: urls)
        try await settle()
    }

    /// Closes the open file chooser without a choice.
    ///
    /// - Throws: ``AppDriverError/noFileChooser``.
    public func cancelChoosing() async throws {
        enter()
        guard let panel = surface.openFilePanel else { throw AppDriverError.noFileChooser }
        surface.finish(panel, with: nil)
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

    // MARK: Notifications

    /// Answers a notification on the desktop.
    ///
    /// - Parameters:
    ///   - title: The title of the notification, or its text if it has no title.
    ///   - action: The title of a button. Nil opens the notification.
    /// - Throws: ``AppDriverError/noNotification(_:shown:)`` if there is no such notification or button;
    ///   ``AppDriverError/unsupported(_:)`` in windows, where the desktop shows the notifications.
    public func answerNotification(_ title: String, action: String? = nil) async throws {
        enter()
        try surface.answer(notification: title, action: action)
        try await settle()
    }
}
