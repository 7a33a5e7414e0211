/// Changes by the program. All except ``convert(_:to:at:)`` clear the undo history, because its steps belong to the former
/// contents.
extension TextDocument {
    /// Replaces the text, and places the caret at its end. Keeps the tokens (rule 20).
    mutating func setText(_ text: String) {
        set(tokens: tokens, text: text, selection: TextSelection(caret: tokens.count + text.utf16.count))
        withHistory { $0.removeAll() }
    }

    /// Replaces the tokens. Keeps the selection in the text.
    mutating func setTokens(_ tokens: [Token]) {
        let (anchor, head) = (selection.anchor - textStart, selection.head - textStart)
        let selection = TextSelection(anchor: tokens.count + max(anchor, 0), head: tokens.count + max(head, 0))
        set(tokens: tokens, text: text, selection: selection, marked: marked)
        withHistory { $0.removeAll() }
    }

    /// Inserts a token. Keeps the selection.
    mutating func insertToken(_ token: Token, at index: Int) {
        insert(token, at: index)
        withHistory { $0.removeAll() }
    }

    /// Removes a token. Keeps the rest of the selection.
    mutating func removeToken(at index: Int) {
        var (tokens, selection) = (tokens, selection)
        tokens.remove(at: index)
        selection.moveEnds { location, _ in location > index ? location - 1 : location }
        if selection.isCaret { selection = TextSelection(caret: max(selection.head, tokens.count)) }
        set(tokens: tokens, text: text, selection: selection, marked: marked)
        withHistory { $0.removeAll() }
    }

    /// Removes the text in a range but none of its tokens, commits composed text, inserts a token and selects it. All of this is
    /// one step of the history (rule 62).
    mutating func convert(_ range: Range<Int>, to token: Token, at index: Int) {
        unmark()
        let before = snapshot
        withHistory { $0.record(before) }
        _ = replaceContents(textOffsets(of: range), with: "")
        insert(token, at: index)
        select(anchor: index, head: index)
    }

    private mutating func insert(_ token: Token, at index: Int) {
        var (tokens, selection) = (tokens, selection)
        tokens.insert(token, at: index)
        selection.moveEnds { location, isEnd in
            // A selection that ends at the insertion point does not grow.
            location > index || location == index && !isEnd ? location + 1 : location
        }
        set(tokens: tokens, text: text, selection: selection, marked: marked)
    }
}

extension TextSelection {
    /// Moves both ends by a rule. The rule receives a location and whether it is the end of a non-empty selection.
    fileprivate mutating func moveEnds(_ rule: (_ location: Int, _ isEnd: Bool) -> Int) {
        let (lower, upper) = (rule(lower, false), rule(upper, !isCaret))
        self =
            anchor <= head
            ? TextSelection(anchor: lower, head: upper)
            : TextSelection(anchor: upper, head: lower)
    }
}
