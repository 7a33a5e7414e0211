import Foundation
@_spi(Host) import HeadlessHost
import TextEscaping
@_spi(Host) import UIKitCore

#if GTK
    @_spi(Host) import GTKHost
#endif

extension UIApplicationDelegate {
    /// Starts the app whose delegate is marked `@main`, on the host that the environment asks for, and ends the process
    /// with it.
    public static func main() {
        Launch.run(
            headless: { try await Pilot.launch(self, on: Launch.headlessHost) },
            windowed: { host in
                UIApplication.launch(on: host, applicationDelegate: { UIApplication.makeDelegate(self) })
            }
        )
    }
}

extension UISceneDelegate {
    /// Starts the app whose scene delegate is marked `@main`, on the host that the environment asks for, and ends the
    /// process with it.
    public static func main() {
        Launch.run(
            headless: { try await Pilot.launch(sceneDelegate: self, on: Launch.headlessHost) },
            windowed: { host in
                UIApplication.launch(
                    on: host,
                    applicationDelegate: nil,
                    sceneDelegate: { UIApplication.makeSceneDelegate(self) }
                )
            }
        )
    }
}

@MainActor
enum Launch {
    /// A host without a screen that keeps what it has to in the person's files.
    static var headlessHost: HeadlessHost {
        let process = ProcessInfo.processInfo
        return HeadlessHost(states: StateStore(program: process.processName), environment: process.environment)
    }

    /// Runs the main loop until the app ends.
    static func run(
        headless: @escaping () async throws -> Pilot,
        windowed: @escaping @MainActor (any ApplicationHost) -> UIApplication
    ) -> Never {
        do {
            switch try HostChoice.choose(environment: ProcessInfo.processInfo.environment) {
            #if GTK
                case .gtk: GTKProcess(launch: windowed).run()
            #endif
            case .headless:
                Task { exit(await HeadlessProcess(launch: headless).run()) }
            }
        } catch {
            refuse("\(error)")
        }
        while true { RunLoop.main.run() }
    }

    /// Says why the app cannot start, and ends the process.
    static func refuse(_ reason: String) -> Never {
        FileHandle.standardError.write(Data((escapedMessage(reason) + "\n").utf8))
        exit(EXIT_FAILURE)
    }
}
