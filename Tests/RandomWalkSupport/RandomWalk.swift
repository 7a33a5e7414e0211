import Foundation
import HeadlessHost
import UIKit
@_spi(Host) import UIKitCore

/// Performs random actions at an app without a display, and checks after each of them what every user expects of an app.
///
/// The actions are also written to a file, which remains if a check fails or the process ends: it names the last action before a crash.
@MainActor
public final class RandomWalk {
    /// The driver of the app.
    public let driver: AppDriver
    private let name: String
    private let settings: RandomWalkSettings
    private var user: RandomUser
    private var log: RandomWalkLog
    private var windows = WindowCensus()
    private let finish: @MainActor (AppDriver) async throws -> Void
    private let keepsRows: Bool
    /// The screen after the latest action.
    private var screen: Screen

    /// The number of actions between two checks that a new layout of the same content changes nothing.
    private static let actionsBetweenLayouts = 20

    /// The number of actions between two returns to the first screen.
    private static let actionsBetweenReturns = 500

    /// Makes a walk.
    ///
    /// - Parameters:
    ///   - name: The name of the app, for messages.
    ///   - driver: The driver of the launched app.
    ///   - settings: The number of actions and the seed.
    ///   - keepsRows: Whether the list of the first screen always has the rows that it had in the beginning. Default: true.
    ///   - finish: Waits for work of the app that continues on other threads after the app settled.
    public init(
        _ name: String,
        _ driver: AppDriver,
        settings: RandomWalkSettings = .inEnvironment,
        keepsRows: Bool = true,
        finishing finish: @escaping @MainActor (AppDriver) async throws -> Void = { _ in }
    ) throws {
        self.name = name
        self.driver = driver
        self.settings = settings
        self.finish = finish
        self.keepsRows = keepsRows
        screen = driver.screen()
        user = RandomUser(seed: settings.seed)
        log = try RandomWalkLog(name: name, settings: settings)
    }

    /// Performs the actions.
    ///
    /// - Throws: ``RandomWalkFailure`` at the first failed check.
    public func run() async throws {
        let start = ContinuousClock().now
        try await finish(driver)
        screen = driver.screen()
        let rows = rowCounts
        for step in 1...max(settings.actions, 1) {
            try await perform(user.next(on: screen, situation), step: step)
            if step % Self.actionsBetweenLayouts == 0 { try await check(step) { try await self.layOutAgain() } }
            if step % Self.actionsBetweenReturns == 0 {
                try await check(step) { try await self.returnToFirstScreen(with: rows) }
            }
        }
        log.end()
        let duration = ContinuousClock().now - start
        print("\(name): \(settings.actions) random actions with seed \(settings.seed) passed in \(duration).")
    }

    private var situation: AppSituation {
        AppSituation(isChoosingFile: driver.host.openFilePanel != nil, windowCount: driver.windowCount)
    }

    private func perform(_ action: UserAction, step: Int) async throws {
        log.append(action, step: step)
        try await check(step) {
            try await self.driver.perform(action)
            try await self.finish(self.driver)
            try self.checkScreen()
        }
    }

    private func checkScreen() throws {
        screen = driver.screen()
        try windows.check(driver.application)
        try WalkInvariants(application: driver.application, screen: screen).check()
    }

    private func returnToFirstScreen(with rows: [String]) async throws {
        log.note("return to the first screen")
        try await ReturnToStart(driver: driver, finish: finish).run()
        try checkScreen()
        for case let search as UISearchController in ControllerTree.all(in: driver.application.visibleWindows) {
            if search.searchBar.text?.isEmpty == false || !search.searchBar.searchTextField.tokens.isEmpty {
                throw BrokenInvariant("A search that ended still has a text or tokens.")
            }
        }
        if keepsRows, rowCounts != rows {
            throw BrokenInvariant("The first screen shows \(rowCounts), but showed \(rows) in the beginning.")
        }
    }

    /// The accessible values of the lists on screen, such as "466 rows".
    private var rowCounts: [String] { screen.elements(role: "table").compactMap(\.value) }

    /// Lays out everything once more. The places on the screen must not depend on the actions that led to it.
    private func layOutAgain() async throws {
        let before = screen
        let views = driver.application.frontWindows.flatMap { WalkInvariants.allViews(in: $0) }
        for view in views { view.setNeedsLayout() }
        try await driver.settle()
        try checkScreen()
        // The result of a search may have arrived meanwhile.
        guard screen.description == before.description, screen.hierarchy != before.hierarchy else { return }
        throw BrokenInvariant("A new layout of the same content moved it. Before, the screen was:\n\(before.hierarchy)")
    }

    /// Adds the seed, the step and the latest actions to an error.
    private func check(_ step: Int, _ body: () async throws -> Void) async throws {
        do {
            try await body()
        } catch {
            throw RandomWalkFailure(
                app: name,
                settings: settings,
                step: step,
                reason: "\(error)",
                latest: log.latest,
                screen: driver.screen().hierarchy
            )
        }
    }
}
