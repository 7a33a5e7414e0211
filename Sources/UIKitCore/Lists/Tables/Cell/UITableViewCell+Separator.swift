import Foundation

extension UITableViewCell {
    /// The position of a row in its section.
    struct SectionPlace: Equatable {
        var isFirst = false
        var isLast = false
    }

    /// Whether the row is the first of its section.
    @_spi(Host)
    public var isFirstInSection: Bool { sectionPlace.isFirst }

    /// Whether the row is the last of its section.
    @_spi(Host)
    public var isLastInSection: Bool { sectionPlace.isLast }

    /// The style of the row's table.
    @_spi(Host)
    public var tableStyle: UITableView.Style { sectionStyle }

    /// The horizontal extent of the separator below the row, from left to right; nil for no separator.
    ///
    /// In a grouped table the separator below a section's last row is its edge, and spans the full width.
    @_spi(Host)
    public var separatorColumns: Range<CGFloat>? {
        guard let tableView, tableView.separatorStyle == .singleLine, bounds.width > 0 else { return nil }
        if tableView.hasFocusRing(atLowerEdgeOf: self) { return nil }
        if sectionPlace.isLast, sectionStyle == .insetGrouped { return nil }
        if sectionPlace.isLast, sectionStyle == .grouped { return 0..<bounds.width }
        let inset = separatorInset
        // The default inset follows the text.
        let isChosen = ownSeparatorInset != nil || inset.left != UITableView.standardSeparatorInset.left
        let start = contentStart + (isChosen ? inset.left : textStart ?? inset.left)
        let end = max(start, bounds.width - inset.right)
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return start..<end }
        return bounds.width - end..<bounds.width - start
    }
}
