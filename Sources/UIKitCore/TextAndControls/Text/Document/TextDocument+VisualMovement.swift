/// Visual movement to the left and right, for bidirectional text.
extension TextDocument {
    /// Moves the caret, or with `extending` the head of the selection, to the left or right.
    ///
    /// The tokens are at the leading side of the interface, whatever the direction of the text. Beyond the text's edge at that
    /// side, the movement continues among the tokens.
    mutating func moveVisually(toRight: Bool, extending: Bool, order: VisualOrder, tokensAreAtRight: Bool) {
        let isTowardTokens = toRight == tokensAreAtRight
        if let selectedToken, !isTowardTokens, !extending, selectedToken == tokens.count - 1 {
            let edge = textStart + order.edge(atRight: tokensAreAtRight)
            return select(anchor: edge, head: edge)
        }
        let logical: TextMovement = isTowardTokens ? .characterBackward : .characterForward
        guard selectedToken == nil, selection.head >= textStart else { return move(logical, extending: extending) }
        if !extending, !selection.isCaret {
            let isForward = selection.lower < textStart ? !isTowardTokens : toRight != order.isRightToLeft
            return move(isForward ? .characterForward : .characterBackward)
        }
        if let next = order.neighbour(of: selection.head - textStart, toRight: toRight) {
            select(anchor: extending ? selection.anchor : textStart + next, head: textStart + next)
        } else if isTowardTokens, !tokens.isEmpty {
            select(anchor: extending ? selection.anchor : textStart - 1, head: textStart - 1)
        }
    }
}
