#if Terminal
import Foundation

/// Opens addresses and files in the programs of the desktop, if the terminal runs on one.
enum DesktopOpener {
    private static let program = "/usr/bin/xdg-open"

    /// Whether there is a desktop, and its command for opening. Over SSH there is none.
    static var isAvailable: Bool {
        let environment = ProcessInfo.processInfo.environment
        let hasDisplay = ["WAYLAND_DISPLAY", "DISPLAY"].contains { environment[$0]?.isEmpty == false }
        return hasDisplay && FileManager.default.isExecutableFile(atPath: program)
    }

    /// Starts the program for an address.
    ///
    /// - Returns: Whether the command was started.
    static func open(_ url: URL) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = [url.isFileURL ? url.path : url.absoluteString]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return (try? process.run()) != nil
    }
}
#endif
