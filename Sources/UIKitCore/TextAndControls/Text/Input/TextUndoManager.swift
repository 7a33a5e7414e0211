import Foundation

/// A text with a history of its own.
@MainActor
protocol UndoableText: AnyObject {
    /// The number of edits that can be undone.
    var undoStepCount: Int { get }
    /// Whether an edit can be repeated.
    var canRedoText: Bool { get }
    func undoByUser()
    func redoByUser()
    func forgetUndoSteps()
    /// Ends the step of the present typing.
    func endTyping()
}

/// The undo manager of a text: it undoes the edits of the text, and what the app registers, the latest first.
final class TextUndoManager: UndoManager {
    private weak var text: (any UndoableText)?
    /// The number of the text's steps at the last registration.
    private var noted = 0

    init(_ text: any UndoableText) {
        self.text = text
        super.init()
    }

    private var steps: Int { text?.undoStepCount ?? 0 }

    override func willRegister() {
        text?.endTyping()
        noted = steps
    }

    override var canUndo: Bool { super.canUndo || steps > 0 }

    override var canRedo: Bool { super.canRedo || text?.canRedoText == true }

    override func undo() {
        if super.canUndo, noted >= steps { super.undo() } else { text?.undoByUser() }
    }

    override func undoNestedGroup() {
        if super.canUndo, noted >= steps { super.undoNestedGroup() } else { text?.undoByUser() }
    }

    override func redo() {
        if super.canRedo { super.redo() } else { text?.redoByUser() }
    }

    override func removeAllActions() {
        super.removeAllActions()
        text?.forgetUndoSteps()
    }
}
