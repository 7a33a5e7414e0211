import Foundation

/// The undo and redo history of a document, a window or a text. It is declared here because Foundation on Linux lacks it.
///
/// An app registers the inverse of each change. Inverses that are registered in the same turn form a group, which is undone as a whole.
/// Registrations during an undo are for redo, and vice versa. Main actor.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    private var past: [UndoGroup] = []
    private var future: [UndoGroup] = []
    /// The open groups, the outermost first.
    private var open: [UndoGroup] = []
    private var isTurnOpen = false
    private var disabling = 0

    /// Makes an empty manager.
    public override init() { super.init() }

    // MARK: Registering

    /// Registers the inverse of a change. Traps outside a group if ``groupsByEvent`` is false.
    ///
    /// - Parameters:
    ///   - target: The object to change. Weak reference: the step is skipped if it is gone.
    ///   - handler: Undoes the change. The manager retains it.
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType,
        handler: @escaping (TargetType) -> Void
    ) {
        register(UndoAction(target: target) { [weak target] in if let target { handler(target) } })
    }

    /// Registers a message that undoes a change; see ``registerUndo(withTarget:handler:)``. The manager retains the object.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        let target = target as AnyObject
        register(
            UndoAction(target: target) { [weak target] in
                _ = (target as? NSObject)?.perform(selector, with: anObject)
            }
        )
    }

    private func register(_ action: UndoAction) {
        guard isUndoRegistrationEnabled else { return }
        if open.isEmpty {
            guard groupsByEvent else {
                trap("UndoManager.registerUndo was called without a group: call beginUndoGrouping() before it.")
            }
            openGroupOfTurn()
        }
        willRegister()
        open[open.count - 1].parts.append(.action(action))
        if !isUndoing, !isRedoing { future.removeAll() }
    }

    /// Called before an action is registered.
    func willRegister() {}

    /// Whether registering has an effect. Default: true.
    open var isUndoRegistrationEnabled: Bool { disabling == 0 }

    /// Ignores registrations until a call of ``enableUndoRegistration()``. Calls may be nested.
    open func disableUndoRegistration() { disabling += 1 }

    /// Ends the effect of one call of ``disableUndoRegistration()``. Traps without one.
    open func enableUndoRegistration() {
        guard disabling > 0 else {
            trap(
                "UndoManager.enableUndoRegistration() was called without disableUndoRegistration(). Balance the calls."
            )
        }
        disabling -= 1
    }

    // MARK: Groups

    /// Whether the registrations of a turn form a group. Default: true.
    open var groupsByEvent = true

    /// The number of open groups.
    open var groupingLevel: Int { open.count }

    /// Begins a group, inside the open one.
    open func beginUndoGrouping() {
        if groupsByEvent, open.isEmpty, !isUndoing, !isRedoing { openGroupOfTurn() }
        begin()
    }

    /// Ends the innermost group. Traps without an open one.
    open func endUndoGrouping() {
        guard !open.isEmpty else {
            trap("UndoManager.endUndoGrouping() was called without beginUndoGrouping(). Balance the calls.")
        }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        let group = open.removeLast()
        if open.isEmpty { isTurnOpen = false }
        if !group.parts.isEmpty {
            if let outer = open.last {
                outer.parts.append(.group(group))
            } else if isUndoing {
                future.append(group)
            } else {
                past.append(group)
                limitPast()
            }
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func begin() {
        post(.NSUndoManagerCheckpoint)
        open.append(UndoGroup())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    private func openGroupOfTurn() {
        isTurnOpen = true
        begin()
        let close = { [weak self] in
            guard let self, isTurnOpen, open.count == 1, !isUndoing, !isRedoing else { return }
            endUndoGrouping()
        }
        if let application = UIApplication.current {
            application.updates.afterPass(close)
        } else {
            Task { close() }
        }
    }

    /// The maximum number of groups that can be undone; 0 for no limit. The oldest are removed first. Default: 0.
    open var levelsOfUndo = 0 {
        didSet { limitPast() }
    }

    private func limitPast() {
        if levelsOfUndo > 0, past.count > levelsOfUndo { past.removeFirst(past.count - levelsOfUndo) }
    }

    // MARK: Undoing

    /// Whether there is something to undo.
    open var canUndo: Bool { !past.isEmpty || open.contains { !$0.parts.isEmpty } }

    /// Whether there is something to redo.
    open var canRedo: Bool { !future.isEmpty }

    /// Whether ``undo()`` is running.
    open private(set) var isUndoing = false

    /// Whether ``redo()`` is running.
    open private(set) var isRedoing = false

    /// Undoes the last group. Ends the group of the turn first; traps in a group that the app began.
    open func undo() {
        if open.count == 1 { endUndoGrouping() }
        guard open.isEmpty else {
            trap("UndoManager.undo() was called inside a group. Call endUndoGrouping() before it.")
        }
        undoNestedGroup()
    }

    /// Undoes the last group that is complete.
    open func undoNestedGroup() {
        post(.NSUndoManagerCheckpoint)
        guard !isUndoing, !isRedoing, let group = past.popLast() else { return }
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        perform(group)
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
    }

    /// Repeats the group that was undone last.
    open func redo() {
        if open.count == 1 { endUndoGrouping() }
        post(.NSUndoManagerCheckpoint)
        guard !isUndoing, !isRedoing, let group = future.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        perform(group)
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
    }

    /// Performs the inverses, the last first, and collects theirs.
    private func perform(_ group: UndoGroup) {
        let outer = open
        open = [UndoGroup(name: group.name, isDiscardable: group.isDiscardable)]
        group.perform()
        while !open.isEmpty { endUndoGrouping() }
        open = outer
    }

    /// Forgets all that can be undone and redone.
    open func removeAllActions() {
        past.removeAll()
        future.removeAll()
        for group in open { group.parts.removeAll() }
    }

    /// Forgets the inverses of changes to an object.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in past + future + open { group.remove(target) }
        past.removeAll { $0.parts.isEmpty }
        future.removeAll { $0.parts.isEmpty }
    }

    // MARK: Names

    /// The name of the group that ``undo()`` would undo; empty without a name.
    open var undoActionName: String { (open.first { !$0.parts.isEmpty } ?? past.last)?.name ?? "" }

    /// The name of the group that ``redo()`` would repeat; empty without a name.
    open var redoActionName: String { future.last?.name ?? "" }

    /// Names the open group, or the last one.
    open func setActionName(_ actionName: String) { (open.first ?? past.last)?.name = actionName }

    /// The title of a menu item for ``undo()``, in the user's language.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of a menu item for ``redo()``, in the user's language.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns the title of a menu item that undoes an action of this name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? SystemTexts.text("Undo") : "\(SystemTexts.text("Undo")) \(actionName)"
    }

    /// Returns the title of a menu item that repeats an action of this name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? SystemTexts.text("Redo") : "\(SystemTexts.text("Redo")) \(actionName)"
    }

    /// Sets whether the open group, or the last one, may be lost without a warning, such as a change of the selection.
    open func setActionIsDiscardable(_ discardable: Bool) { (open.first ?? past.last)?.isDiscardable = discardable }

    /// Whether the group that ``undo()`` would undo may be lost without a warning.
    open var undoActionIsDiscardable: Bool { past.last?.isDiscardable ?? false }

    /// Whether the group that ``redo()`` would repeat may be lost without a warning.
    open var redoActionIsDiscardable: Bool { future.last?.isDiscardable ?? false }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
