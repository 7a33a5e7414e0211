import Foundation

/// Multiple selection with Shift and Control clicks, which replace the two-finger gesture of tablets.
extension UITableView {
    /// Handles a tap on a row with modifier keys.
    ///
    /// If the table allows multiple selection, Shift selects all rows from the last tapped one, and Control toggles a row. If it
    /// allows only single selection, the delegate is queried whether to begin multiple selection; if it refuses, the keys are
    /// ignored.
    func userTappedRow(at path: IndexPath, with modifiers: UIKeyModifierFlags) {
        let former = lastTappedRow
        // Stored before the tap is handled, so that resulting updates adjust it.
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
                // Stops if the delegate changed the rows in response to a selection.
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
