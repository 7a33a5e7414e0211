import Foundation
@_spi(Host) import UIKitCore

@_spi(Host)
extension HeadlessHost: HostFiles {
    /// Stores the chooser until `AppDriver.choose(_:)` or `AppDriver.cancelChoosing()` answers it.
    public func show(_ panel: FilePanel) { filePanel = panel }

    /// Removes the chooser.
    public func hide(_ panel: FilePanel) {
        if filePanel === panel { filePanel = nil }
    }

    /// Records the file in ``openedFiles``, as if the user had chosen a program, if ``hasProgramsForFiles`` is true.
    public func open(_ file: URL, over window: UIWindow?, _ body: @escaping @MainActor (Bool) -> Void) {
        if hasProgramsForFiles { openedFiles.append(file) }
        body(hasProgramsForFiles)
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
