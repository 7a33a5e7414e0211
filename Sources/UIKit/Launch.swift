import Foundation
@_spi(Host) import HeadlessHost
import UIKitCore

extension UIApplicationDelegate {
    /// Starts the app whose delegate is marked `@main`, on the host that the environment asks for, and ends the process
    /// with it. iOS 14.0.
    public static func main() {
        Launch.run { host in
            switch host {
            case .headless: HeadlessProcess { try await Pilot.launch(self) }
            }
        }
    }
}

extension UISceneDelegate {
    /// Starts the app whose scene delegate is marked `@main`, on the host that the environment asks for, and ends the
    /// process with it. iOS 14.0.
    public static func main() {
        Launch.run { host in
            switch host {
            case .headless: HeadlessProcess { try await Pilot.launch(sceneDelegate: self) }
            }
        }
    }
}

@MainActor
private enum Launch {
    /// Runs the main loop until the app ends.
    static func run(process: (HostChoice) -> HeadlessProcess) -> Never {
        do {
            let process = process(try HostChoice.choose(environment: ProcessInfo.processInfo.environment))
            Task { exit(await process.run()) }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(EXIT_FAILURE)
        }
        while true { RunLoop.main.run() }
    }
}
