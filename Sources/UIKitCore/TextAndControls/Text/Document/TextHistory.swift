/// The undo and redo history, with one step for each edit, each typed word, or each whole composition of an input method.
struct TextHistory<Token: Equatable> {
    /// The contents of a document at one moment.
    struct Snapshot {
        var tokens: [Token]
        var text: String
        var selection: TextSelection

        /// Whether the tokens are equal, and the texts equal in every byte.
        func hasSameContents(as other: Snapshot) -> Bool {
            // Comparing the byte counts first is fast, and they differ after nearly every edit.
            tokens == other.tokens && text.utf8.count == other.text.utf8.count
                && text.utf8.elementsEqual(other.text.utf8)
        }
    }

    /// The maximum number of steps; fewer are kept for long texts. The oldest are removed first.
    static var limit: Int { 200 }

    /// The maximum number of bytes of the texts, unless there are at most ``fewestSteps`` steps.
    static var byteLimit: Int { 1 << 20 }

    /// The number of steps that are kept regardless of the length of the texts.
    static var fewestSteps: Int { 8 }

    private var past: [Snapshot] = []
    private var future: [Snapshot] = []

    /// The number of bytes of the texts for undo.
    private(set) var byteCount = 0

    /// Whether the next edits belong to one step, and whether the first of them is recorded.
    private var isInStep = false
    private var isStepNoted = false

    /// The typing that the last step covers, which the next typed character may continue.
    private var typing: TypingRun?

    var canUndo: Bool { !past.isEmpty }

    /// The number of steps that can be undone.
    var stepCount: Int { past.count }
    var canRedo: Bool { !future.isEmpty }

    /// Records the contents before an edit.
    ///
    /// - Parameter run: The typed or deleted character; nil for any other edit.
    mutating func record(_ snapshot: Snapshot, typing run: TypingRun? = nil) {
        let continues = run.map { typing?.isContinued(by: $0) == true } ?? false
        typing = run
        if isInStep, isStepNoted { return }
        if continues, !past.isEmpty {
            future.removeAll()
            return
        }
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

    /// Ends the typing that one step covers: the next typed character begins a step.
    mutating func endTyping() { typing = nil }

    /// Combines all edits until ``endStep()`` into one step.
    mutating func beginStep() {
        isInStep = true
        isStepNoted = false
        typing = nil
    }

    /// Ends the combination of edits.
    mutating func endStep() {
        isInStep = false
        typing = nil
    }

    /// Removes the last step if it changed nothing, such as a cancelled composition.
    mutating func dropLastStep(ifUnchanged snapshot: Snapshot) {
        guard let last = past.last, last.hasSameContents(as: snapshot) else { return }
        _ = popLast()
        isStepNoted = false
        typing = nil
    }

    /// Clears the history, because the contents were replaced.
    mutating func removeAll() {
        past.removeAll()
        byteCount = 0
        future.removeAll()
        isStepNoted = false
        typing = nil
    }

    /// Returns the contents before the last step, and records the current ones for redo.
    mutating func undo(from present: Snapshot) -> Snapshot? {
        typing = nil
        guard let snapshot = popLast() else { return nil }
        future.append(present)
        return snapshot
    }

    /// Returns the contents after the step that was undone last.
    mutating func redo(from present: Snapshot) -> Snapshot? {
        typing = nil
        guard let snapshot = future.popLast() else { return nil }
        append(present)
        return snapshot
    }
}
