import HeadlessHost
import UIKit
@_spi(Host) import UIKitCore

#if GTK
@_spi(Testing) import GTKHostTesting
#endif
#if Terminal
@_spi(Host) import TerminalTesting
#endif

/// The hosts on which scenarios run.
public enum ScenarioHost: String, CaseIterable, Sendable, CustomStringConvertible {
    case headless
    #if GTK
    case gtk
    #endif
    #if Terminal
    case terminal
    #endif

    /// The hosts available here. Windows require a display, which `make test` provides.
    public static var available: [ScenarioHost] {
        let environment = ProcessInfo.processInfo.environment
        let hasDisplay = environment["DISPLAY"]?.isEmpty == false
        return allCases.filter { $0.rawValue != "gtk" || hasDisplay }
    }

    /// The host's name in the names of tests.
    public var description: String { rawValue }

    /// Runs a scenario on an app.
    ///
    /// - Parameters:
    ///   - delegate: The class of the app's delegate.
    ///   - languages: The user's preferred languages.
    ///   - scenario: The actions and expectations.
    @MainActor
    public func run(
        _ delegate: any UIApplicationDelegate.Type,
        languages: [String] = ["en"],
        _ scenario: @MainActor (any ScenarioDriver) async throws -> Void
    ) async throws {
        switch self {
        case .headless:
            let host = HeadlessHost()
            host.preferredLanguages = languages
            try await scenario(HeadlessScenarioDriver(driver: try await AppDriver.launch(delegate, on: host)))
        #if GTK
        case .gtk:
            try await GTKAppDriver.run(delegate, languages: languages) {
                try await scenario(WindowScenarioDriver(driver: $0))
            }
        #endif
        #if Terminal
        case .terminal:
            try await TerminalAppDriver.run(
                languages: languages,
                launch: { host in
                    UIApplication.launch(
                        on: host,
                        applicationDelegate: { UIApplication.makeDelegate(delegate) }
                    )
                },
                { try await scenario(TerminalScenarioDriver(driver: $0)) }
            )
        #endif
        }
    }

    /// Runs a scenario on a single controller instead of an app.
    @MainActor
    public func run(
        showing controller: UIViewController,
        _ scenario: @MainActor (any ScenarioDriver) async throws -> Void
    ) async throws {
        switch self {
        case .headless:
            try await scenario(HeadlessScenarioDriver(driver: try await AppDriver.launch { controller }))
        #if GTK
        case .gtk:
            try await GTKAppDriver.run(rootViewController: controller) {
                try await scenario(WindowScenarioDriver(driver: $0))
            }
        #endif
        #if Terminal
        case .terminal:
            try await TerminalAppDriver.run(
                launch: { host in
                    UIApplication.launch(
                        on: host,
                        applicationDelegate: nil,
                        sceneDelegate: { RootSceneDelegate(makeRoot: { controller }) }
                    )
                },
                { try await scenario(TerminalScenarioDriver(driver: $0)) }
            )
        #endif
        }
    }

    /// Equivalent to ``run(showing:_:)``.
    @MainActor
    public func show(
        _ root: UIViewController,
        _ scenario: @MainActor (any ScenarioDriver) async throws -> Void
    ) async throws {
        try await run(showing: root, scenario)
    }
}
