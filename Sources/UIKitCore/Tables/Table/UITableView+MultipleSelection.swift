import Foundation

/// Clicks with Shift or Control, with which a desktop selects several rows. On a tablet two fingers do that.
extension UITableView {
    /// The user tapped a row with keys held down.
    ///
    /// Where the table selects several rows, Shift selects all from the row that was tapped last, and Control one more or
    /// one less. Where it selects one, the delegate is asked whether to begin; without that, the keys mean nothing.
    func userTappedRow(at path: IndexPath, with modifiers: UIKeyModifierFlags) {
        let former = lastTappedRow
        // Changes that follow from the tap move it along.
        lastTappedRow = path
        guard !modifiers.isDisjoint(with: [.shift, .control, .command]), swipe == nil else {
            return userTappedRow(at: path)
        }
        var hasBegun = false
        if !selectsSeveral {
            guard delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) == true else {
                return userTappedRow(at: path)
            }
            delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
            hasBegun = true
        }
        guard geometry.contains(path) else { return }
        if modifiers.contains(.shift), selectsSeveral, let start = former, geometry.contains(start) {
            let known = generation
            for row in rows(from: min(start, path), to: max(start, path)) where !selection.contains(row) {
                userTappedRow(at: row)
                // A delegate that changed the rows did so in answer to the first of them.
                guard known == generation else { break }
            }
        } else {
            userTappedRow(at: path)
        }
        if hasBegun { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }
    }

    private func rows(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
        (first.section...last.section).flatMap { section in
            let start = section == first.section ? first.row : 0
            let end = section == last.section ? last.row : geometry.sections[section].rows.count - 1
            return start <= end ? (start...end).map { IndexPath(row: $0, section: section) } : []
        }
    }
}
