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
            let application = launch(host, requests)
            GTKProcess.connect(desktop, to: application)
            GTKProcess.end(application, with: host) { exit(EXIT_SUCCESS) }
            MainLoop.run()
        } catch {
            FileHandle.standardError.write(Data((escapedMessage("\(error)") + "\n").utf8))
            exit(EXIT_FAILURE)
        }
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
