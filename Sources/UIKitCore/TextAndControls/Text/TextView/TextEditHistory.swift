import Foundation

/// The undo and redo history of a text view: the replaced parts, with one step for each edit, each typed word, or each whole
/// composition.
struct TextEditHistory {
    /// The replacement of a range.
    struct Change {
        var location: Int
        var removed: NSAttributedString
        var inserted: NSAttributedString
    }

    /// Changes that are undone together.
    struct Step {
        var changes: [Change] = []
        var before: TextSelection
        var after: TextSelection
    }

    /// The maximum number of steps; the oldest are removed first.
    static var limit: Int { 1000 }

    /// The maximum number of UTF-16 units in all steps, unless there are at most ``fewestSteps``.
    static var unitLimit: Int { 1 << 22 }

    /// The number of steps that are kept regardless of their length.
    static var fewestSteps: Int { 8 }

    private(set) var past: [Step] = []
    private(set) var future: [Step] = []
    private var units = 0
    /// The step to which the next changes belong; nil for a new step with each change.
    private var open: Step?
    private var depth = 0
    /// The typing that the last step covers, which the next typed character may continue.
    private var typing: TypingRun?

    /// The maximum number of characters that are typed in one step.
    static var typingLimit: Int { 200 }

    var canUndo: Bool { !past.isEmpty || open?.changes.isEmpty == false }
    var canRedo: Bool { !future.isEmpty }

    /// Whether the next changes belong to one step.
    var isInStep: Bool { open != nil }

    /// Combines all changes until ``endStep(_:)`` into one step. Calls may be nested.
    mutating func beginStep(_ selection: TextSelection) {
        depth += 1
        typing = nil
        if depth == 1 { open = Step(before: selection, after: selection) }
    }

    /// Ends the combination of changes.
    mutating func endStep(_ selection: TextSelection) {
        depth = max(0, depth - 1)
        guard depth == 0, var step = open else { return }
        open = nil
        step.after = selection
        if step.changesText { append(step) }
    }

    /// Ends the typing that one step covers: the next typed character begins a step.
    mutating func endTyping() { typing = nil }

    /// Records a change.
    ///
    /// - Parameter isTyped: Whether the text comes from keys, so that one step covers a word.
    mutating func record(_ change: Change, before: TextSelection, after: TextSelection, isTyped: Bool = false) {
        future.removeAll()
        let run =
            isTyped
            ? TypingRun(at: change.location, removed: change.removed.string, inserted: change.inserted.string) : nil
        let continues = run.map { typing?.isContinued(by: $0) == true } ?? false
        typing = run
        if open != nil {
            open?.changes.append(change)
        } else if continues, var step = past.last, step.changes.count < Self.typingLimit {
            past.removeLast()
            units -= step.units
            step.changes.append(change)
            step.after = after
            append(step)
        } else {
            append(Step(changes: [change], before: before, after: after))
        }
    }

    private mutating func append(_ step: Step) {
        past.append(step)
        units += step.units
        while past.count > Self.limit || (units > Self.unitLimit && past.count > Self.fewestSteps) {
            units -= past.removeFirst().units
        }
    }

    /// Clears the history, because the text was replaced.
    mutating func removeAll() {
        self = TextEditHistory()
    }

    /// Takes the last step, to undo it.
    mutating func undo() -> Step? {
        typing = nil
        guard open == nil, let step = past.popLast() else { return nil }
        units -= step.units
        future.append(step)
        return step
    }

    /// Takes the step that was undone last, to redo it.
    mutating func redo() -> Step? {
        typing = nil
        guard open == nil, let step = future.popLast() else { return nil }
        past.append(step)
        units += step.units
        return step
    }
}

extension TextEditHistory.Step {
    var units: Int { changes.reduce(0) { $0 + $1.removed.length + $1.inserted.length } }

    /// Whether the text afterwards differs from the text before: false for a cancelled composition.
    fileprivate var changesText: Bool {
        guard let first = changes.first else { return false }
        guard changes.count > 1, let last = changes.last else {
            return first.removed.length > 0 || first.inserted.length > 0
        }
        return first.location != last.location || first.removed.string != last.inserted.string
    }
}
