import Foundation

/// The visible columns and their frames.
extension UISplitViewController {
    private enum Metrics {
        static let minimum: CGFloat = 240
        static let maximum: CGFloat = 320
        /// The minimum width at which three columns are shown side by side by default.
        static let threeColumns: CGFloat = 1_000
        /// The minimum width at which three columns fit side by side.
        static let leastForThree: CGFloat = 800
    }

    // MARK: Modes

    var presentBehavior: SplitBehavior {
        if style != .unspecified, preferredSplitBehavior != .automatic { return preferredSplitBehavior }
        if displayMode.isOverlay { return .overlay }
        return displayMode == .twoDisplaceSecondary ? .displace : .tile
    }

    private func fits(_ mode: DisplayMode) -> Bool {
        let behavior = style == .unspecified ? .automatic : preferredSplitBehavior
        switch (mode, behavior) {
        case (.automatic, _): return false
        case (_, .automatic), (.secondaryOnly, _): return true
        case (.oneOverSecondary, .overlay), (.twoOverSecondary, .overlay): return true
        case (.oneBesideSecondary, .tile), (.twoBesideSecondary, .tile): return true
        case (.oneBesideSecondary, .displace), (.twoDisplaceSecondary, .displace): return true
        default: return false
        }
    }

    /// Returns the display mode for a number of columns before the secondary one.
    private func mode(_ count: Int, inWidth width: CGFloat) -> DisplayMode {
        let count = min(count, leadingColumns.count)
        let wanted = style == .unspecified ? .automatic : preferredSplitBehavior
        if wanted != .automatic { return DisplayMode(count, wanted) }
        // Without a preferred behaviour, the preferred display mode determines the behaviour.
        if preferredDisplayMode.isOverlay { return DisplayMode(count, .overlay) }
        if preferredDisplayMode == .twoDisplaceSecondary { return DisplayMode(count, .displace) }
        return DisplayMode(count, count == 2 && width < Metrics.leastForThree ? .overlay : .tile)
    }

    private func wantedMode(inWidth width: CGFloat) -> DisplayMode {
        if let chosenColumns { return mode(chosenColumns, inWidth: width) }
        if fits(preferredDisplayMode) {
            guard preferredDisplayMode.extraColumns > leadingColumns.count else { return preferredDisplayMode }
            return mode(leadingColumns.count, inWidth: width)
        }
        if preferredSplitBehavior == .overlay, style != .unspecified { return .secondaryOnly }
        return mode(width >= Metrics.threeColumns ? 2 : 1, inWidth: width)
    }

    /// The default display mode after expanding.
    var displayModeWhenExpanded: DisplayMode { wantedMode(inWidth: view.bounds.width) }

    /// Shows the columns for the current display mode.
    func updateDisplayMode(always: Bool = false) {
        guard hasDecided, let splitView else { return }
        let mode = isCollapsed ? DisplayMode.secondaryOnly : wantedMode(inWidth: splitView.bounds.width)
        let wanted =
            isCollapsed ? [] : Array(leadingColumns.suffix(mode.extraColumns)) + [.secondary] + inspectorColumns
        guard always || mode != displayMode || wanted != shownColumns else { return }
        if !isCollapsed, mode != displayMode { delegate?.splitViewController(self, willChangeTo: mode) }
        if !isCollapsed, style != .unspecified {
            for column in shownColumns where !wanted.contains(column) {
                delegate?.splitViewController(self, willHide: column)
            }
            for column in wanted where !shownColumns.contains(column) {
                delegate?.splitViewController(self, willShow: column)
            }
        }
        displayMode = mode
        shownColumns = Array(wanted)
        install()
        barItemsDidChange()
    }

    func widthsDidChange() {
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Showing and hiding columns

    func bring(_ column: Column) {
        guard style != .unspecified, columns[column] != nil else { return }
        if column == .inspector { return showInspector() }
        guard hasDecided else { return earlyWishes.append((column, true)) }
        guard !isCollapsed else { return bringOntoStack(column) }
        if let count = count(with: column, in: displayMode) { choose(count) }
    }

    func takeAway(_ column: Column) {
        guard style != .unspecified, columns[column] != nil else { return }
        if column == .inspector { return hideInspector() }
        guard hasDecided else { return earlyWishes.append((column, false)) }
        guard !isCollapsed else { return takeOffStack(column, animated: true) }
        if let count = count(without: column, in: displayMode) { choose(count) }
    }

    /// Returns the number of columns before the secondary one after showing a column. Nil for no change.
    private func count(with column: Column, in mode: DisplayMode) -> Int? {
        switch column {
        case .primary: leadingColumns.count
        case .supplementary: max(mode.extraColumns, 1)
        case .secondary: mode.isOverlay ? 0 : nil
        case .compact, .inspector: nil
        }
    }

    private func count(without column: Column, in mode: DisplayMode) -> Int? {
        switch column {
        case .primary: min(mode.extraColumns, leadingColumns.count - 1)
        case .supplementary: 0
        case .secondary, .compact, .inspector: nil
        }
    }

    /// Performs the calls of `show(_:)` and `hide(_:)` made before the size class was known.
    func grantEarlyWishes() {
        let wishes = earlyWishes
        earlyWishes = []
        for (column, isShown) in wishes where columns[column] != nil {
            if isCollapsed {
                if isShown { bringOntoStack(column) } else { takeOffStack(column, animated: false) }
            } else {
                let mode = wantedMode(inWidth: view.bounds.width)
                let count = isShown ? count(with: column, in: mode) : count(without: column, in: mode)
                if let count { chosenColumns = count }
            }
        }
    }

    private func choose(_ count: Int) {
        chosenColumns = count
        updateDisplayMode()
    }

    /// Hides the columns in front of the secondary one.
    ///
    /// - Returns: Whether any were hidden.
    @discardableResult
    func dismissOverlay() -> Bool {
        guard !isCollapsed, displayMode.isOverlay else { return false }
        choose(0)
        return true
    }

    // MARK: Buttons

    private var target: Int {
        let mode = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        if mode != .automatic { return mode.extraColumns }
        let count = displayMode.extraColumns
        if leadingColumns.count == 2 { return count == 1 ? 2 : 1 }
        return count == 0 ? 1 : 0
    }

    func makeDisplayModeButtonItem() -> UIBarButtonItem {
        let action = UIAction(image: UIImage(systemName: "sidebar.left")) { [weak self] _ in self?.toggleColumns() }
        let item = UIBarButtonItem(primaryAction: action)
        item.accessibilityLabel = SystemTexts.text("Show Sidebar")
        return item
    }

    func makeSecondaryOnlyButtonItem() -> UIBarButtonItem {
        let image = UIImage(systemName: "arrow.up.left.and.arrow.down.right")
        let item = UIBarButtonItem(
            primaryAction: UIAction(image: image) { [weak self] _ in
                guard let self else { return }
                choose(displayMode == .secondaryOnly ? 1 : 0)
            }
        )
        item.accessibilityLabel = SystemTexts.text("Content Only")
        return item
    }

    /// Shows or hides columns, as the display mode button does. Does nothing while collapsed.
    ///
    /// - Returns: Whether columns can be shown or hidden.
    @discardableResult
    func toggleColumns() -> Bool {
        guard hasDecided, !isCollapsed, !leadingColumns.isEmpty else { return false }
        choose(target)
        return true
    }

    func barItemsDidChange() {
        displayModeButtonItem.accessibilityLabel =
            target > displayMode.extraColumns ? "Show Sidebar" : "Hide Sidebar"
        displayModeButtonItem.isEnabled = !isCollapsed
        for case let navigation as UINavigationController in columns.values {
            navigation.navigationBar.itemDidChange()
        }
    }

    /// Returns the split view's own buttons for the bar of a column. Only the first visible column has the display mode
    /// button.
    func barItems(for navigation: UINavigationController) -> [UIBarButtonItem] {
        guard style != .unspecified, hasDecided, !isCollapsed, !leadingColumns.isEmpty else { return [] }
        var items: [UIBarButtonItem] = []
        let isWanted =
            switch displayModeButtonVisibility {
            case .automatic: presentsWithGesture
            case .always: true
            case .never: false
            }
        if isWanted, shownColumns.first.flatMap({ columns[$0] }) === navigation { items.append(displayModeButtonItem) }
        if showsSecondaryOnlyButton, style == .tripleColumn, columns[.secondary] === navigation {
            items.append(secondaryOnlyButtonItem)
        }
        return items
    }

    // MARK: Frames

    /// Whether the first column is at the right.
    var isMirrored: Bool {
        (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing)
    }

    /// Returns the width of a column before the secondary one.
    func width(of column: Column) -> CGFloat { width(of: column, in: view.bounds.width) }

    private func width(of column: Column, in total: CGFloat) -> CGFloat {
        func said(_ width: CGFloat, else usual: CGFloat) -> CGFloat {
            width == UISplitViewController.automaticDimension ? usual : max(0, width)
        }
        func own(_ primary: CGFloat, _ supplementary: CGFloat, _ inspector: CGFloat) -> CGFloat {
            column == .primary ? primary : column == .inspector ? inspector : supplementary
        }
        let fraction = said(
            own(
                preferredPrimaryColumnWidthFraction,
                preferredSupplementaryColumnWidthFraction,
                preferredInspectorColumnWidthFraction
            ),
            else: style == .tripleColumn || column == .inspector ? 0.3 : 0.4
        )
        let wish = said(
            own(preferredPrimaryColumnWidth, preferredSupplementaryColumnWidth, preferredInspectorColumnWidth),
            else: (fraction * total).rounded()
        )
        let least = said(
            own(minimumPrimaryColumnWidth, minimumSupplementaryColumnWidth, minimumInspectorColumnWidth),
            else: Metrics.minimum
        )
        let most = said(
            own(maximumPrimaryColumnWidth, maximumSupplementaryColumnWidth, maximumInspectorColumnWidth),
            else: Metrics.maximum
        )
        return min(max(min(wish, most), least), total)
    }

    /// Returns the frames of the visible columns at a split view size.
    func columnFrames(in size: CGSize) -> [Column: CGRect] {
        guard !isCollapsed else { return [oneColumn: CGRect(origin: .zero, size: size)] }
        return frames(of: shownColumns, as: displayMode, in: size)
    }

    /// Returns the frames of the columns after an announced size change. Nil if the split view will be collapsed.
    private func comingFrames(in size: CGSize) -> [Column: CGRect]? {
        let isNarrow = comingTraits.map { $0.horizontalSizeClass != .regular } ?? isCollapsed
        guard !isNarrow else { return nil }
        let mode = wantedMode(inWidth: size.width)
        return frames(
            of: Array(leadingColumns.suffix(mode.extraColumns)) + [.secondary] + inspectorColumns,
            as: mode,
            in: size
        )
    }

    private func frames(of columns: [Column], as mode: DisplayMode, in whole: CGSize) -> [Column: CGRect] {
        // The inspector takes its width from the end of the content.
        let inspector = columns.contains(.inspector) ? width(of: .inspector, in: whole.width) : 0
        let size = CGSize(width: whole.width - inspector, height: whole.height)
        var frames: [Column: CGRect] = [:]
        var x: CGFloat = 0
        let leading = columns.filter { $0 != .secondary && $0 != .inspector }
        if inspector > 0 {
            frames[.inspector] = CGRect(x: size.width, y: 0, width: inspector, height: size.height)
        }
        for column in leading {
            let width = min(width(of: column, in: whole.width), max(0, size.width - x))
            frames[column] = CGRect(x: x, y: 0, width: width, height: size.height)
            x += width
        }
        if mode.isOverlay {
            frames[.secondary] = CGRect(origin: .zero, size: size)
        } else {
            // A displaced column keeps the width that it has beside one column.
            let last = mode == .twoDisplaceSecondary ? leading.last.flatMap { frames[$0]?.width } : nil
            frames[.secondary] = CGRect(x: x, y: 0, width: max(0, size.width - (last ?? x)), height: size.height)
        }
        guard isMirrored else { return frames }
        return frames.mapValues { frame in
            CGRect(x: whole.width - frame.maxX, y: 0, width: frame.width, height: frame.height)
        }
    }

    func columnSize(of container: any UIContentContainer, inSize size: CGSize) -> CGSize {
        guard let column = columns.first(where: { $0.value === container })?.key else {
            return sizeOfChild(container, inSize: size)
        }
        guard let frames = comingFrames(in: size) else { return size }
        return frames[column]?.size ?? sizeOfChild(container, inSize: size)
    }

    /// Returns the size of the collapsed stack's topmost controller after separation into its column. Nil if it stays in the
    /// stack.
    ///
    /// - Parameters:
    ///   - stack: The collapsed stack.
    ///   - bars: The height of the stack's bars, in points.
    func sizeAfterSeparation(from stack: UINavigationController, bars: CGFloat) -> CGSize? {
        guard isCollapsed, columns[oneColumn] === stack, let comingSize, let frames = comingFrames(in: comingSize),
            let column = merges.last(where: { isOnStack($0.column) })?.column, let size = frames[column]?.size
        else { return nil }
        let isStack = columns[column] is UINavigationController
        return CGSize(width: size.width, height: max(0, size.height - (isStack ? bars : 0)))
    }
}
