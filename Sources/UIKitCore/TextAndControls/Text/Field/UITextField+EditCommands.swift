import Foundation

/// The edit commands that the field performs at present.
extension UITextField {
    func canPerform(_ command: EditCommand) -> Bool {
        let selection = document.selection
        switch command {
        case .cut: return isEnabled && canCopy(takingTokens: userMayDeleteTokens)
        case .copy: return canCopy(takingTokens: userMayCopyTokens)
        case .paste:
            return isEnabled && UIApplication.current != nil && UIPasteboard.general.contents.contains(where: accepts)
        case .delete: return isEnabled && !selection.isCaret
        case .select: return selection.isCaret && !document.text.isEmpty
        case .selectAll: return document.length > 0 && selection.range != 0..<document.length
        }
    }

    private func canCopy(takingTokens mayTakeTokens: Bool) -> Bool {
        let range = document.selection.range
        guard !isSecureTextEntry, !range.isEmpty else { return false }
        return mayTakeTokens && range.lowerBound < document.textStart || !document.text(in: range).isEmpty
    }

    /// Performs a command by its key if ``canPerformAction(_:withSender:)`` permits it.
    func perform(_ command: EditCommand) {
        guard canPerformAction(command.selector, withSender: self) else { return }
        command.selector.send(to: self)
    }
}
