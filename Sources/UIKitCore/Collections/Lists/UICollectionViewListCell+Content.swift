import Foundation

extension UICollectionViewListCell {
    var usualConfiguration: UIListContentConfiguration {
        let appearance = rowPlace.appearance ?? .plain
        if rowPlace.isHeader {
            switch appearance {
            case .plain: return .plainHeader()
            case .grouped, .insetGrouped: return .groupedHeader()
            case .sidebar, .sidebarPlain: return .sidebarHeader()
            }
        }
        if rowPlace.isFooter { return appearance == .plain ? .plainFooter() : .groupedFooter() }
        return appearance == .sidebar || appearance == .sidebarPlain ? .sidebarCell() : .cell()
    }

    /// The texts or accessories are others, so that the row may need another height.
    func listContentDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
        collectionView?.contentDidChange(in: self)
    }

    func rowPlaceDidChange() {
        setNeedsUpdateConfiguration()
        setNeedsDisplay()
    }

    var rowStates: [String] {
        var states: [String] = []
        if isSelected { states.append("selected") }
        if visibleAccessories.contains(where: { $0.accessoryType == .checkmark }) { states.append("checked") }
        if let isExpanded = rowPlace.isExpanded { states.append(isExpanded ? "expanded" : "collapsed") }
        if isFocusedCell { states.append("focused") }
        return states
    }

    // MARK: Sizes

    /// The height of the row that the content asks for in a width.
    func fittingHeight(forWidth width: CGFloat) -> CGFloat {
        updateConfigurationIfNeeded()
        refreshAccessories()
        let column = contentColumn(forWidth: width)
        let inner = column.upperBound - column.lowerBound
        var height: CGFloat = rowPlace.isHeader || rowPlace.isFooter ? 28 : UITableViewCell.standardHeight
        if let view = content.view { height = max(height, view.fittingHeight(inWidth: inner)) }
        if contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
            height = max(height, contentView.fittingHeight(inWidth: inner))
        }
        // An app's cell that measures itself.
        let own = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        if own != bounds.size { height = max(height, own.height) }
        return height
    }

    // MARK: Columns

    private static let margin: CGFloat = 16
    /// An accessory at the start of the line stands in the middle of its room.
    private static let leadingRoom: CGFloat = 38
    static let accessoryWidth: CGFloat = 24
    private static let gap: CGFloat = 8

    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    private func leadingWidth(_ view: AccessoryView) -> CGFloat {
        max(Self.leadingRoom, view.wantedSize(in: bounds.height).width + Self.margin)
    }

    /// The columns of the content, from the start of the line.
    func contentColumn(forWidth width: CGFloat) -> Range<CGFloat> {
        let start = leadingViews.reduce(indentation) { $0 + leadingWidth($1) }
        var end = width
        if !trailingViews.isEmpty {
            end -= trailingViews.reduce(Self.margin) { $0 + $1.wantedSize(in: bounds.height).width + Self.gap }
        }
        return start..<max(start, end)
    }

    // MARK: Placing

    func placeRow(in size: CGSize) {
        let column = contentColumn(forWidth: size.width)
        let shift = swipeSlide
        place(contentView, x: column.lowerBound + shift, width: column.upperBound - column.lowerBound, in: size)
        content.view?.restFrame = contentView.bounds
        var start = (indentsAccessories ? indentation : 0) + shift
        for view in leadingViews {
            let wanted = view.wantedSize(in: size.height)
            let room = leadingWidth(view)
            place(view, x: start + (room - wanted.width) / 2, width: wanted.width, height: wanted.height, in: size)
            start += room
        }
        var edge = size.width - Self.margin + shift
        for view in trailingViews.reversed() {
            let wanted = view.wantedSize(in: size.height)
            edge -= wanted.width
            place(view, x: edge, width: wanted.width, height: wanted.height, in: size)
            edge -= Self.gap
        }
        placeSwipeButtons(in: size)
        placeTopLine(in: size)
    }

    // MARK: Lines

    /// The columns of the line below the row, from left to right; nil for no line.
    var separatorColumns: Range<CGFloat>? {
        guard rowPlace.showsLine, bounds.width > 0 else { return nil }
        return lineColumns(rowPlace.lineInsets)
    }

    private func lineColumns(_ insets: NSDirectionalEdgeInsets) -> Range<CGFloat> {
        let automatic = UIListSeparatorConfiguration.automaticInsets
        var start = insets.leading == automatic.leading ? automaticLineStart : insets.leading
        var end = bounds.width - (insets.trailing == automatic.trailing ? 0 : insets.trailing)
        if rowPlace.isLast, rowPlace.appearance == .grouped, insets.leading == automatic.leading { start = 0 }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if let guide = constrainedGuide?.layoutFrame {
            start = isRightToLeft ? bounds.width - guide.maxX : guide.minX
            if guide.width > 0 { end = isRightToLeft ? bounds.width - guide.minX : guide.maxX }
        }
        end = max(start, end)
        return isRightToLeft ? bounds.width - end..<bounds.width - start : start..<end
    }

    private var automaticLineStart: CGFloat {
        let column = contentColumn(forWidth: bounds.width).lowerBound
        return column + ((content.view as? UIListContentView)?.textStart ?? Self.margin)
    }

    /// The guide of the line, if the app constrained it.
    private var constrainedGuide: UILayoutGuide? {
        guard let guide = separatorGuide,
            layoutState.constraints.contains(where: { $0.firstItem === guide || $0.secondItem === guide })
        else { return nil }
        return guide
    }

    private func placeTopLine(in size: CGSize) {
        guard rowPlace.showsTopLine else {
            topLine?.removeFromSuperview()
            topLine = nil
            return
        }
        let line = topLine ?? UIView()
        if topLine == nil {
            topLine = line
            addSubview(line)
        }
        line.backgroundColor = rowPlace.lineColor ?? .separator
        let columns = lineColumns(rowPlace.topLineInsets)
        line.frame = CGRect(x: columns.lowerBound, y: 0, width: columns.upperBound - columns.lowerBound, height: 1)
    }
}
