/// What undo and redo bring back: one step for each edit, and one for a whole composition of an input method.
struct TextHistory<Token: Equatable> {
    /// The contents of a document at one time.
    struct Snapshot {
        var tokens: [Token]
        var text: String
        var selection: TextSelection

        /// Whether the tokens are the same, and the text unit by unit.
        func hasSameContents(as other: Snapshot) -> Bool {
            // Counts differ after nearly every edit, and are known without a look at the text.
            tokens == other.tokens && text.utf8.count == other.text.utf8.count
                && text.utf8.elementsEqual(other.text.utf8)
        }
    }

    /// The number of steps that are kept, fewer of long texts. The oldest are forgotten first.
    static var limit: Int { 200 }

    /// The number of bytes that the texts of the steps may have, beyond the fewest steps.
    static var byteLimit: Int { 1 << 20 }

    /// The number of steps that are kept however long the texts are.
    static var fewestSteps: Int { 8 }

    private var past: [Snapshot] = []
    private var future: [Snapshot] = []

    /// The number of bytes of the texts that undo brings back.
    private(set) var byteCount = 0

    /// Whether the edits that come are one step together, and whether the first of them has been noted.
    private var isInStep = false
    private var isStepNoted = false

    var canUndo: Bool { !past.isEmpty }
    var canRedo: Bool { !future.isEmpty }

    /// Notes the contents before an edit.
    mutating func record(_ snapshot: Snapshot) {
        if isInStep, isStepNoted { return }
        isStepNoted = true
        future.removeAll()
        append(snapshot)
        while past.count > Self.limit || (byteCount > Self.byteLimit && past.count > Self.fewestSteps) {
            byteCount -= past.removeFirst().text.utf8.count
        }
    }

    private mutating func append(_ snapshot: Snapshot) {
        past.append(snapshot)
        byteCount += snapshot.text.utf8.count
    }

    private mutating func popLast() -> Snapshot? {
        guard let snapshot = past.popLast() else { return nil }
        byteCount -= snapshot.text.utf8.count
        return snapshot
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
        _ = popLast()
        isStepNoted = false
    }

    /// Forgets everything: the contents were replaced by something else.
    mutating func removeAll() {
        past.removeAll()
        byteCount = 0
        future.removeAll()
        isStepNoted = false
    }

    /// The contents before the last step, which are kept for redo from here on.
    mutating func undo(from present: Snapshot) -> Snapshot? {
        guard let snapshot = popLast() else { return nil }
        future.append(present)
        return snapshot
    }

    /// The contents after the step that was undone last.
    mutating func redo(from present: Snapshot) -> Snapshot? {
        guard let snapshot = future.popLast() else { return nil }
        append(present)
        return snapshot
    }
}
