import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Undo managers")
struct UndoManagerTests {
    /// A number whose changes can be undone.
    @MainActor
    private final class Counter: NSObject {
        let manager: UndoManager
        var value = 0

        init(_ manager: UndoManager) { self.manager = manager }

        func set(_ new: Int, name: String = "") {
            let old = value
            manager.registerUndo(withTarget: self) { $0.set(old, name: name) }
            if !name.isEmpty { manager.setActionName(name) }
            value = new
        }
    }

    private func separate() -> (UndoManager, Counter) {
        let manager = UndoManager()
        manager.groupsByEvent = false
        return (manager, Counter(manager))
    }

    private func group(_ manager: UndoManager, _ body: () -> Void) {
        manager.beginUndoGrouping()
        body()
        manager.endUndoGrouping()
    }

    @Test func `undo and redo go through the changes, and a new change clears redo`() {
        let (manager, counter) = separate()
        for value in 1...3 { group(manager) { counter.set(value) } }
        manager.undo()
        manager.undo()
        #expect(counter.value == 1 && manager.canUndo && manager.canRedo)
        manager.redo()
        #expect(counter.value == 2)
        group(manager) { counter.set(9) }
        #expect(!manager.canRedo)
        manager.undo()
        manager.undo()
        manager.undo()
        #expect(counter.value == 0 && !manager.canUndo)
        manager.undo()
        for _ in 0..<5 { manager.redo() }
        #expect(counter.value == 9)
    }

    @Test func `a group is undone as a whole, nested groups included`() {
        let (manager, counter) = separate()
        group(manager) {
            counter.set(1)
            group(manager) {
                #expect(manager.groupingLevel == 2)
                counter.set(2)
            }
            counter.set(3)
        }
        manager.undo()
        #expect(counter.value == 0 && !manager.canUndo)
        manager.redo()
        #expect(counter.value == 3 && !manager.canRedo)
    }

    @Test func `changes of one turn form a group`() async throws {
        let screen = UIViewController()
        let driver = try await AppDriver.launch { screen }
        let manager = try #require(screen.undoManager)
        #expect(manager === screen.view.window?.undoManager)
        let counter = Counter(manager)
        counter.set(1)
        counter.set(2)
        try await driver.settle()
        counter.set(3)
        try await driver.settle()
        manager.undo()
        #expect(counter.value == 2)
        manager.undo()
        #expect(counter.value == 0)
    }

    @Test func `names belong to groups, and menu titles contain them`() {
        UserLanguages.use(["en"])
        let (manager, counter) = separate()
        group(manager) { counter.set(1, name: "Rename") }
        #expect(manager.undoActionName == "Rename" && manager.undoMenuItemTitle == "Undo Rename")
        manager.undo()
        #expect(manager.redoActionName == "Rename" && manager.redoMenuItemTitle == "Redo Rename")
        #expect(manager.undoMenuItemTitle == "Undo")
    }

    @Test func `the number of levels is limited, and registration can be disabled`() {
        let (manager, counter) = separate()
        manager.levelsOfUndo = 2
        for value in 1...4 { group(manager) { counter.set(value) } }
        for _ in 0..<4 { manager.undo() }
        #expect(counter.value == 2)
        manager.disableUndoRegistration()
        #expect(!manager.isUndoRegistrationEnabled)
        counter.set(7)
        manager.enableUndoRegistration()
        #expect(!manager.canUndo)
    }

    @Test func `targets are not retained, and their actions can be removed`() {
        let manager = UndoManager()
        manager.groupsByEvent = false
        var gone: Counter? = Counter(manager)
        let kept = Counter(manager)
        group(manager) { gone?.set(1) }
        group(manager) { kept.set(1) }
        weak let trace = gone
        gone = nil
        #expect(trace == nil)
        manager.removeAllActions(withTarget: kept)
        manager.undo()
        #expect(kept.value == 1 && !manager.canUndo)
        group(manager) { kept.set(2) }
        manager.removeAllActions()
        #expect(!manager.canUndo)
    }

    @Test func `notifications tell of undo and redo`() {
        let (manager, counter) = separate()
        group(manager) { counter.set(1) }
        nonisolated(unsafe) var seen: [NSNotification.Name] = []
        let names: [NSNotification.Name] = [
            .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
            .NSUndoManagerDidRedoChange,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { seen.append($0.name) }
        }
        manager.undo()
        manager.redo()
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        #expect(seen == names)
    }

    // MARK: Keys and texts

    @Test func `control and z reach the manager of the first responder`() async throws {
        let screen = UIViewController()
        let driver = try await AppDriver.launch { screen }
        let counter = Counter(try #require(screen.undoManager))
        counter.set(5)
        try await driver.settle()
        try await driver.key(#require(AppDriver.Key("ctrl+z")))
        #expect(counter.value == 0)
        try await driver.key(#require(AppDriver.Key("ctrl+shift+z")))
        #expect(counter.value == 5)
    }

    @Test func `the manager of a text undoes edits and actions of the app, the latest first`() async throws {
        let screen = UIViewController()
        let texts: [any UITextInput & UIView] = [
            UITextView(frame: CGRect(x: 20, y: 40, width: 200, height: 80)),
            UITextField(frame: CGRect(x: 20, y: 140, width: 200, height: 30)),
        ]
        for text in texts { screen.view.addSubview(text) }
        let driver = try await AppDriver.launch { screen }
        for text in texts {
            text.becomeFirstResponder()
            let manager = try #require(text.undoManager)
            #expect(manager !== screen.undoManager && !manager.canUndo)
            try await driver.type("ab")
            let counter = Counter(manager)
            counter.set(1)
            try await driver.settle()
            func content() -> String? { (text as? UITextView)?.text ?? (text as? UITextField)?.text }
            #expect(manager.canUndo && content() == "ab")
            manager.undo()
            #expect(counter.value == 0 && content() == "ab")
            while manager.canUndo { manager.undo() }
            #expect(content() == "")
            try await driver.type("c")
            manager.removeAllActions()
            #expect(!manager.canUndo && content() == "c")
        }
    }
}
