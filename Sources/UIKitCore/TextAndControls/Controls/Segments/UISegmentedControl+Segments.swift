import Foundation

extension UISegmentedControl {
    private enum Metrics {
        @MainActor static var height: CGFloat { ControlMetrics.current.segmentHeight }
        /// The horizontal padding of a title.
        static let padding: CGFloat = 12
    }

    // MARK: Changing segments

    /// The segment at an index, which is clamped to the valid range; nil if there are no segments.
    func segment(at index: Int) -> UISegment? {
        segments.isEmpty ? nil : segments[min(max(index, 0), segments.count - 1)]
    }

    func change(_ index: Int, _ body: (UISegment) -> Void) {
        guard let segment = segment(at: index) else { return }
        body(segment)
        segmentsDidChange()
    }

    func insert(_ segment: UISegment, at index: Int) {
        let place = min(max(index, 0), segments.count)
        segment.addAction(
            UIAction { [weak self, weak segment] _ in if let segment { self?.userChose(segment) } },
            for: .primaryActionTriggered
        )
        segments.insert(segment, at: place)
        addSubview(segment)
        if storedSelection >= place { storedSelection += 1 }
        segmentsDidChange()
    }

    func remove(at index: Int) {
        guard let segment = segment(at: index), let place = segments.firstIndex(of: segment) else { return }
        segments.remove(at: place)
        segment.removeFromSuperview()
        if storedSelection == place {
            storedSelection = UISegmentedControl.noSegment
        } else if storedSelection > place {
            storedSelection -= 1
        }
        segmentsDidChange()
    }

    /// The displacement of the content of a segment, in points.
    @_spi(Host)
    public func contentOffset(of segment: UIButton) -> CGSize { (segment as? UISegment)?.contentOffset ?? .zero }

    func segmentsDidChange() {
        for (place, segment) in segments.enumerated() {
            segment.isSelected = place == storedSelection
            updateEnabled(segment)
            for state in [State.normal, .selected, .disabled, .highlighted] {
                let attributes = titleAttributes[state] ?? (state == .normal ? nil : titleAttributes[.normal])
                let title = segment.title(for: .normal)
                segment.setAttributedTitle(
                    attributes.flatMap { found in title.map { NSAttributedString(string: $0, attributes: found) } },
                    for: state
                )
            }
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    func updateEnabled(_ segment: UISegment) {
        segment.isEnabled = isEnabled && segment.allowsChoice
    }

    // MARK: Choosing

    func select(_ index: Int) {
        guard index != storedSelection else { return }
        storedSelection = index
        for (place, segment) in segments.enumerated() { segment.isSelected = place == index }
        setNeedsDisplay()
    }

    func userChose(_ segment: UISegment) {
        guard let place = segments.firstIndex(of: segment) else { return }
        // Pressing the selected segment does not change the value.
        guard place != storedSelection else { return }
        select(place)
        if let action = segment.action { sendAction(action) }
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
        if isMomentary { select(UISegmentedControl.noSegment) }
    }

    // MARK: Layout

    private func wish(of segment: UISegment) -> CGFloat {
        segment.ownWidth > 0 ? segment.ownWidth : segment.intrinsicContentSize.width + 2 * Metrics.padding
    }

    var fittingSize: CGSize {
        guard !segments.isEmpty else { return CGSize(width: 0, height: Metrics.height) }
        let wishes = segments.map(wish)
        let free = zip(segments, wishes).filter { $0.0.ownWidth == 0 }.map(\.1)
        let set = segments.map(\.ownWidth).reduce(0, +)
        let width = apportionsSegmentWidthsByContent ? free.reduce(0, +) : (free.max() ?? 0) * CGFloat(free.count)
        return CGSize(width: set + width, height: Metrics.height)
    }

    /// Lays out the segments. Those without a fixed width share the remaining space equally or in proportion to their content.
    func layoutSegments() {
        let free = segments.filter { $0.ownWidth == 0 }
        let room = max(0, bounds.width - segments.map(\.ownWidth).reduce(0, +))
        let wished = free.map(wish).reduce(0, +)
        var start: CGFloat = 0
        for segment in segments {
            let share =
                apportionsSegmentWidthsByContent && wished > 0 ? wish(of: segment) / wished : 1 / CGFloat(free.count)
            let width = segment.ownWidth > 0 ? segment.ownWidth : room * share
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            segment.frame = CGRect(
                x: isMirrored ? bounds.width - start - width : start,
                y: 0,
                width: width,
                height: bounds.height
            )
            start += width
        }
    }
}
