import Foundation

/// The dots of a page control, and their layout.
extension UIPageControl {
    private enum Metrics {
        /// The diameter of a dot, and the distance between the centres of two.
        static let dot: CGFloat = 8
        @MainActor static var step: CGFloat { ControlMetrics.current.pageDotDistance }
        /// The extent of the control across the dots.
        @MainActor static var thickness: CGFloat { ControlMetrics.current.pageControlHeight }
        /// The space before the first dot and after the last.
        static let end: CGFloat = 10
        /// More dots cannot be told apart on any screen.
        static let mostDots = 300
    }

    /// Whether no dots are visible.
    var isDotless: Bool { numberOfPages == 0 || (hidesForSinglePage && numberOfPages == 1) }

    private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

    /// Whether the first page is at the right or at the bottom.
    private var isReversed: Bool {
        switch direction {
        case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
        case .leftToRight, .topToBottom: false
        case .rightToLeft, .bottomToTop: true
        }
    }

    func requirePage(_ page: Int, _ member: String) {
        require(
            page >= 0 && page < numberOfPages,
            "UIPageControl.\(member) was given page \(page), but there are \(numberOfPages) pages."
        )
    }

    func fittingSize(forNumberOfPages count: Int) -> CGSize {
        let length = CGFloat(max(0, count)) * step + 2 * Metrics.end
        return isVertical
            ? CGSize(width: Metrics.thickness, height: length) : CGSize(width: length, height: Metrics.thickness)
    }

    /// The distance between the centres of two dots: wide images need more.
    private var step: CGFloat {
        let image = preferredIndicatorImage?.size ?? .zero
        return max(Metrics.step, (isVertical ? image.height : image.width) + 8)
    }

    func imagesDidChange() {
        invalidateIntrinsicContentSize()
        dotsDidChange()
    }

    func dotsDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// The pages whose dots are visible: all, or those around the current page.
    private var shownPages: Range<Int> {
        guard !isDotless else { return 0..<0 }
        let length = (isVertical ? bounds.height : bounds.width) - 2 * Metrics.end
        let room = min(max(1, Int((length / step).rounded(.down))), Metrics.mostDots)
        guard numberOfPages > room else { return 0..<numberOfPages }
        let first = min(max(0, currentPage - room / 2), numberOfPages - room)
        return first..<first + room
    }

    func layoutDots() {
        let pages = shownPages
        while dots.count > pages.count { dots.removeLast().removeFromSuperview() }
        while dots.count < pages.count {
            let dot = PageDot()
            dots.append(dot)
            addSubview(dot)
        }
        for (index, page) in pages.enumerated() {
            let isCut = (index == 0 && page > 0) || (index == pages.count - 1 && page < numberOfPages - 1)
            show(page, in: dots[index], isSmall: isCut && page != currentPage)
            dots[index].place(around: center(of: index, count: pages.count))
        }
        layoutGround(count: pages.count)
    }

    private func show(_ page: Int, in dot: PageDot, isSmall: Bool) {
        let isCurrent = page == currentPage
        let own = isCurrent ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
        let image = images[page] ?? preferredIndicatorImage
        let current = currentImages[page] ?? preferredCurrentPageIndicatorImage
        dot.show(
            isCurrent ? current ?? image : image,
            color: isEnabled ? own : .quaternaryLabel,
            diameter: isSmall ? Metrics.dot / 2 : Metrics.dot
        )
    }

    private func center(of index: Int, count: Int) -> CGPoint {
        let place = CGFloat(isReversed ? count - 1 - index : index) - CGFloat(count - 1) / 2
        return isVertical
            ? CGPoint(x: bounds.midX, y: bounds.midY + place * step)
            : CGPoint(x: bounds.midX + place * step, y: bounds.midY)
    }

    private func layoutGround(count: Int) {
        let isShown =
            switch backgroundStyle {
            case .automatic: interactionState == .continuous
            case .prominent: true
            case .minimal: false
            }
        ground.isHidden = !isShown || count == 0
        guard !ground.isHidden else { return }
        let size = fittingSize(forNumberOfPages: count)
        let shown = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
        ground.backgroundColor = .tertiarySystemFill
        ground.layer.cornerRadius = min(shown.width, shown.height) / 2
        ground.frame = CGRect(
            x: bounds.midX - shown.width / 2,
            y: bounds.midY - shown.height / 2,
            width: shown.width,
            height: shown.height
        )
    }

    // MARK: Changes by the user

    /// The page at a point: that of the nearest visible dot.
    private func page(at point: CGPoint) -> Int? {
        let pages = shownPages
        guard !pages.isEmpty else { return nil }
        let distance = isVertical ? point.y - bounds.midY : point.x - bounds.midX
        let place = (distance / step + CGFloat(pages.count - 1) / 2).rounded()
        let index = min(max(0, Int(min(max(place, 0), CGFloat(pages.count)))), pages.count - 1)
        return pages.lowerBound + (isReversed ? pages.count - 1 - index : index)
    }

    func userDragged(to point: CGPoint) {
        guard isEnabled, allowsContinuousInteraction, let touchStart else { return }
        let distance = hypot(point.x - touchStart.x, point.y - touchStart.y)
        guard interactionState == .continuous || distance > Metrics.step / 2, let page = page(at: point) else { return }
        if interactionState != .continuous {
            interactionState = .continuous
            dotsDidChange()
        }
        userChose(page)
    }

    /// - Parameter point: The point of the release; nil after a cancelled touch.
    func userReleased(at point: CGPoint?) {
        defer {
            touchStart = nil
            interactionState = .none
            dotsDidChange()
        }
        guard isEnabled, interactionState != .continuous, let point, bounds.contains(point) else { return }
        interactionState = .discrete
        let isFirstHalf = isVertical ? point.y < bounds.midY : point.x < bounds.midX
        userChose(currentPage + (isFirstHalf == isReversed ? 1 : -1))
    }

    /// Goes to a page for the user. Does nothing at the ends.
    @discardableResult
    private func userChose(_ page: Int) -> Bool {
        let before = currentPage
        currentPage = page
        guard currentPage != before else { return false }
        sendActions(for: .valueChanged)
        return true
    }

    /// Changes the page for assistive technology or a key.
    @discardableResult
    func changePage(by step: Int) -> Bool {
        interactionState = .discrete
        defer { interactionState = .none }
        return userChose(currentPage + step)
    }

    func changePage(with press: KeyPress) -> Bool {
        guard isEnabled, press.modifiers.isEmpty else { return false }
        let forward = isReversed ? -1 : 1
        switch press.key {
        case .right: changePage(by: isVertical ? 1 : forward)
        case .left: changePage(by: isVertical ? -1 : -forward)
        case .down, .pageDown: changePage(by: isVertical ? forward : 1)
        case .up, .pageUp: changePage(by: isVertical ? -forward : -1)
        case .home: changePage(by: -currentPage)
        case .end: changePage(by: numberOfPages - 1 - currentPage)
        default: return false
        }
        return true
    }
}

/// The dot of a page, or its image.
final class PageDot: UIView {
    private let picture = UIImageView()
    private var diameter: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        picture.contentMode = .scaleAspectFit
    }

    required init?(coder: NSCoder) { nil }

    func show(_ image: UIImage?, color: UIColor, diameter: CGFloat) {
        self.diameter = diameter
        if let image {
            picture.image = image.withRenderingMode(.alwaysTemplate)
            picture.tintColor = color
            if picture.superview == nil { addSubview(picture) }
            backgroundColor = nil
        } else {
            picture.removeFromSuperview()
            picture.image = nil
            backgroundColor = color
        }
        layer.cornerRadius = image == nil ? diameter / 2 : 0
    }

    func place(around center: CGPoint) {
        let size = picture.image?.size ?? CGSize(width: diameter, height: diameter)
        frame = CGRect(
            x: center.x - size.width / 2,
            y: center.y - size.height / 2,
            width: size.width,
            height: size.height
        )
        picture.frame = bounds
    }
}
