/// What undo and redo bring back: one step for each edit, and one for a whole composition of an input method.
struct TextHistory<Token: Equatable> {
    /// The contents of a document at one time.
    struct Snapshot {
        var tokens: [Token]
        var text: String
        var selection: TextSelection

        /// Whether the tokens are the same, and the text unit by unit.
        func hasSameContents(as other: Snapshot) -> Bool {
            tokens == other.tokens && text.utf8.elementsEqual(other.text.utf8)
        }
    }

    /// The number of steps that are kept. The oldest are forgotten first.
    static var limit: Int { 200 }

    private var past: [Snapshot] = []
    private var future: [Snapshot] = []
    /// Whether the edits that come are one step together, and whether the first of them has been noted.
    private var isInStep = false
    private var isStepNoted = false

    var canUndo: Bool { !past.isEmpty }
    var canRedo: Bool { !future.isEmpty }

    /// Notes the contents before an edit.
    mutating func record(_ snapshot: Snapshot) {
        if isInStep, isStepNoted { return }
        isStepNoted = true
        if past.count == Self.limit { past.removeFirst() }
        past.append(snapshot)
        future.removeAll()
    }

    /// Makes one step of all edits until ``endStep()``.
    mutating func beginStep() {
        isInStep = true
        isStepNoted = false
    }

    /// Edits are steps of their own again.
    mutating func endStep() {
        isInStep = false
    }

    /// Forgets the last step when it changed nothing in the end, such as a composition that was given up.
    mutating func dropLastStep(ifUnchanged snapshot: Snapshot) {
        guard let last = past.last, last.hasSameContents(as: snapshot) else { return }
        past.removeLast()
        isStepNoted = false
    }

    /// Forgets everything: the contents were replaced by something else.
    mutating func removeAll() {
        past.removeAll()
        future.removeAll()
        isStepNoted = false
    }

    /// The contents before the last step, which are kept for redo from here on.
    mutating func undo(from present: Snapshot) -> Snapshot? {
        guard let snapshot = past.popLast() else { return nil }
        future.append(present)
        return snapshot
    }

    /// The contents after the step that was undone last.
    mutating func redo(from present: Snapshot) -> Snapshot? {
        guard let snapshot = future.popLast() else { return nil }
        past.append(present)
        return snapshot
    }
}
