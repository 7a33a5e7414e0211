import Foundation
@_spi(Host) import HeadlessHost
import TextEscaping
@_spi(Host) import UIKitCore

#if GTK
@_spi(Host) import GTKHost
#endif
#if Terminal
@_spi(Host) import TerminalHost
#endif

extension UIApplicationDelegate {
    /// Runs the app with this `@main` delegate on the host chosen by the environment, and exits with the app.
    public static func main() {
        Launch.run(
            headless: { try await AppDriver.launch(self, on: Launch.headlessHost, requests: Launch.requests) },
            windowed: { host, requests in
                UIApplication.launch(
                    on: host,
                    applicationDelegate: { UIApplication.makeDelegate(self) },
                    requests: requests
                )
            }
        )
    }
}

extension UISceneDelegate {
    /// Runs the app with this `@main` scene delegate on the host chosen by the environment, and exits with the app.
    public static func main() {
        Launch.run(
            headless: {
                try await AppDriver.launch(sceneDelegate: self, on: Launch.headlessHost, requests: Launch.requests)
            },
            windowed: { host, requests in
                UIApplication.launch(
                    on: host,
                    applicationDelegate: nil,
                    sceneDelegate: { UIApplication.makeSceneDelegate(self) },
                    requests: requests
                )
            }
        )
    }
}

@MainActor
enum Launch {
    /// A headless host with state in the user's files.
    static var headlessHost: HeadlessHost {
        let process = ProcessInfo.processInfo
        return HeadlessHost(states: StateStore(program: process.processName), environment: process.environment)
    }

    /// The name of the program and its arguments.
    static var arguments = CommandLine.arguments

    /// The addresses, files and quick action in the arguments of the program.
    static var requests: [SystemRequest] {
        let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
        return SystemRequest.requests(in: arguments.dropFirst(), folder: folder)
    }

    /// Runs the main loop until the app ends.
    static func run(
        headless: @escaping () async throws -> AppDriver,
        windowed: @escaping @MainActor (any ApplicationHost, [SystemRequest]) -> UIApplication
    ) -> Never {
        do {
            try PackageBundle.enter()
            let environment = ProcessInfo.processInfo.environment
            switch try HostChoice.choose(environment: environment, hasTerminal: hasTerminal(environment)) {
            #if GTK
            case .gtk: GTKProcess(launch: windowed, requests: requests).run()
            #endif
            #if Terminal
            case .terminal: try TerminalProcess(launch: windowed, requests: requests).start()
            #endif
            case .headless:
                Task { exit(await HeadlessProcess(launch: headless).run()) }
            }
        } catch {
            refuse((error as? CocoaError)?.localizedDescription ?? "\(error)")
        }
        while true { RunLoop.main.run() }
    }

    private static func hasTerminal(_ environment: [String: String]) -> Bool {
        #if Terminal
        TerminalProcess.hasTerminal(environment)
        #else
        false
        #endif
    }

    /// Reports why the app cannot start, and exits.
    static func refuse(_ reason: String) -> Never {
        FileHandle.standardError.write(Data((escapedMessage(reason) + "\n").utf8))
        exit(EXIT_FAILURE)
    }
}
