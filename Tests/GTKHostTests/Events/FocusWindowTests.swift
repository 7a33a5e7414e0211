#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// The focus system agrees with GTK's focus.
@MainActor
@Suite("Focus system in windows", .enabled(if: isOnDisplay))
struct FocusWindowTests {
    /// A tile that can be focused.
    private final class Tile: UIView {
        var activations = 0
        var allowsMove = true

        init(_ name: String, at frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
            accessibilityLabel = name
            accessibilityTraits = .button
            backgroundColor = .secondarySystemBackground
        }

        required init?(coder: NSCoder) { nil }

        override var canBecomeFocused: Bool { true }

        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
            super.shouldUpdateFocus(in: context) && allowsMove
        }

        override func accessibilityActivate() -> Bool {
            activations += 1
            return true
        }
    }

    /// A button, three tiles in a row, and a field.
    private final class Board: UIViewController {
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Start") { _ in })
        let field = UITextField()
        private(set) var tiles: [Tile] = []
        private(set) var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            button.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
            view.addSubview(button)
            for (index, name) in ["A", "B", "C"].enumerated() {
                tiles.append(Tile(name, at: CGRect(x: 10 + 110 * index, y: 80, width: 100, height: 60)))
                view.addSubview(tiles[index])
            }
            field.frame = CGRect(x: 10, y: 160, width: 200, height: 34)
            field.accessibilityLabel = "Field"
            view.addSubview(field)
        }

        override func didUpdateFocus(
            in context: UIFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            super.didUpdateFocus(in: context, with: coordinator)
            let next = context.nextFocusedView
            log.append(next?.accessibilityLabel ?? "-")
        }
    }

    private let board = Board()

    private var focusedName: String? {
        (UIFocusSystem.focusSystem(for: board)?.focusedItem as? UIView)?.accessibilityLabel
    }

    @Test func `Tab moves the focus of GTK and of UIKit together, and passes the other items of a group`() async throws
    {
        try await GTKAppDriver.run(rootViewController: board) { driver in
            var seen: [String?] = []
            // The window may already have the focus at its first control.
            for _ in 0..<6 where seen.last != "Field" {
                try await driver.press("Tab")
                if let name = focusedName { #expect(try driver.focusedElement().hasSuffix("\"\(name)\"")) }
                seen.append(focusedName)
            }
            #expect(seen.suffix(2) == ["A", "Field"])
            #expect(board.field.isFirstResponder)
            try await driver.press("shift+Tab")
            #expect(focusedName == "A" && !board.field.isFirstResponder)
            #expect(try driver.focusedElement() == "button \"A\"")
            try await driver.press("shift+Tab")
            #expect(focusedName == "Start")
            #expect(board.button.isFocused && board.button.canBecomeFocused)
        }
    }

    @Test func `arrow keys move inside a group, and Return and Space activate the item`() async throws {
        try await GTKAppDriver.run(rootViewController: board) { driver in
            let system = try #require(UIFocusSystem.focusSystem(for: board))
            system.requestFocusUpdate(to: board.tiles[0])
            try await driver.settle()
            #expect(try driver.focusedElement() == "button \"A\"")
            try await driver.press("Right")
            try await driver.press("Right")
            #expect(focusedName == "C")
            #expect(try driver.focusedElement() == "button \"C\"")
            try await driver.press("Return")
            try await driver.press("space")
            #expect(board.tiles[2].activations == 2)
            // The group remembers its item.
            try await driver.press("Tab")
            #expect(focusedName == "Field")
            try await driver.press("shift+Tab")
            #expect(focusedName == "C")
        }
    }

    @Test func `a refused movement leaves the focus where it was`() async throws {
        try await GTKAppDriver.run(rootViewController: board) { driver in
            board.field.becomeFirstResponder()
            try await driver.settle()
            for tile in board.tiles { tile.allowsMove = false }
            try await driver.press("shift+Tab")
            #expect(focusedName == "Field" && board.field.isFirstResponder)
            #expect(try driver.focusedElement() == "text field \"Field\"")
        }
    }

    @Test func `a request moves the focus from a field, and back`() async throws {
        try await GTKAppDriver.run(rootViewController: board) { driver in
            board.field.becomeFirstResponder()
            try await driver.settle()
            let system = try #require(UIFocusSystem.focusSystem(for: board))
            system.requestFocusUpdate(to: board.tiles[1])
            try await driver.settle()
            #expect(try driver.focusedElement() == "button \"B\"")
            #expect(!board.field.isFirstResponder)
            system.requestFocusUpdate(to: board.field)
            try await driver.settle()
            #expect(try driver.focusedElement() == "text field \"Field\"")
            #expect(board.log.suffix(3) == ["Field", "B", "Field"])
        }
    }
}
#endif
