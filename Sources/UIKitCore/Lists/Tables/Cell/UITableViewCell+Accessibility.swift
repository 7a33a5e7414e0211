import Foundation

extension UITableViewCell {
    /// The texts of the row, in reading order.
    var texts: [String] {
        labels.compactMap(\.accessibilityLabel).filter { !$0.isEmpty }
    }

    /// The views that show the texts of the row, in reading order. Apps add labels to the content view, or to the cell itself.
    var labels: [UIView] {
        updateConfigurationIfNeeded()
        let own: [UILabel] = contentConfiguration == nil ? [parts.text, parts.detail].compactMap { $0 } : []
        let others = labelsInReadingOrder.filter { label in !own.contains { $0 === label } }
        return own.filter { !$0.isHidden } + others
    }

    var rowStateDescriptions: [String] {
        var states: [String] = []
        if isSelected { states.append("selected") }
        if shownAccessoryType == .checkmark { states.append("checked") }
        if isFocusedRow { states.append("focused") }
        return states
    }
}

extension UIView {
    /// The visible descendants that match. Subviews of a match are not searched.
    func visibleDescendants(where matches: (UIView) -> Bool) -> [UIView] {
        subviews.flatMap { view -> [UIView] in
            if view.isHidden || view.alpha == 0 || view.accessibilityElementsHidden { return [] }
            return matches(view) ? [view] : view.visibleDescendants(where: matches)
        }
    }

    /// The visible labels among the descendants. Labels in controls are omitted, because the control has its own accessibility
    /// label.
    package var labelsInReadingOrder: [UIView] {
        visibleDescendants { $0 is UILabel || $0 is UIControl }.filter { $0 is UILabel }.inReadingOrder(within: self)
    }
}

@MainActor
extension [UIView] {
    /// The views sorted by line, and within a line from left to right. Views at the same position keep their order.
    func inReadingOrder(within container: UIView) -> [UIView] {
        let placed = enumerated().map { index, view in
            (index, view, view.convert(view.bounds, to: container))
        }
        // A view that begins above the middle of a line's first view belongs to that line.
        var lines: [[(Int, UIView, CGRect)]] = []
        for item in placed.sorted(by: { ($0.2.minY, $0.0) < ($1.2.minY, $1.0) }) {
            if let first = lines.last?.first, item.2.minY < first.2.midY || item.2.minY == first.2.minY {
                lines[lines.count - 1].append(item)
            } else {
                lines.append([item])
            }
        }
        return lines.flatMap { line in line.sorted { ($0.2.minX, $0.0) < ($1.2.minX, $1.0) }.map(\.1) }
    }
}
