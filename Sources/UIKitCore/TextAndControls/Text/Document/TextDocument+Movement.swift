/// A movement of the caret by a key.
enum TextMovement: Equatable {
    case characterBackward, characterForward
    case wordBackward, wordForward
    /// To the start of the text; from there, to the first token.
    case beginning
    case end

    var isForward: Bool {
        switch self {
        case .characterForward, .wordForward, .end: true
        case .characterBackward, .wordBackward, .beginning: false
        }
    }
}

extension TextDocument {
    /// Moves the caret, or with `extending` the head of the selection.
    ///
    /// A selected token acts as a caret among the tokens: from the start of the text, moving backward selects the last token,
    /// then the one before; moving forward from the last token goes to the start of the text (rule 58). A selection of several
    /// characters or tokens collapses to its end in the direction of the movement.
    mutating func move(_ movement: TextMovement, extending: Bool = false) {
        if extending {
            extend(movement)
        } else {
            let target = caretTarget(of: movement)
            select(anchor: target, head: target)
        }
    }

    private func caretTarget(of movement: TextMovement) -> Int {
        switch movement {
        case .characterBackward:
            return selection.isCaret || selectedToken != nil ? boundary(before: selection.lower) : selection.lower
        case .characterForward:
            return selection.isCaret ? boundary(after: selection.upper) : selection.upper
        case .wordBackward:
            return wordStart(before: selectedToken ?? selection.head)
        case .wordForward:
            return selectedToken.map { $0 + 1 } ?? wordEnd(after: selection.head)
        case .beginning, .end:
            return target(of: movement, from: selection.upper)
        }
    }

    private mutating func extend(_ movement: TextMovement) {
        var (anchor, head) = (selection.anchor, selection.head)
        // A selected token has no direction yet; the movement determines it.
        if selectedToken != nil, anchor < head {
            (anchor, head) = movement.isForward ? (anchor, head) : (head, anchor)
        }
        select(anchor: anchor, head: target(of: movement, from: head))
    }

    private func target(of movement: TextMovement, from location: Int) -> Int {
        switch movement {
        case .characterBackward: boundary(before: location)
        case .characterForward: boundary(after: location)
        case .wordBackward: wordStart(before: location)
        case .wordForward: wordEnd(after: location)
        case .beginning: location > textStart ? textStart : 0
        case .end: length
        }
    }
}
