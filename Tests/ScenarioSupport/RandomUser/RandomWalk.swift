import Foundation
import HeadlessHost
import UIKit

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

    /// The number of actions between two returns to the first screen.
    private static let actionsBetweenReturns = 500

    /// Makes a walk.
    ///
    /// - Parameters:
    ///   - name: The name of the app, for messages.
    ///   - driver: The driver of the launched app.
    ///   - settings: The number of actions and the seed.
    ///   - finish: Waits for work of the app that continues on other threads after the app settled.
    public init(
        _ name: String,
        _ driver: AppDriver,
        settings: RandomWalkSettings = .inEnvironment,
        finishing finish: @escaping @MainActor (AppDriver) async throws -> Void = { _ in }
    ) throws {
        self.name = name
        self.driver = driver
        self.settings = settings
        self.finish = finish
        user = RandomUser(seed: settings.seed)
        log = try RandomWalkLog(name: name, settings: settings)
    }

    /// Performs the actions.
    ///
    /// - Throws: ``RandomWalkFailure`` at the first failed check.
    public func run() async throws {
        let start = ContinuousClock().now
        for step in 1...max(settings.actions, 1) {
            let screen = driver.screen()
            try await perform(user.next(on: screen, situation), step: step)
            if step % Self.actionsBetweenReturns == 0 { try await check(step) { try await self.returnToFirstScreen() } }
        }
        log.end()
        print("\(name): \(settings.actions) random actions with seed \(settings.seed) in \(ContinuousClock().now - start).")
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
        let screen = driver.screen()
        try windows.check(driver.application)
        try WalkInvariants(application: driver.application, screen: screen).check()
    }

    private func returnToFirstScreen() async throws {
        log.note("return to the first screen")
        try await ReturnToStart(driver: driver, finish: finish).run()
        try checkScreen()
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
