#if GTK
import AppDriving
import CGTK
import CGTKShim
import Foundation
import TextEscaping
@_spi(Host) import UIKitCore

/// An app as a process with windows. If the environment variable `UIKIT_SCRIPT_SOCKET` names a path, other processes of the user send
/// it scripts at a socket there. Must be used on the main actor.
@_spi(Host)
@MainActor
public struct GTKProcess {
    private let launch: @MainActor (any ApplicationHost, [SystemRequest]) -> UIApplication
    private let requests: [SystemRequest]

    /// Makes a process.
    ///
    /// - Parameters:
    ///   - launch: Starts the app on a host, with requests.
    ///   - requests: The requests in the arguments of the process.
    public init(
        launch: @escaping @MainActor (any ApplicationHost, [SystemRequest]) -> UIApplication,
        requests: [SystemRequest]
    ) {
        self.launch = launch
        self.requests = requests
    }

    /// Runs until the user closes the last window. If the app runs in another process, passes the requests to it and exits.
    public func run() -> Never {
        do {
            let host = try GTKHost()
            MainLoop.start()
            let desktop = Bundle.main.bundleIdentifier.flatMap { DesktopApplication(identifier: $0) }
            if let desktop, desktop.isRemote {
                desktop.forward(requests)
                exit(EXIT_SUCCESS)
            }
            host.desktopApplication = desktop
            let path = ScriptServer.path(in: ProcessInfo.processInfo.environment)
            host.changes.isRecording = path != nil
            let application = launch(host, requests)
            GTKProcess.connect(desktop, to: application)
            let server = try path.map { try GTKProcess.serve(application, on: host, at: $0) }
            GTKProcess.end(application, with: host) {
                server?.close()
                exit(EXIT_SUCCESS)
            }
            MainLoop.run()
        } catch {
            FileHandle.standardError.write(Data((escapedMessage("\(error)") + "\n").utf8))
            exit(EXIT_FAILURE)
        }
    }

    /// Accepts scripts at a socket.
    private static func serve(
        _ application: UIApplication,
        on host: GTKHost,
        at path: String
    ) throws -> ScriptServer {
        let driver = ScreenDriver(application: application, surface: host)
        return try ScriptServer(
            path: path,
            driver: driver,
            elapse: { _ in },
            onQuit: { [weak host] in host?.windowWasClosed() }
        )
    }

    /// Passes the requests of the bus to an app.
    static func connect(_ desktop: DesktopApplication?, to application: UIApplication) {
        desktop?.showActions(named: application.allShortcuts.map(\.actionName))
        desktop?.onRequest = { [weak application] request in
            guard let application else { return }
            UIApplication.current = application
            application.handle(request)
        }
    }

    /// Terminates the app when the user closes its last window.
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
