import Foundation

/// The title row of a navigation bar, and the large title under it.
final class UINavigationBarContent: UIView {
    weak var bar: UINavigationBar?
    let titleLabel = UILabel()
    private let largeTitleLabel = UILabel()
    private let promptLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let largeSubtitleLabel = UILabel()
    /// Whether the groups were last shown for compact width.
    private var wasCompact = false
    /// The views of the groups in the middle of the row.
    private var centerView: UIView?
    /// The button that shows the title and opens its menu.
    private(set) var titleButton: UIButton?
    /// The title above the app's subtitle view, in place of the title.
    private(set) var titleAbove: TitleAboveView?
    /// The label in ``titleAbove``, unless the title is a button.
    private let titleLabelAbove = UILabel()
    /// The app's view under the large title.
    private var largeSubtitleView: UIView?
    private(set) var backButton: UIButton?
    /// The possible titles of the back button, longest first.
    private(set) var backTitles: [BackTitle] = []
    /// The button appearance last applied.
    private var shownButtons: UINavigationBarAppearance?
    /// The back button, unless the app's items replace it.
    var shownBackButton: UIButton? { backButton.flatMap { leading.contains($0) ? $0 : nil } }
    var leading: [UIView] = []
    var trailing: [UIView] = []
    private(set) var titleView: UIView?
    /// The app's views in the row besides the search bar, visible or not.
    private(set) var items: [UIView] = []

    /// The button that expands into the search bar.
    private(set) lazy var searchButton: UIButton = {
        let action = UIAction { [weak self] _ in self?.bar?.searchBar?.becomeFirstResponder() }
        let button = UIButton(type: .system, primaryAction: action)
        button.setImage(UIImage(systemName: "magnifyingglass"), for: .normal)
        button.accessibilityLabel = SystemTexts.text("Search")
        return button
    }()

    var showsLargeTitle = false {
        didSet {
            guard showsLargeTitle != oldValue else { return }
            let item = bar?.topItem
            if item?.hasTitleMenu == true || item?.subtitleView != nil { reload() } else { titlesDidChange() }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for label in [titleLabel, titleLabelAbove] {
            label.font = .preferredFont(forTextStyle: .headline)
            label.accessibilityTraits = .header
        }
        titleLabelAbove.textAlignment = .center
        titleLabelAbove.adjustsFontForContentSizeCategory = true
        let largeTitle = UIFont.systemFont(ofSize: 34, weight: .bold)
        largeTitleLabel.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: largeTitle)
        largeTitleLabel.accessibilityTraits = .header
        promptLabel.font = .preferredFont(forTextStyle: .footnote)
        for label in [subtitleLabel, largeSubtitleLabel] { label.textColor = .secondaryLabel }
        subtitleLabel.font = .preferredFont(forTextStyle: .caption1)
        subtitleLabel.textAlignment = .center
        largeSubtitleLabel.font = .preferredFont(forTextStyle: .subheadline)
        for label in [promptLabel, titleLabel, subtitleLabel, largeTitleLabel, largeSubtitleLabel] {
            label.adjustsFontForContentSizeCategory = true
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Updates the content from the bar's top item.
    func reload() {
        let item = bar?.topItem
        wasCompact = isCompact
        showTitles(bar?.look ?? BarLook())
        titleButton = showsLargeTitle ? nil : item?.makeTitleButton()
        titleAbove = makeTitleAbove()
        centerView = makeCenterView()
        promptLabel.text = item?.prompt
        let shownTitle: UIView? = isTitleLeading ? nil : titleAbove ?? titleButton
        let ownTitleView = showsRow ? item?.titleView ?? centerView ?? shownTitle : nil
        if titleView !== ownTitleView {
            if titleView?.superview === self { titleView?.removeFromSuperview() }
            titleView = ownTitleView
            if let titleView { addSubview(titleView) }
        }
        let former = leading + trailing
        let back = makeBackButton()
        (backButton, backTitles) = (back?.button, back?.titles ?? [])
        let replacesBack = item?.leftBarButtonItems?.isEmpty == false && item?.leftItemsSupplementBackButton == false
        let own = bar?.navigationController?.splitViewItems
        leading = (replacesBack ? [] : [backButton].compactMap { $0 }) + views(for: own)
        leading += views(for: item?.leftBarButtonItems) + views(for: groups?.leading, reversed: false)
        trailing = views(for: [groups?.pinned].compactMap { $0 }, reversed: true)
        if let overflowItem { trailing.append(view(for: overflowItem)) }
        trailing += views(for: item?.rightBarButtonItems) + views(for: groups?.trailing, reversed: true)
        items = (leading + trailing).filter { $0 !== searchItem }
        addSearchItem()
        if isTitleLeading, showsRow, bar?.shownSearchPlace != .middle {
            leading.append(titleAbove ?? titleButton ?? titleLabel)
        }
        if largeSubtitleView !== item?.largeSubtitleView {
            if largeSubtitleView?.superview === self { largeSubtitleView?.removeFromSuperview() }
            largeSubtitleView = item?.largeSubtitleView
            if let largeSubtitleView { addSubview(largeSubtitleView) }
        }
        // A custom view that remains is not reinserted, so that it keeps the focus.
        let present = leading + trailing
        for view in former where !present.contains(view) && view !== titleLabel && view.superview === self {
            view.removeFromSuperview()
        }
        for view in present where view.superview !== self { addSubview(view) }
        showLook()
        titlesDidChange()
        setNeedsLayout()
    }

    private func titlesDidChange() {
        promptLabel.isHidden = promptLabel.text == nil
        largeTitleLabel.isHidden = !showsLargeTitle
        largeSubtitleLabel.isHidden = !showsLargeTitle || largeSubtitleLabel.text == nil || largeSubtitleView != nil
        largeSubtitleView?.isHidden = !showsLargeTitle
        let isInMiddle = !leading.contains(titleLabel)
        titleLabel.isHidden =
            showsLargeTitle || isInMiddle && titleView != nil || titleLabel.text == nil || !showsRow
            || titleButton != nil || titleAbove != nil
        subtitleLabel.isHidden = titleLabel.isHidden || !isInMiddle || subtitleLabel.text == nil || isRowInTitleBar
        setNeedsLayout()
    }

    /// Applies the bar's appearance to titles and buttons.
    func showLook() {
        let look = bar?.look ?? BarLook()
        showTitles(look)
        guard look.buttons !== shownButtons else { return }
        shownButtons = look.buttons
        reload()
    }

    /// Shows the texts of the titles in the bar's appearance.
    private func showTitles(_ look: BarLook) {
        let item = bar?.topItem
        let headline = UIFont.preferredFont(forTextStyle: .headline)
        for label in [titleLabel, titleLabelAbove] {
            label.show(item?.shownTitle, item?.styledTitle, look.titleAttributes, font: headline)
        }
        let large = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 34, weight: .bold))
        largeTitleLabel.show(item?.shownLargeTitle, item?.styledLargeTitle, look.largeTitleAttributes, font: large)
        subtitleLabel.show(
            item?.subtitle,
            item?.styledSubtitle,
            look.subtitleAttributes,
            font: .preferredFont(forTextStyle: .caption1),
            color: .secondaryLabel
        )
        largeSubtitleLabel.show(
            item?.shownLargeSubtitle,
            item?.styledLargeSubtitle,
            look.largeSubtitleAttributes,
            font: .preferredFont(forTextStyle: .subheadline),
            color: .secondaryLabel
        )
    }

    /// Makes the title above the app's subtitle view. Keeps the present one if only its texts changed, so that the app's view keeps
    /// the focus. Nil without such a view.
    private func makeTitleAbove() -> TitleAboveView? {
        guard !showsLargeTitle, let item = bar?.topItem, let view = item.subtitleView else { return nil }
        let title = titleButton ?? titleLabelAbove
        if let titleAbove, titleAbove.subtitle === view, titleAbove.title === title {
            titleAbove.setNeedsLayout()
            return titleAbove
        }
        return TitleAboveView(title: title, subtitle: view)
    }

    /// The height in points of the subtitle under a large title, in a bar of the given width. 0 without one.
    func largeSubtitleHeight(inWidth width: CGFloat) -> CGFloat {
        if let view = bar?.topItem?.largeSubtitleView {
            return view.requestedSize(in: largeSubtitleSpace(width)).height
        }
        return bar?.topItem?.shownLargeSubtitle == nil ? 0 : ControlMetrics.current.largeSubtitleHeight
    }

    private func largeSubtitleSpace(_ width: CGFloat) -> CGSize {
        CGSize(width: max(0, width - 2 * (UINavigationBar.Metrics.margin + marginOfRows)), height: .infinity)
    }

    /// Applies the appearance of bar buttons to a button.
    /// Returns the view of an item. The bar's button appearance applies to items without their own.
    func view(for item: UIBarButtonItem) -> UIView {
        item.takeAppearances(in: bar)
        let view = item.makeView()
        // Among the desktop's own buttons a title bar shows this view, which has the colour of their titles.
        if let badged = view as? BadgedItemView, item.tintColor == nil, hasUsualTint {
            badged.button.tintColor = .label
        }
        let look = bar?.look.buttons
        if item.customView == nil, let button = view as? UIButton {
            button.take(item.style == .plain ? look?.buttonAppearance : look?.doneButtonAppearance)
        }
        return view
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if isCompact != wasCompact, groups?.all.isEmpty == false { reload() }
        typealias Metrics = UINavigationBar.Metrics
        let promptHeight = promptLabel.isHidden ? 0 : ControlMetrics.current.navigationPromptHeight
        promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: promptHeight)
        let row = CGRect(x: 0, y: promptHeight, width: bounds.width, height: bar?.rowHeight ?? Metrics.rowHeight)
        let isMirrored = bar?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        fitBackButton(in: row)
        let lead = place(leading, in: row, fromLeft: !isMirrored)
        let trail = place(trailing, in: row, fromLeft: isMirrored)
        let (left, right) = isMirrored ? (trail, lead) : (lead, trail)
        let inset = max(left, right) + Metrics.itemSpacing
        var titleFrame = row.insetBy(dx: min(inset, row.width / 2), dy: 0)
        let isCentred = titleView != nil || titleLabel.intrinsicContentSize.width <= titleFrame.width
        if bar?.shownSearchPlace == .trailing || !isCentred {
            // A title that does not fit centred gets all the width beside the items.
            titleFrame.origin.x = left
            titleFrame.size.width = max(0, row.width - left - right)
        }
        titleLabel.textAlignment = leading.contains(titleLabel) ? .natural : .center
        let offset = bar?.look.titleOffset ?? .zero
        if !leading.contains(titleLabel) {
            titleLabel.frame = titleFrame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
            if !subtitleLabel.isHidden {
                let height = subtitleLabel.intrinsicContentSize.height.rounded(.up)
                titleLabel.frame.size.height -= height
                subtitleLabel.frame = titleLabel.frame
                subtitleLabel.frame.origin.y = titleLabel.frame.maxY - ControlMetrics.current.spacing(4)
                subtitleLabel.frame.size.height = height
            }
        }
        titleView?.restFrame = titleFrame
        if let bar, let searchBar = bar.searchBar, middle === searchBar {
            let width = min(bar.searchBarWidth, row.width - 2 * Metrics.margin)
            searchBar.restFrame = CGRect(x: (row.width - width) / 2, y: row.minY, width: width, height: row.height)
        }
        let margin = Metrics.margin + marginOfRows
        largeTitleLabel.frame = CGRect(
            x: margin,
            y: row.maxY,
            width: max(0, bounds.width - 2 * margin),
            height: ControlMetrics.current.largeTitleHeight
        )
        largeSubtitleLabel.frame = CGRect(
            x: margin,
            y: largeTitleLabel.frame.maxY - ControlMetrics.current.spacing(6),
            width: max(0, bounds.width - 2 * margin),
            height: ControlMetrics.current.largeSubtitleHeight
        )
        if let largeSubtitleView {
            var frame = largeSubtitleLabel.frame
            frame.size = largeSubtitleView.requestedSize(in: largeSubtitleSpace(bounds.width))
            if isMirrored { frame.origin.x = bounds.width - margin - frame.width }
            largeSubtitleView.restFrame = frame
        }
        if isRowInTitleBar { placeTitleBarViews() }
    }

    /// Places views from one end of the row inwards. Returns the width that they take.
    private func place(_ views: [UIView], in row: CGRect, fromLeft: Bool) -> CGFloat {
        typealias Metrics = UINavigationBar.Metrics
        var used = Metrics.margin
        for view in views {
            let width = rowWidth(of: view, after: used, in: row)
            let x = fromLeft ? used : row.width - used - width
            view.restFrame = CGRect(x: x, y: row.minY, width: width, height: row.height)
            used += width + Metrics.itemSpacing
        }
        return used
    }

    override var titleBarSubviews: [UIView] {
        isRowInTitleBar ? leading + trailing + [middle].compactMap { $0 } : []
    }

    override var orderedSubviews: [UIView] {
        let middle = middle ?? (leading.contains(titleLabel) ? nil : titleLabel)
        let titles = [middle].compactMap { $0 } + (subtitleLabel.isHidden ? [] : [subtitleLabel])
        return [promptLabel] + leading + titles + trailing.reversed() + [largeTitleLabel, largeSubtitleLabel]
            + [largeSubtitleView].compactMap { $0 }
    }
}
