import Foundation
import FoundationCompatibility

/// Records actions that undo changes. Foundation on Linux has no such class.
///
/// The actions of a group are undone together. Without ``beginUndoGrouping()``, a context ends a group with the event: with the turn of the
/// main queue, or with the closure on a queue of its own. Actions of an app without a context are a group until ``endUndoGrouping()`` or an
/// undo. Used on the queue of its context.
open class UndoManager: NSObject, @unchecked Sendable {
    private struct Action {
        weak var target: AnyObject?
        let handler: (AnyObject) -> Void
    }

    private struct Group {
        var actions: [Action] = []
        var name = ""
    }

    private enum Mode {
        case recording
        case undoing
        case redoing
    }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    private var open: [Group] = []
    private var mode = Mode.recording
    private var disabledDepth = 0
    /// Whether the outermost open group ends with the event.
    private var hasEventGroup = false

    /// The number of groups that can be undone; older ones are removed. 0 for no limit.
    open var levelsOfUndo: Int = 0

    /// Whether the group that the first action begins ends with the event. If not, it ends with ``endUndoGrouping()`` or with an undo.
    /// Default: true.
    open var groupsByEvent: Bool = true

    /// The number of groups that were begun and not ended.
    open var groupingLevel: Int { open.count }

    /// Whether actions are recorded.
    open var isUndoRegistrationEnabled: Bool { disabledDepth == 0 }

    /// Whether ``undo()`` has an effect.
    open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.actions.isEmpty } }

    /// Whether ``redo()`` has an effect.
    open var canRedo: Bool { !redoStack.isEmpty }

    /// Whether actions are being undone.
    open var isUndoing: Bool { mode == .undoing }

    /// Whether actions are being redone.
    open var isRedoing: Bool { mode == .redoing }

    /// The name of the group that ``undo()`` undoes.
    open var undoActionName: String { undoStack.last?.name ?? "" }

    /// The name of the group that ``redo()`` redoes.
    open var redoActionName: String { redoStack.last?.name ?? "" }

    /// Begins a group.
    open func beginUndoGrouping() { open.append(Group()) }

    /// Ends the last group that was begun. Traps if there is none.
    open func endUndoGrouping() {
        guard let group = open.popLast() else { trap("endUndoGrouping was called without beginUndoGrouping.") }
        if open.isEmpty { hasEventGroup = false }
        guard !group.actions.isEmpty else { return }
        if open.isEmpty {
            push(group)
        } else {
            open[open.count - 1].actions += group.actions
        }
    }

    /// Ends the group of the present event, unless a group within it is open.
    final func endEvent() {
        if hasEventGroup, mode == .recording, open.count == 1 { endUndoGrouping() }
    }

    private func push(_ group: Group) {
        switch mode {
        case .undoing: redoStack.append(group)
        case .redoing: undoStack.append(group)
        case .recording:
            undoStack.append(group)
            redoStack = []
            if levelsOfUndo > 0, undoStack.count > levelsOfUndo { undoStack.removeFirst() }
        }
    }

    /// Registers an action that undoes a change.
    ///
    /// - Parameters:
    ///   - target: The argument of the handler. Weak reference: without it the action does nothing.
    ///   - handler: Undoes the change. It registers the action that redoes it.
    public final func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        let action = Action(target: target) { if let target = $0 as? Target { handler(target) } }
        if open.isEmpty {
            open.append(Group())
            hasEventGroup = groupsByEvent
        }
        open[open.count - 1].actions.append(action)
    }

    /// Names the present group.
    open func setActionName(_ actionName: String) {
        if !open.isEmpty {
            open[0].name = actionName
        } else if !undoStack.isEmpty {
            undoStack[undoStack.count - 1].name = actionName
        }
    }

    /// Stops recording.
    open func disableUndoRegistration() { disabledDepth += 1 }

    /// Continues recording.
    open func enableUndoRegistration() { disabledDepth = max(0, disabledDepth - 1) }

    /// Undoes the last group.
    open func undo() {
        while !open.isEmpty { endUndoGrouping() }
        guard let group = undoStack.popLast() else { return }
        run(group, .undoing)
    }

    /// Redoes the last undone group.
    open func redo() {
        guard let group = redoStack.popLast() else { return }
        run(group, .redoing)
    }

    private func run(_ group: Group, _ mode: Mode) {
        self.mode = mode
        open.append(Group(name: group.name))
        for action in group.actions.reversed() {
            if let target = action.target { action.handler(target) }
        }
        if let inverse = open.popLast(), !inverse.actions.isEmpty { push(inverse) }
        self.mode = .recording
    }

    /// Removes all actions.
    open func removeAllActions() {
        undoStack = []
        redoStack = []
        open = []
        hasEventGroup = false
    }

    /// Removes the actions with a target.
    open func removeAllActions(withTarget target: Any) {
        let object = target as AnyObject
        func cleaned(_ groups: [Group]) -> [Group] {
            groups.map { group in
                var group = group
                group.actions.removeAll { $0.target === object }
                return group
            }
        }
        undoStack = cleaned(undoStack).filter { !$0.actions.isEmpty }
        redoStack = cleaned(redoStack).filter { !$0.actions.isEmpty }
        open = cleaned(open)
    }
}
