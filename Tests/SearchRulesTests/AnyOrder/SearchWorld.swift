import Foundation
import HeadlessHost
import UIKit

/// Some screens with search, in every place that a bar can have, to which a test does anything in any order.
@MainActor
final class SearchWorld {
    var dice: Dice
    let pilot: Pilot
    /// Screens that were shown once, of which some are in the window, and some in none.
    var screens: [SearchScreen] = []
    /// How deep calls are nested that were made inside other calls.
    private var depth = 0
    /// The number of calls of an app's that were made between the gestures.
    private(set) var calls = 0
    /// The number of gestures that met what they were meant for.
    private(set) var landed = 0

    init(seed: UInt64) async throws {
        dice = Dice(seed: seed)
        pilot = try await Pilot.launch { UINavigationController(rootViewController: UIViewController()) }
        for _ in 0..<3 { addScreen() }
    }

    var navigation: UINavigationController {
        pilot.application.connectedScenes.compactMap { $0 as? UIWindowScene }.first!
            .windows.first!.rootViewController as! UINavigationController
    }

    var screen: SearchScreen { dice.one(of: screens) }

    /// One step: some call, or something that a person does.
    ///
    /// - Throws: What a pilot throws when the app does not settle; not that what it looks for is not to be reached.
    func step() async throws {
        if dice.one(of: [true, false, false]) {
            do {
                try await dice.one(of: Self.gestures)(self)
                landed += 1
            } catch let error as PilotError where error.isAboutScreen {}
        } else {
            act()
            calls += 1
        }
        if dice.one(of: Array(repeating: false, count: 9) + [true]) { try await pilot.settle() }
    }

    /// Any call of an app's.
    func act() {
        dice.one(of: Self.calls)(self)
    }

    /// A screen with its search in some place, which makes calls of its own inside the calls that it gets.
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

extension PilotError {
    /// Whether something could not be touched or typed into because of what is on the screen, whatever that is.
    fileprivate var isAboutScreen: Bool {
        switch self {
        case .notOnScreen, .ambiguous, .covered, .notDraggable, .notTaken, .nothingFocused, .noBackButton: true
        case .noFinger, .notSettled, .notSaved: false
        }
    }
}
