import Foundation

extension UITableViewCell {
    private static let margin: CGFloat = 16
    private static let editControlWidth: CGFloat = 38
    private static let accessoryWidth: CGFloat = 24

    private var metricsOfTable: ControlMetrics { (tableView ?? self).controlMetrics }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The height of the row at a width.
    func fittingHeight(forWidth width: CGFloat) -> CGFloat {
        updateConfigurationIfNeeded()
        return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    /// The size for the content and its accessories.
    func size(fitting target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        updateConfigurationIfNeeded()
        var size = target
        if horizontal != .required {
            let beside = contentColumn(forWidth: 0).lowerBound + accessoriesWidth
            let inner = CGSize(width: max(0, target.width - beside), height: target.height)
            let content = parts.content.view ?? contentView
            let fitting = content.systemLayoutSizeFitting(
                inner,
                withHorizontalFittingPriority: horizontal,
                verticalFittingPriority: vertical
            )
            size.width = max(fitting.width, ownViewsWidth) + beside
        }
        if vertical != .required { size.height = fittingHeight(forWidth: size.width) }
        return size
    }

    func rowHeight(forWidth width: CGFloat) -> CGFloat {
        let inner = contentColumn(forWidth: width).upperBound - contentColumn(forWidth: width).lowerBound
        var height = metricsOfTable.rowHeight
        if let content = parts.content.view {
            height = max(height, content.fittingHeight(inWidth: inner))
        } else if parts.text != nil || parts.detail != nil || parts.picture != nil {
            height = max(height, frames(width: inner, height: nil).height)
        }
        if contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
            height = max(height, contentView.fittingHeight(inWidth: inner))
        }
        return height
    }

    // MARK: Columns

    private func grown(_ width: CGFloat) -> CGFloat { UIFontMetrics.default.grown(width, for: traitCollection) }

    private var showsEditControl: Bool { isEditing && parts.editControl != nil }

    /// The start of the content, from the leading edge.
    var contentStart: CGFloat { contentColumn(forWidth: bounds.width).lowerBound }

    /// The start of the text in the content, after the image if there is one; nil if unknown.
    var textStart: CGFloat? {
        if let list = parts.content.view as? UIListContentView { return list.textStart }
        guard parts.content.view == nil, let size = parts.picture?.displayedSize else { return nil }
        return UITableViewCell.margin * 2 + size.width
    }

    /// The horizontal extent of the content, in left-to-right coordinates.
    private func contentColumn(forWidth width: CGFloat) -> Range<CGFloat> {
        let start = showsEditControl && indentsWhileEditing ? grown(UITableViewCell.editControlWidth) : 0
        let end = width - accessoriesWidth
        return start..<max(start, end)
    }

    private var accessoriesWidth: CGFloat {
        let index = tableView?.sectionIndexWidth ?? 0
        guard !trailingParts.isEmpty else { return index }
        return trailingParts.reduce(UITableViewCell.margin + index) { $0 + accessorySize($1).width + 8 }
    }

    /// The reorder control and accessory views, from the trailing edge inwards.
    private var trailingParts: [UIView] { [parts.reorderControl].compactMap { $0 } + parts.accessories }

    private func accessorySize(_ view: UIView) -> CGSize {
        if view === accessoryView || view === editingAccessoryView, !view.frame.isEmpty { return view.frame.size }
        let side = grown(UITableViewCell.accessoryWidth)
        return CGSize(width: side, height: view === parts.reorderControl ? bounds.height : side)
    }

    // MARK: Placing

    func placeParts(in size: CGSize) {
        placeBackgrounds()
        let column = contentColumn(forWidth: size.width)
        let shift = swipeSlide
        place(contentView, x: column.lowerBound + shift, width: column.upperBound - column.lowerBound, in: size)
        if let control = parts.editControl {
            place(control, x: shift, width: grown(UITableViewCell.editControlWidth), in: size)
        }
        var edge = size.width - UITableViewCell.margin - (tableView?.sectionIndexWidth ?? 0) + shift
        for view in trailingParts {
            let wanted = accessorySize(view)
            edge -= wanted.width
            place(view, x: edge, width: wanted.width, height: wanted.height, in: size)
            edge -= 8
        }
        placeSwipeButtons(in: size)
        parts.content.view?.restFrame = contentView.bounds
        placeOwnViews()
    }

    private func placeBackgrounds() {
        parts.background.place()
        backgroundView?.restFrame = bounds
        selectedBackgroundView?.restFrame = bounds
        selectedBackgroundView?.isHidden = selectionStyle == .none || !(isSelected || isHighlighted)
    }

    func backgroundConfigurationDidChange() {
        if backgroundConfiguration != nil {
            backgroundView = nil
            selectedBackgroundView = nil
        }
        parts.background.show(backgroundConfiguration, in: self)
    }

    func backgroundViewDidChange(from old: UIView?, to new: UIView?) {
        if old?.superview === self { old?.removeFromSuperview() }
        if new != nil { backgroundConfiguration = nil }
        if let selectedBackgroundView { insertSubview(selectedBackgroundView, at: 0) }
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }

    // MARK: Texts and picture

    private var layout: ListContentLayout {
        let arrangement: ListContentLayout.Arrangement =
            switch style {
            case .default, .subtitle: .stacked
            case .value1: .sideBySide
            case .value2: .column
            }
        let indentation = CGFloat(indentationLevel) * indentationWidth
        let metrics = metricsOfTable
        return ListContentLayout(
            arrangement: arrangement,
            margins: UIEdgeInsets(
                top: metrics.spacing(11),
                left: UITableViewCell.margin + indentation,
                bottom: metrics.spacing(11),
                right: UITableViewCell.margin
            ),
            imageSize: parts.picture?.displayedSize,
            metrics: metrics,
            minimumHeight: metrics.rowHeight,
            isRightToLeft: isRightToLeft
        )
    }

    private func frames(width: CGFloat, height: CGFloat?) -> ListContentLayout.Frames {
        layout.frames(
            width: width,
            height: height,
            text: parts.text?.measure,
            secondary: parts.detail?.measure
        )
    }

    /// The width that the image and the texts of the cell need without wrapping; 0 without any.
    private var ownViewsWidth: CGFloat {
        let hasOwnViews = parts.text != nil || parts.detail != nil || parts.picture != nil
        guard parts.content.view == nil, hasOwnViews else { return 0 }
        return layout.width(text: parts.text?.measure, secondary: parts.detail?.measure)
    }

    private func placeOwnViews() {
        guard parts.content.view == nil else { return }
        let frames = frames(width: contentView.bounds.width, height: contentView.bounds.height)
        parts.picture?.restFrame = frames.image
        parts.text?.restFrame = frames.text
        parts.detail?.restFrame = frames.secondary
    }
}
