#if Terminal
@_spi(Host) import TerminalTesting
import UIKit
@_spi(Host) import UIKitCore

extension TerminalAppDriver {
    /// Runs a test of an app with one controller.
    ///
    /// - Parameters:
    ///   - makeRoot: Makes the root controller of the window.
    ///   - body: The actions and expectations.
    static func run(
        columns: Int = 40,
        rows: Int = 12,
        environment: [String: String] = usualEnvironment,
        languages: [String] = ["en"],
        root makeRoot: @escaping @MainActor () -> UIViewController,
        _ body: @MainActor (TerminalAppDriver) async throws -> Void
    ) async throws {
        try await run(
            columns: columns,
            rows: rows,
            environment: environment,
            languages: languages,
            launch: { host in
                UIApplication.launch(
                    on: host,
                    applicationDelegate: nil,
                    sceneDelegate: { RootSceneDelegate(makeRoot: makeRoot) }
                )
            },
            body
        )
    }
}
#endif
