import Foundation
import HeadlessHost
import Testing
import UIKitCore

/// The focus system with views that the app lets be focused.
@MainActor
@Suite("Focus system")
struct FocusSystemTests {
    /// A tile that can be focused, and logs its movements.
    private final class Tile: UIView {
        let log: Log
        var preferred: [any UIFocusEnvironment] = []
        var allowsMove = true
        var isReady = true

        init(_ name: String, at frame: CGRect, log: Log) {
            self.log = log
            super.init(frame: frame)
            isAccessibilityElement = true
            accessibilityLabel = name
            accessibilityTraits = .button
        }

        required init?(coder: NSCoder) { nil }

        override var canBecomeFocused: Bool { isReady }
        override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }

        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
            super.shouldUpdateFocus(in: context) && allowsMove
        }

        override func didUpdateFocus(
            in context: UIFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            super.didUpdateFocus(in: context, with: coordinator)
            log.add(context, in: accessibilityLabel ?? "")
        }

        override func accessibilityActivate() -> Bool {
            log.lines.append("\(accessibilityLabel ?? "") activated")
            return true
        }
    }

    @MainActor
    private final class Log {
        var lines: [String] = []

        func add(_ context: UIFocusUpdateContext, in place: String) {
            let names = [context.previouslyFocusedView, context.nextFocusedView].map { $0?.accessibilityLabel ?? "-" }
            lines.append("\(place): \(names[0]) to \(names[1])")
        }

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    /// Four tiles in two rows, and a field below.
    private final class Board: UIViewController {
        let log = Log()
        let field = UITextField(frame: CGRect(x: 10, y: 300, width: 200, height: 34))
        private(set) var tiles: [Tile] = []
        var logsMoves = false
        var preferred: [any UIFocusEnvironment]?

        override var preferredFocusEnvironments: [any UIFocusEnvironment] {
            preferred ?? super.preferredFocusEnvironments
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            for (index, name) in ["A", "B", "C", "D"].enumerated() {
                let place = CGRect(x: 10 + 110 * (index % 2), y: 80 + 110 * (index / 2), width: 100, height: 100)
                tiles.append(Tile(name, at: place, log: log))
                view.addSubview(tiles[index])
            }
            field.accessibilityLabel = "Field"
            view.addSubview(field)
        }

        override func didUpdateFocus(
            in context: UIFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            super.didUpdateFocus(in: context, with: coordinator)
            if logsMoves { log.add(context, in: "board") }
        }
    }

    private let board = Board()

    private func focused(_ driver: AppDriver) -> [String?] {
        driver.screen().elements.filter { $0.states.contains("focused") }.map(\.label)
    }

    private func press(_ names: String..., on driver: AppDriver) async throws {
        for name in names { try await driver.key(try #require(AppDriver.Key(name))) }
    }

    private func system() throws -> UIFocusSystem { try #require(UIFocusSystem.focusSystem(for: board)) }

    @Test func `Tab moves between groups, and arrow keys inside one`() async throws {
        let driver = try await AppDriver.launch { board }
        #expect(try system().focusedItem == nil)
        try await press("tab", on: driver)
        #expect(focused(driver) == ["A"])
        try await press("right", on: driver)
        #expect(focused(driver) == ["B"])
        try await press("down", on: driver)
        #expect(focused(driver) == ["D"])
        try await press("left", "left", on: driver)
        #expect(focused(driver) == ["C"])
        try await press("tab", on: driver)
        #expect(board.field.isFirstResponder && board.field.isFocused && !board.tiles[2].isFocused)
        // The group remembers its item.
        #expect(board.tiles[2].focusGroupPriority == .previouslyFocused)
        try await press("shift+tab", on: driver)
        #expect(focused(driver) == ["C"])
        #expect(!board.field.isFirstResponder)
    }

    @Test func `groups have names, and their item with the highest priority is focused first`() async throws {
        let driver = try await AppDriver.launch { board }
        for (tile, name) in zip(board.tiles, ["one", "two", "one", "two"]) { tile.focusGroupIdentifier = name }
        board.tiles[3].focusGroupPriority = .prioritized
        try await press("tab", on: driver)
        #expect(focused(driver) == ["A"])
        try await press("right", on: driver)
        #expect(focused(driver) == ["A"])
        try await press("down", on: driver)
        #expect(focused(driver) == ["C"])
        try await press("tab", on: driver)
        #expect(focused(driver) == ["D"])
        #expect(board.tiles[3].focusGroupPriority == .prioritized && board.tiles[0].focusGroupPriority == .ignored)
        try await press("tab", on: driver)
        #expect(board.field.isFocused)
    }

    @Test func `a controller's group contains its views and fields`() async throws {
        let driver = try await AppDriver.launch { board }
        board.focusGroupIdentifier = "board"
        try await press("tab", "down", "down", on: driver)
        #expect(board.field.isFocused && board.field.isFirstResponder)
        try await press("tab", on: driver)
        #expect(board.field.isFocused)
    }

    @Test func `environments are asked and notified from the inside to the outside, each once`() async throws {
        let driver = try await AppDriver.launch { board }
        board.logsMoves = true
        try await press("tab", on: driver)
        #expect(board.log.take() == ["A: - to A", "board: - to A"])
        try await press("right", on: driver)
        #expect(board.log.take() == ["A: A to B", "board: A to B", "B: A to B"])
        board.tiles[1].allowsMove = false
        try await press("left", on: driver)
        #expect(focused(driver) == ["B"] && board.log.take().isEmpty)
    }

    /// Calls a closure with the user info of a notification of the focus system.
    private func observe(
        _ name: Notification.Name,
        _ body: @escaping @MainActor ([AnyHashable: Any]) -> Void
    ) throws -> any NSObjectProtocol {
        NotificationCenter.default.addObserver(forName: name, object: try system(), queue: nil) { note in
            nonisolated(unsafe) let info = note.userInfo ?? [:]
            MainActor.assumeIsolated { body(info) }
        }
    }

    @Test func `notifications tell of movements and of failed ones`() async throws {
        let driver = try await AppDriver.launch { board }
        let told = Log()
        let names = [UIFocusSystem.didUpdateNotification, UIFocusSystem.movementDidFailNotification]
        let tokens = try names.map { name in
            try observe(name) { info in
                let context = info[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext
                let hasCoordinator = info[UIFocusSystem.animationCoordinatorUserInfoKey] != nil
                let target = context?.nextFocusedView?.accessibilityLabel ?? "-"
                told.lines.append("\(target) \(context?.focusHeading.rawValue ?? 0) \(hasCoordinator)")
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        try await press("tab", "up", "right", on: driver)
        let headings: [UIFocusHeading] = [.next, .up, .right]
        let words = zip(headings, ["A", "-", "B"]).map { "\($1) \($0.rawValue) \($1 != "-")" }
        #expect(told.lines == words)
    }

    @Test func `coordinated animations run with the movement, and their completions later`() async throws {
        let driver = try await AppDriver.launch { board }
        let log = Log()
        let token = try observe(UIFocusSystem.didUpdateNotification) { info in
            let coordinator = info[UIFocusSystem.animationCoordinatorUserInfoKey] as? UIFocusAnimationCoordinator
            coordinator?.addCoordinatedFocusingAnimations(
                { log.lines.append("\($0.duration > 0)") },
                completion: { log.lines.append("over") }
            )
            log.lines.append("told")
        }
        defer { NotificationCenter.default.removeObserver(token) }
        try await press("tab", on: driver)
        try await driver.settle()
        #expect(log.lines == ["told", "true", "over"])
    }

    @Test func `a field that becomes first responder is focused, and a focused view ends its input`() async throws {
        let driver = try await AppDriver.launch { board }
        let system = try system()
        board.field.becomeFirstResponder()
        #expect(system.focusedItem === board.field)
        system.requestFocusUpdate(to: board.tiles[1])
        #expect(system.focusedItem === board.field)
        try await driver.settle()
        #expect(system.focusedItem === board.tiles[1] && !board.field.isFirstResponder)
        board.field.becomeFirstResponder()
        #expect(!board.tiles[1].isFocused)
        board.field.resignFirstResponder()
        #expect(system.focusedItem == nil)
    }

    @Test func `a request goes to the preferred item, and needs the focus only with setNeedsFocusUpdate`() async throws
    {
        let driver = try await AppDriver.launch { board }
        let system = try system()
        board.preferred = [board.tiles[2]]
        board.setNeedsFocusUpdate()
        try await driver.settle()
        #expect(system.focusedItem == nil)
        system.requestFocusUpdate(to: board)
        system.updateFocusIfNeeded()
        #expect(focused(driver) == ["C"])
        board.preferred = [board.tiles[0], board.tiles[1]]
        board.tiles[0].isReady = false
        board.setNeedsFocusUpdate()
        board.updateFocusIfNeeded()
        #expect(focused(driver) == ["B"])
        #expect(UIFocusSystem.environment(board, contains: board.tiles[1]))
        #expect(!UIFocusSystem.environment(board.tiles[0], contains: board.tiles[1]))
        #expect(UIFocusSystem(for: board) === system)
        #expect(UIFocusSystem.focusSystem(for: UIView()) == nil)
    }

    @Test func `Return and Space activate the focused view`() async throws {
        let driver = try await AppDriver.launch { board }
        try await press("tab", "return", "space", on: driver)
        #expect(board.log.take().suffix(2) == ["A activated", "A activated"])
    }

    @Test func `hidden, disabled and removed views lose the focus`() async throws {
        let driver = try await AppDriver.launch { board }
        try await press("tab", on: driver)
        board.tiles[0].isHidden = true
        try await driver.settle()
        #expect(try system().focusedItem == nil)
        try await press("tab", on: driver)
        #expect(focused(driver) == ["B"])
        board.tiles[1].removeFromSuperview()
        try await driver.settle()
        #expect(try system().focusedItem == nil)
        board.tiles[2].isUserInteractionEnabled = false
        try await press("tab", on: driver)
        #expect(focused(driver) == ["D"])
    }

    @Test func `a guide leads the arrow keys to other views`() async throws {
        let driver = try await AppDriver.launch { board }
        for tile in board.tiles[2...] { tile.removeFromSuperview() }
        let guide = UIFocusGuide()
        board.view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: board.view.leadingAnchor, constant: 10),
            guide.topAnchor.constraint(equalTo: board.view.topAnchor, constant: 200),
            guide.widthAnchor.constraint(equalToConstant: 100), guide.heightAnchor.constraint(equalToConstant: 20),
        ])
        guide.preferredFocusEnvironments = [board.tiles[1]]
        try await driver.settle()
        try await press("tab", "down", on: driver)
        #expect(focused(driver) == ["B"])
        guide.isEnabled = false
        try await press("left", "down", on: driver)
        #expect(focused(driver) == ["A"])
    }

    @Test func `the debugger explains the focus`() async throws {
        let driver = try await AppDriver.launch { board }
        #expect(UIFocusDebugger.status().description.hasSuffix("no focused item"))
        board.tiles[0].isReady = false
        board.tiles[0].isHidden = true
        let problems = UIFocusDebugger.checkFocusability(for: board.tiles[0]).description.split(separator: "\n")
        #expect(problems.first == "canBecomeFocused is false" && problems.count == 2)
        #expect(UIFocusDebugger.checkFocusability(for: board.tiles[1]).description.hasSuffix("can be focused"))
        let move = UIFocusDebugger.simulateFocusUpdateRequest(from: board).description
        #expect(move == "the focus moves to \(board.tiles[1])")
        board.tiles[3].focusGroupIdentifier = "last"
        let groups = UIFocusDebugger.focusGroups(for: board).description.split(separator: "\n")
        #expect(groups.count == 3 && groups[1] == "last: \(board.tiles[3])")
        #expect(UIFocusDebugger.preferredFocusEnvironments(for: board).description.contains("\n  "))
        #expect(UIFocusDebugger.help().description.contains("status()"))
        try await press("tab", on: driver)
        #expect(UIFocusDebugger.status().description.contains("\(board.tiles[1])"))
    }

    // MARK: Items that are no views

    /// A view that draws two items.
    private final class Drawing: UIView {
        final class Item: NSObject, UIFocusItem {
            weak var owner: Drawing?
            let frame: CGRect

            init(_ frame: CGRect) { self.frame = frame }

            var canBecomeFocused: Bool { true }
            var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
            var parentFocusEnvironment: (any UIFocusEnvironment)? { owner }
            var focusItemContainer: (any UIFocusItemContainer)? { nil }
            func setNeedsFocusUpdate() {}
            func updateFocusIfNeeded() {}
            func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
            func didUpdateFocus(
                in context: UIFocusUpdateContext,
                with coordinator: UIFocusAnimationCoordinator
            ) {}
        }

        let items = [Item(CGRect(x: 0, y: 0, width: 20, height: 20)), Item(CGRect(x: 40, y: 0, width: 20, height: 20))]

        override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
            super.focusItems(in: rect) + items.filter { $0.frame.intersects(rect) }
        }
    }

    @Test func `items that a view draws can be focused`() async throws {
        let drawing = Drawing(frame: CGRect(x: 10, y: 400, width: 60, height: 20))
        for item in drawing.items { item.owner = drawing }
        let driver = try await AppDriver.launch { board }
        for tile in board.tiles { tile.isHidden = true }
        board.view.addSubview(drawing)
        try await driver.settle()
        let system = try system()
        try await press("tab", "tab", on: driver)
        #expect(system.focusedItem === drawing.items[0])
        try await press("right", on: driver)
        #expect(system.focusedItem === drawing.items[1])
        #expect(try #require(system.focusedItem).frame.minX == 40)
    }
}
