import Foundation

/// A text about the focus, for the debugger's console.
@preconcurrency @MainActor
open class UIFocusDebuggerOutput: NSObject {
    private let text: String

    init(_ text: String) { self.text = text }

    /// The text.
    nonisolated open override var description: String { text }
}

/// Explains the focus system in the debugger. Each function returns a text to print.
@preconcurrency @MainActor
open class UIFocusDebugger: NSObject {
    /// Lists the functions.
    open class func help() -> UIFocusDebuggerOutput {
        UIFocusDebuggerOutput(
            """
            status(): the focused item of each scene
            checkFocusability(for:): the reasons why an item cannot get the focus
            simulateFocusUpdateRequest(from:): the item that gets the focus if it moves to an environment
            focusGroups(for:): the focus groups of the window of an environment, and their items
            preferredFocusEnvironments(for:): the preferred environments of an environment
            """
        )
    }

    /// Names the focused item of each scene.
    open class func status() -> UIFocusDebuggerOutput {
        let lines = (UIApplication.current?.windowScenes ?? []).map { scene in
            let item = scene.focusSystem?.focusedItem
            return "\(scene.session.persistentIdentifier): \(item.map { "\($0)" } ?? "no focused item")"
        }
        return UIFocusDebuggerOutput(lines.isEmpty ? "no scenes" : lines.joined(separator: "\n"))
    }

    /// Lists the reasons why an item cannot get the focus.
    open class func checkFocusability(for item: any UIFocusItem) -> UIFocusDebuggerOutput {
        var problems: [String] = []
        if !item.canBecomeFocused { problems.append("canBecomeFocused is false") }
        if let view = item.nearestFocusView {
            if view.window?.windowScene == nil { problems.append("it is in no window of a scene") }
            for view in sequence(first: view, next: \.superview) {
                if view.isHidden { problems.append("\(view) is hidden") }
                if view.alpha < 0.01 { problems.append("\(view) is transparent") }
                if !view.isUserInteractionEnabled { problems.append("\(view) has disabled user interaction") }
            }
        } else {
            problems.append("no view contains it")
        }
        return UIFocusDebuggerOutput(
            problems.isEmpty ? "\(item) can be focused" : problems.joined(separator: "\n")
        )
    }

    /// Names the item that gets the focus if it moves to an environment.
    open class func simulateFocusUpdateRequest(from environment: any UIFocusEnvironment) -> UIFocusDebuggerOutput {
        guard let system = UIFocusSystem.focusSystem(for: environment) else {
            return UIFocusDebuggerOutput("\(environment) is in no scene")
        }
        let item = system.preferredItem(in: environment)
        return UIFocusDebuggerOutput(item.map { "the focus moves to \($0)" } ?? "no item can be focused")
    }

    /// Lists the focus groups of the window of an environment, in the order of the Tab key, with their items.
    open class func focusGroups(for environment: any UIFocusEnvironment) -> UIFocusDebuggerOutput {
        guard let window = environment.nearestFocusView?.window, let system = window.focusSystem else {
            return UIFocusDebuggerOutput("\(environment) is in no scene")
        }
        let lines = system.groups(in: window).map { group, items in
            "\(group.name ?? "without name"): \(items.map { "\($0)" }.joined(separator: ", "))"
        }
        return UIFocusDebuggerOutput(lines.isEmpty ? "no items" : lines.joined(separator: "\n"))
    }

    /// Lists the preferred environments of an environment, and theirs.
    open class func preferredFocusEnvironments(for environment: any UIFocusEnvironment) -> UIFocusDebuggerOutput {
        var visited: Set<ObjectIdentifier> = []
        func lines(_ environment: any UIFocusEnvironment, _ depth: Int) -> [String] {
            let line = String(repeating: "  ", count: depth) + "\(environment)"
            guard visited.insert(ObjectIdentifier(environment)).inserted else { return [line + " (again)"] }
            return [line] + environment.preferredFocusEnvironments.flatMap { lines($0, depth + 1) }
        }
        return UIFocusDebuggerOutput(lines(environment, 0).joined(separator: "\n"))
    }
}
