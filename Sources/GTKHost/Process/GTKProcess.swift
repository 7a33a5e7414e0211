#if GTK
import CGTK
import CGTKShim
import Foundation
import TextEscaping
@_spi(Host) import UIKitCore

/// An app as a process with windows. Must be used on the main actor.
@_spi(Host)
@MainActor
public struct GTKProcess {
    private let launch: @MainActor (any ApplicationHost) -> UIApplication

    /// Makes a process.
    ///
    /// - Parameter launch: Starts the app on a host.
    public init(launch: @escaping @MainActor (any ApplicationHost) -> UIApplication) {
        self.launch = launch
    }

    /// Runs until the user closes the window.
    public func run() -> Never {
        do {
            let host = try GTKHost()
            MainLoop.start()
            GTKProcess.end(launch(host), with: host) { exit(EXIT_SUCCESS) }
            MainLoop.run()
        } catch {
            FileHandle.standardError.write(Data((escapedMessage("\(error)") + "\n").utf8))
            exit(EXIT_FAILURE)
        }
    }

    /// Terminates the app when the user closes its window.
    static func end(
        _ application: UIApplication,
        with host: GTKHost,
        thenCall completion: @escaping @MainActor () -> Void
    ) {
        host.onClose = {
            application.terminate()
            completion()
        }
    }
}
#endif
