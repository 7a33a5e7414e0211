import Foundation
import HeadlessHost
import UIKit

/// Screens with search in every placement, on which a test performs random actions.
@MainActor
final class SearchWorld {
    var dice: Dice
    let driver: AppDriver
    /// Screens that were shown at least once. Some are still in the window.
    var screens: [SearchScreen] = []
    /// The nesting depth of calls made within other calls.
    private var depth = 0
    /// The number of API calls made between the gestures.
    private(set) var calls = 0
    /// The number of gestures that found their target.
    private(set) var landed = 0

    init(seed: UInt64) async throws {
        dice = Dice(seed: seed)
        driver = try await AppDriver.launch { UINavigationController(rootViewController: UIViewController()) }
        for _ in 0..<3 { addScreen() }
    }

    var navigation: UINavigationController {
        driver.application.connectedScenes.compactMap { $0 as? UIWindowScene }.first!
            .windows.first!.rootViewController as! UINavigationController
    }

    var screen: SearchScreen { dice.one(of: screens) }

    /// Performs one step: an API call or a user action.
    ///
    /// - Throws: The driver's error if the app does not settle. An unreachable target is not an error.
    func step() async throws {
        if dice.one(of: [true, false, false]) {
            do {
                try await dice.one(of: Self.gestures)(self)
                landed += 1
            } catch let error as AppDriverError where error.isAboutScreen {}
        } else {
            act()
            calls += 1
        }
        if dice.one(of: Array(repeating: false, count: 9) + [true]) { try await driver.settle() }
    }

    /// Makes a random API call.
    func act() {
        dice.one(of: Self.calls)(self)
    }

    /// Adds a screen with its search in a random placement. It makes nested calls within the callbacks that it receives.
    func addScreen() {
        let screen = SearchScreen(
            results: dice.flag() ? ResultsScreen(style: .plain) : nil,
            placesBar: dice.flag()
        )
        switch dice.one(of: [0, 1, 2, 3]) {
        case 0: screen.tableView.tableHeaderView = screen.bar
        case 1: screen.navigationItem.titleView = screen.bar
        case 2: screen.view.addSubview(screen.bar)
        default: break
        }
        for call in Self.callbacks {
            screen.inside[call] = { [weak self] _ in self?.actInside() }
        }
        screens.append(screen)
        if screens.count > 5 { screens.removeFirst() }
    }

    private func actInside() {
        guard depth < 2, dice.one(of: [true, false, false, false]) else { return }
        depth += 1
        act()
        depth -= 1
    }

    private static let callbacks = [
        "update", "present", "willPresent", "didPresent", "willDismiss", "didDismiss", "shouldBegin", "didBegin",
        "shouldEnd", "didEnd", "textDidChange", "searchClicked", "cancelClicked", "shouldChange", "scopeDidChange",
        "select", "didSelectRow",
    ]
}

extension AppDriverError {
    /// Whether the error has its cause in the current content of the screen, for example a covered target.
    fileprivate var isAboutScreen: Bool {
        switch self {
        case .notOnScreen, .ambiguous, .covered, .notDraggable, .notTaken, .nothingFocused, .nothingComposed,
            .nothingToRefresh,
            .noBackButton:
            true
        case .noFinger, .noQuickAction, .notAnAddress, .noFileChooser, .fileNotSelectable, .noNotification, .notSettled,
            .notReading, .notSaved, .unsupported, .noIdentifier, .wrongKeyState:
            false
        }
    }
}
