import Foundation

extension UITableViewCell {
    private static let margin: CGFloat = 16
    private static let editControlWidth: CGFloat = 38
    private static let accessoryWidth: CGFloat = 24

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The height of the row that the cell asks for in a width.
    func fittingHeight(forWidth width: CGFloat) -> CGFloat {
        updateConfigurationIfNeeded()
        return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    func rowHeight(forWidth width: CGFloat) -> CGFloat {
        let inner = contentColumn(forWidth: width).upperBound - contentColumn(forWidth: width).lowerBound
        var height = UITableViewCell.standardHeight
        if let content = parts.content {
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

    private var showsEditControl: Bool { isEditing && editingStyle != .none }

    /// The columns of the content, left to right in a language that runs so.
    private func contentColumn(forWidth width: CGFloat) -> Range<CGFloat> {
        let start = showsEditControl && indentsWhileEditing ? UITableViewCell.editControlWidth : 0
        let end = width - accessoriesWidth
        return start..<max(start, end)
    }

    private var accessoriesWidth: CGFloat {
        guard !parts.accessories.isEmpty else { return 0 }
        return parts.accessories.reduce(UITableViewCell.margin) { $0 + accessorySize($1).width + 8 }
    }

    private func accessorySize(_ view: UIView) -> CGSize {
        if view === accessoryView || view === editingAccessoryView, !view.frame.isEmpty { return view.frame.size }
        return CGSize(width: UITableViewCell.accessoryWidth, height: UITableViewCell.accessoryWidth)
    }

    private var swipeWidth: CGFloat { parts.swipeButtons.reduce(0) { $0 + width(of: $1) } }

    private func width(of swipe: SwipeButton) -> CGFloat {
        let title = swipe.action.title ?? ""
        let label = UILabel(frame: .zero)
        label.text = title
        return max(74, label.sizeThatFits(CGSize(width: 1000, height: 100)).width + 30)
    }

    // MARK: Placing

    func placeParts(in size: CGSize) {
        placeBackgrounds()
        let column = contentColumn(forWidth: size.width)
        let shift = parts.swipesFromLeading ? swipeWidth : -swipeWidth
        place(contentView, x: column.lowerBound + shift, width: column.upperBound - column.lowerBound, in: size)
        if let control = parts.editControl {
            place(control, x: shift, width: UITableViewCell.editControlWidth, in: size)
        }
        var edge = size.width - UITableViewCell.margin + shift
        for view in parts.accessories {
            let wanted = accessorySize(view)
            edge -= wanted.width
            place(view, x: edge, width: wanted.width, height: wanted.height, in: size)
            edge -= 8
        }
        placeSwipeButtons(in: size)
        parts.content?.frame = contentView.bounds
        placeOwnViews()
    }

    /// Places a view, in the middle of the height, or on the other side where the language runs right to left.
    private func place(_ view: UIView, x: CGFloat, width: CGFloat, height: CGFloat? = nil, in size: CGSize) {
        let height = height ?? size.height
        let left = isRightToLeft ? size.width - x - width : x
        view.frame = CGRect(x: left, y: (size.height - height) / 2, width: width, height: height)
    }

    private func placeSwipeButtons(in size: CGSize) {
        var edge = parts.swipesFromLeading ? 0 : size.width
        for swipe in parts.swipeButtons {
            let width = width(of: swipe)
            if !parts.swipesFromLeading { edge -= width }
            place(swipe.button, x: edge, width: width, in: size)
            if parts.swipesFromLeading { edge += width }
        }
    }

    private func placeBackgrounds() {
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        selectedBackgroundView?.isHidden = selectionStyle == .none || !(isSelected || isHighlighted)
    }

    func backgroundViewDidChange(from old: UIView?) {
        if old?.superview === self { old?.removeFromSuperview() }
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
        return ListContentLayout(
            arrangement: arrangement,
            margins: UIEdgeInsets(
                top: 11,
                left: UITableViewCell.margin + indentation,
                bottom: 11,
                right: UITableViewCell.margin
            ),
            imageSize: parts.picture?.image?.size,
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

    private func placeOwnViews() {
        guard parts.content == nil else { return }
        let frames = frames(width: contentView.bounds.width, height: contentView.bounds.height)
        parts.picture?.frame = frames.image
        parts.text?.frame = frames.text
        parts.detail?.frame = frames.secondary
    }
}
