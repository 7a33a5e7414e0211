import HeadlessHost
import Testing
import UIKit

@testable import listed

#if GTK
    @_spi(Testing) import GTKHost
#endif

/// Something that a person meets on the screen, whichever host shows it.
struct SeenElement: Equatable {
    let role: String
    let label: String
    let value: String
}

/// Drives the example on one host. A scenario is written once, for all of them.
@MainActor
protocol Driver {
    func screen() throws -> [SeenElement]
    func tap(_ name: String, role: String?) async throws
    func type(_ text: String) async throws
    /// Presses a key, by the name that scripts give it.
    func key(_ name: String) async throws
    /// Waits until what the app did by itself is on screen.
    func settle() async throws
    /// Swipes over a row, to the left or to the right.
    func swipe(_ direction: Pilot.SwipeDirection, _ name: String) async throws
    /// Drags a token, or what is selected in a field, to a field.
    func drag(_ name: String, to target: String) async throws
}

/// The hosts that scenarios run on.
enum ScenarioHost: String, CaseIterable, CustomTestStringConvertible {
    case headless
    #if GTK
        case gtk
    #endif

    /// All that can show anything here: windows need a display, which `make test` provides.
    static var available: [ScenarioHost] {
        let environment = ProcessInfo.processInfo.environment
        let hasDisplay = environment["DISPLAY"]?.isEmpty == false
        return allCases.filter { $0 == .headless || hasDisplay }
    }

    var testDescription: String { rawValue }

    /// Shows a controller instead of the example.
    @MainActor
    func show(_ root: UIViewController, _ scenario: @MainActor (any Driver) async throws -> Void) async throws {
        switch self {
        case .headless:
            try await scenario(HeadlessDriver(pilot: try await Pilot.launch { root }))
        #if GTK
            case .gtk:
                try await GTKPilot.run(rootViewController: root) { try await scenario(WindowDriver(pilot: $0)) }
        #endif
        }
    }

    @MainActor
    func run(_ scenario: @MainActor (any Driver) async throws -> Void) async throws {
        switch self {
        case .headless:
            try await scenario(HeadlessDriver(pilot: try await Pilot.launch(AppDelegate.self)))
        #if GTK
            case .gtk:
                try await GTKPilot.run(AppDelegate.self) { try await scenario(WindowDriver(pilot: $0)) }
        #endif
        }
    }

    /// Runs a scenario on one controller instead of the example.
    @MainActor
    func run(
        showing controller: UIViewController,
        _ scenario: @MainActor (any Driver) async throws -> Void
    ) async throws {
        switch self {
        case .headless:
            try await scenario(HeadlessDriver(pilot: try await Pilot.launch { controller }))
        #if GTK
            case .gtk:
                try await GTKPilot.run(rootViewController: controller) { try await scenario(WindowDriver(pilot: $0)) }
        #endif
        }
    }
}

private struct HeadlessDriver: Driver {
    let pilot: Pilot

    func screen() -> [SeenElement] {
        pilot.screen().elements.map { SeenElement(role: $0.role, label: $0.label ?? "", value: $0.value ?? "") }
    }

    func tap(_ name: String, role: String?) async throws { try await pilot.tap(name, role: role) }
    func type(_ text: String) async throws { try await pilot.type(text) }
    func key(_ name: String) async throws { try await pilot.key(#require(Pilot.Key(name))) }
    func settle() async throws { try await pilot.settle() }
    func swipe(_ direction: Pilot.SwipeDirection, _ name: String) async throws {
        try await pilot.swipe(direction, name)
    }
    func drag(_ name: String, to target: String) async throws { try await pilot.drag(name, to: target) }
}

#if GTK
    private struct WindowDriver: Driver {
        let pilot: GTKPilot

        func screen() throws -> [SeenElement] {
            try pilot.screen().elements.map { SeenElement(role: $0.role, label: $0.label, value: $0.value) }
        }

        func tap(_ name: String, role: String?) async throws { try await pilot.tap(name, role: role) }
        func type(_ text: String) async throws { try await pilot.type(text) }
        func settle() async throws { try await pilot.settle() }
        func key(_ name: String) async throws {
            let parts = name.split(separator: "+").map { Self.names[String($0)] ?? String($0) }
            try await pilot.press(parts.joined(separator: "+"))
        }
        func drag(_ name: String, to target: String) async throws { try await pilot.drag(name, to: target) }

        func swipe(_ direction: Pilot.SwipeDirection, _ name: String) async throws {
            try await pilot.swipe(direction == .left ? .left : .right, name)
        }

        private static let names = [
            "backspace": "BackSpace", "escape": "Escape", "return": "Return", "home": "Home", "end": "End",
            "page-up": "Page_Up", "page-down": "Page_Down", "up": "Up", "down": "Down", "left": "Left",
            "right": "Right", "delete": "Delete", "tab": "Tab",
        ]
    }
#endif

extension Driver {
    func tap(_ name: String) async throws { try await tap(name, role: nil) }
    func scope(_ title: String) async throws { try await tap(title, role: "scope") }

    /// What the elements of a role are called.
    func labels(_ role: String) throws -> [String] { try screen().filter { $0.role == role }.map(\.label) }

    /// What the elements of a role hold.
    func values(_ role: String) throws -> [String] { try screen().filter { $0.role == role }.map(\.value) }

    /// The countries that were found, each with its year, from the first row to the last: the screen is turned until
    /// nothing new comes.
    func found() async throws -> [String] {
        var top: [String] = []
        while try top != countryRows() {
            top = try countryRows()
            try await key("page-up")
        }
        var found = top
        while true {
            try await key("page-down")
            let new = try countryRows().filter { !found.contains($0) }
            if new.isEmpty { return found }
            found += new
        }
    }

    private func countryRows() throws -> [String] {
        try screen().filter { $0.role == "row" && !$0.label.hasPrefix("Search by") }
            .map { "\($0.label) \($0.value.prefix(4))" }
    }
}
