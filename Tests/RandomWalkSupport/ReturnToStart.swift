import HeadlessHost
import UIKit
@_spi(Host) import UIKitCore

/// Leads an app back to its first screen with what every screen offers: Escape, Cancel, Done and the back button.
@MainActor
struct ReturnToStart {
    let driver: AppDriver
    let finish: @MainActor (AppDriver) async throws -> Void

    /// More steps than any example has screens on top of each other.
    private static let mostSteps = 60

    /// The buttons that close a screen.
    private static let closing = ["Cancel", "Done", "Close", "OK", "Dismiss"]

    /// - Throws: ``BrokenInvariant`` if a screen cannot be left.
    func run() async throws {
        // A user who cannot see the buttons makes the window larger first.
        try await driver.resize(to: CGSize(width: 390, height: 844))
        while driver.windowCount > 1 { try await driver.closeWindow() }
        if driver.host.openFilePanel != nil { try await driver.cancelChoosing() }
        for _ in 0..<Self.mostSteps {
            guard let obstacle = Obstacle.first(in: driver.application) else { return }
            try await leave(obstacle)
            try await finish(driver)
        }
        let obstacle = Obstacle.first(in: driver.application).map { "\($0)" } ?? "nothing"
        throw BrokenInvariant(
            "Escape, Cancel, Done and the back button do not lead to the first screen: \(obstacle) remains."
        )
    }

    /// Whether a button closes a screen: "Close" or "Close Card".
    private static func isClosing(_ label: String) -> Bool {
        closing.contains { label == $0 || label.hasPrefix($0 + " ") }
    }

    private func leave(_ obstacle: Obstacle) async throws {
        let before = driver.screen().description
        if let escape = AppDriver.Key("escape") { try await driver.key(escape) }
        if driver.screen().description != before || Obstacle.first(in: driver.application) == nil { return }
        let buttons = driver.screen().elements(role: "button")
        if let button = buttons.last(where: { Self.isClosing($0.label ?? "") }) {
            return try await driver.perform(.tap(CGPoint(x: button.frame.midX, y: button.frame.midY), button.summary))
        }
        try await driver.perform(.back)
    }

    /// A screen or a search that separates the user from the first screen.
    enum Obstacle: Equatable, CustomStringConvertible {
        case presented(String)
        case search(String)
        case pushed(String)

        var description: String {
            switch self {
            case .presented(let name): "the presented \(name)"
            case .search(let name): "the search of \(name)"
            case .pushed(let name): "the pushed \(name)"
            }
        }

        @MainActor
        static func first(in application: UIApplication) -> Obstacle? {
            for window in application.frontWindows.reversed() {
                guard let root = window.rootViewController else { continue }
                for controller in ControllerTree.all(from: root) {
                    if let obstacle = obstacle(at: controller) { return obstacle }
                }
            }
            return nil
        }

        @MainActor
        private static func obstacle(at controller: UIViewController) -> Obstacle? {
            if let search = controller as? UISearchController {
                return search.isActive ? .search("\(search)") : nil
            }
            if let presented = controller.presentedViewController, !(presented is UISearchController) {
                return .presented("\(type(of: presented))")
            }
            if let navigation = controller as? UINavigationController, navigation.viewControllers.count > 1,
                navigation.viewIfLoaded?.window != nil, let top = navigation.topViewController
            {
                return .pushed("\(type(of: top))")
            }
            return nil
        }
    }
}
