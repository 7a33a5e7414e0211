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
    private(set) var steps = 0

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
    func step() async throws {
        steps += 1
        if dice.one(of: [true, false, false]) {
            try await dice.one(of: Self.gestures)(self)
        } else {
            act()
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
