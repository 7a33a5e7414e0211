import HeadlessHost
import Testing
import UIKit

#if GTK
@_spi(Testing) import GTKHostTesting
#endif

/// An accessible element on screen, and its frame.
struct Seen {
    let role: String
    let label: String
    let value: String
    let frame: CGRect
}

/// An app in a window of one host. Scenarios are written once and run on each host.
@MainActor
protocol Stage {
    func seen() throws -> [Seen]
    func tap(_ name: String, role: String?) async throws
    func type(_ text: String) async throws
    /// Presses a key. Scripts use the same key names.
    func key(_ name: String) async throws
    /// Swipes a row towards its leading edge, which reveals its trailing actions.
    func swipeLeft(_ name: String) async throws
    func resize(width: Int) async throws
    func settle() async throws
    /// Whether an active stacked search bar hides the title row. A window's title bar stays.
    var hidesTitleRow: Bool { get }
}

/// The hosts on which scenarios run.
enum StageHost: String, CaseIterable, CustomTestStringConvertible, Sendable {
    case headless
    #if GTK
    case gtk
    #endif

    /// The hosts available here. Windows require a display, which `make test` provides.
    static var available: [StageHost] {
        let hasDisplay = ProcessInfo.processInfo.environment["DISPLAY"]?.isEmpty == false
        return allCases.filter { $0 == .headless || hasDisplay }
    }

    var testDescription: String { rawValue }

    /// Shows a controller in a window of the given width.
    @MainActor
    func show(
        _ root: UIViewController,
        width: Int,
        _ scenario: @MainActor (any Stage) async throws -> Void
    ) async throws {
        switch self {
        case .headless:
            let stage = HeadlessStage(driver: try await AppDriver.launch { root })
            try await stage.resize(width: width)
            try await scenario(stage)
        #if GTK
        case .gtk:
            try await GTKAppDriver.run(rootViewController: root) { driver in
                let stage = WindowStage(driver: driver)
                try await stage.resize(width: width)
                try await scenario(stage)
            }
        #endif
        }
    }
}

private struct HeadlessStage: Stage {
    let hidesTitleRow = true
    let driver: AppDriver

    func seen() -> [Seen] {
        driver.screen().elements.map {
            Seen(role: $0.role, label: $0.label ?? "", value: $0.value ?? "", frame: $0.frame)
        }
    }

    func tap(_ name: String, role: String?) async throws { try await driver.tap(name, role: role) }
    func type(_ text: String) async throws { try await driver.type(text) }
    func key(_ name: String) async throws { try await driver.key(#require(AppDriver.Key(name))) }
    func swipeLeft(_ name: String) async throws { try await driver.swipe(.left, name) }
    func resize(width: Int) async throws { try await driver.resize(to: CGSize(width: width, height: 650)) }
    func settle() async throws { try await driver.settle() }
}

#if GTK
private struct WindowStage: Stage {
    let hidesTitleRow = false
    let driver: GTKAppDriver

    func seen() throws -> [Seen] {
        try driver.screen().elements.map {
            Seen(role: $0.role, label: $0.label, value: $0.value, frame: $0.frame)
        }
    }

    func tap(_ name: String, role: String?) async throws { try await driver.tap(name, role: role) }
    func type(_ text: String) async throws { try await driver.type(text) }
    func key(_ name: String) async throws { try await driver.press(Self.names[name] ?? name) }
    func swipeLeft(_ name: String) async throws { try await driver.swipe(.left, name) }
    func resize(width: Int) async throws { try await driver.resize(width: width, height: 700) }
    func settle() async throws { try await driver.settle() }

    private static let names = [
        "backspace": "BackSpace", "escape": "Escape", "home": "Home", "page-down": "Page_Down",
        "page-up": "Page_Up", "up": "Up",
        "down": "Down", "ctrl+page-up": "ctrl+Page_Up", "ctrl+page-down": "ctrl+Page_Down",
        "left": "Left", "right": "Right", "return": "Return", "end": "End", "alt+left": "alt+Left",
    ]
}
#endif

extension Stage {
    func tap(_ name: String) async throws { try await tap(name, role: nil) }

    func elements(_ role: String) throws -> [Seen] { try seen().filter { $0.role == role } }

    /// The labels of the elements with a role.
    func labels(_ role: String) throws -> [String] { try elements(role).map(\.label) }

    var rows: [String] { get throws { try labels("row") } }

    /// The search field, if it is visible.
    var field: Seen? { get throws { try elements("search field").first } }

    /// Whether a title is visible, large or small.
    func showsTitle(_ title: String) throws -> Bool {
        try seen().contains { ["heading", "text"].contains($0.role) && $0.label == title }
    }

    func showsButton(_ name: String) throws -> Bool { try labels("button").contains(name) }

    /// The placement of the search bar, derived from the visible elements.
    func place() throws -> Place {
        guard let field = try field else { return try showsButton("Search") ? .button : .nowhere }
        let width = try seen().map(\.frame.maxX).max() ?? 0
        let cancel = try elements("button").first { $0.label == "Cancel" }
        let bar = cancel.map { field.frame.union($0.frame) } ?? field.frame
        // A title row ends above y = 50. A window's frame may add a few points.
        guard field.frame.midY < 60 else { return .under }
        // In a wide window, a bar that replaces the title row is as wide as the rows below it. A bar in the middle is narrower.
        if bar.width > width / 2, bar.minX < 60 || bar.width > 600 { return .alone }
        return abs(bar.midX - width / 2) < 40 ? .middle : .trailing
    }

    /// Whether the search bar has a placement.
    func isAt(_ place: Place) throws -> Bool {
        let present = try self.place()
        return present == place || (place == .under && present == .alone && hidesTitleRow)
    }
}

/// The placement of a search bar.
enum Place {
    case nowhere, button, under, trailing, middle
    /// At the top, in place of the title row.
    case alone
}
