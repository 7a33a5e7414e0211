import Foundation

extension UITableViewCell {
    /// Where the row stands among those of its section.
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

    /// How the sections of the row's table look.
    @_spi(Host)
    public var tableStyle: UITableView.Style { sectionStyle }

    /// The columns of the line below the row, from left to right; nil for no line.
    ///
    /// In a grouped table the line below a section's last row is its edge, and goes all the way.
    @_spi(Host)
    public var separatorColumns: Range<CGFloat>? {
        guard let tableView, tableView.separatorStyle == .singleLine, bounds.width > 0 else { return nil }
        if tableView.hasFocusRing(atLowerEdgeOf: self) { return nil }
        if sectionPlace.isLast, sectionStyle == .insetGrouped { return nil }
        if sectionPlace.isLast, sectionStyle == .grouped { return 0..<bounds.width }
        let inset = separatorInset
        // An inset that nobody chose follows the text.
        let isChosen = ownSeparatorInset != nil || inset.left != UITableView.standardSeparatorInset.left
        let start = contentStart + (isChosen ? inset.left : textStart ?? inset.left)
        let end = max(start, bounds.width - inset.right)
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return start..<end }
        return bounds.width - end..<bounds.width - start
    }
}
