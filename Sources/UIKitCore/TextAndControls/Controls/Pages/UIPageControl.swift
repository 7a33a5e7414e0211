import Foundation

/// A row of dots, one for each page of a content, that shows the current page and changes it.
///
/// A tap on the leading half goes to the previous page, and a tap on the trailing half to the next. A drag over the dots goes to the
/// page of the dot, and the arrow keys, Home and End change the page, too. Each change by the user sends `valueChanged`. If there
/// is too little space for all dots, those around the current page are visible. Main actor.
open class UIPageControl: UIControl {
    /// The kinds of interaction.
    public enum InteractionState: Int, Sendable {
        /// The user does not interact with the control.
        case none = 0
        /// A tap or a key changes the page.
        case discrete = 1
        /// A drag over the dots changes the page.
        case continuous = 2
    }

    /// The styles of the background.
    public enum BackgroundStyle: Int, Sendable {
        /// A background during a drag.
        case automatic = 0
        /// A background at all times.
        case prominent = 1
        /// No background.
        case minimal = 2
    }

    /// The directions of the dots.
    public enum Direction: Int, Sendable {
        /// The reading direction.
        case natural = 0
        /// From left to right.
        case leftToRight = 1
        /// From right to left.
        case rightToLeft = 2
        /// From top to bottom.
        case topToBottom = 3
        /// From bottom to top.
        case bottomToTop = 4
    }

    /// The number of pages. Default: 0. Negative numbers are treated as 0. A current page beyond the last one becomes the last.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            guard numberOfPages != oldValue else { return }
            currentPage = storedPage
            invalidateIntrinsicContentSize()
            dotsDidChange()
        }
    }

    /// The index of the current page, limited to the pages. Default: 0. Assigning it performs no action.
    open var currentPage: Int {
        get { storedPage }
        set {
            let inside = min(max(newValue, 0), max(0, numberOfPages - 1))
            guard inside != storedPage else { return }
            storedPage = inside
            dotsDidChange()
        }
    }

    /// Whether the dots are hidden if there is only one page. Default: false.
    open var hidesForSinglePage = false { didSet { if hidesForSinglePage != oldValue { dotsDidChange() } } }

    /// The colour of the dots of other pages; nil for a pale text colour.
    open var pageIndicatorTintColor: UIColor? {
        didSet {
            noteAppearance("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor, pageIndicatorTintColor)
            if pageIndicatorTintColor != oldValue { dotsDidChange() }
        }
    }

    /// The colour of the dot of the current page; nil for the text colour.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet {
            noteAppearance(
                "currentPageIndicatorTintColor",
                \UIPageControl.currentPageIndicatorTintColor,
                currentPageIndicatorTintColor
            )
            if currentPageIndicatorTintColor != oldValue { dotsDidChange() }
        }
    }

    /// The style of the background. Default: automatic.
    open var backgroundStyle = BackgroundStyle.automatic {
        didSet { if backgroundStyle != oldValue { dotsDidChange() } }
    }

    /// The direction of the dots. Default: the reading direction.
    open var direction = Direction.natural {
        didSet {
            guard direction != oldValue else { return }
            invalidateIntrinsicContentSize()
            dotsDidChange()
        }
    }

    /// The present interaction. Default: none.
    open internal(set) var interactionState = InteractionState.none

    /// Whether a drag over the dots changes the page. Default: true.
    open var allowsContinuousInteraction = true

    /// The image of all pages that have none of their own; nil for dots. It is a template in the colours of the dots.
    open var preferredIndicatorImage: UIImage? { didSet { imagesDidChange() } }

    /// The image of the current page, unless that has one of its own; nil for the image of other pages.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { imagesDidChange() } }

    private var storedPage = 0
    var images: [Int: UIImage] = [:]
    var currentImages: [Int: UIImage] = [:]
    var dots: [PageDot] = []
    let ground = UIView()
    /// The point at which the tracked touch began.
    var touchStart: CGPoint?

    /// Makes a control without pages. Designated.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes a control from a storyboard or nib. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        super.init(coder: coder)
        prepare()
        interface.decode(self, as: UIPageControl.self)
    }

    private func prepare() {
        ground.isUserInteractionEnabled = false
        ground.accessibilityElementsHidden = true
        ground.isHidden = true
        addSubview(ground)
    }

    // MARK: Images

    /// Sets the image of a page; nil for ``preferredIndicatorImage``. Traps for an index without page.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        requirePage(page, "setIndicatorImage(_:forPage:)")
        images[page] = image
        imagesDidChange()
    }

    /// Returns the image that was set for a page. Traps for an index without page.
    open func indicatorImage(forPage page: Int) -> UIImage? {
        requirePage(page, "indicatorImage(forPage:)")
        return images[page]
    }

    /// Sets the image of a page while it is the current one. Traps for an index without page.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        requirePage(page, "setCurrentPageIndicatorImage(_:forPage:)")
        currentImages[page] = image
        imagesDidChange()
    }

    /// Returns the image that was set for a page while it is the current one. Traps for an index without page.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
        requirePage(page, "currentPageIndicatorImage(forPage:)")
        return currentImages[page]
    }

    // MARK: Layout

    /// Returns the size of the control for a number of pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize { fittingSize(forNumberOfPages: pageCount) }

    /// The size for ``numberOfPages``.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// The size for ``numberOfPages``.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    /// Places the dots in the middle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutDots()
    }

    // MARK: Touches

    /// Notes where the touch begins.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchStart = touch.location(in: self)
        return super.beginTracking(touch, with: event)
    }

    /// Goes to the page of the dot under the touch.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        userDragged(to: touch.location(in: self))
        return super.continueTracking(touch, with: event)
    }

    /// Goes to the previous or next page after a tap.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        userReleased(at: touch?.location(in: self))
    }

    /// Ends the interaction.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        userReleased(at: nil)
    }

    override var widgetTellsOfTaps: Bool { false }
    override var keepsTaps: Bool { true }

    // MARK: Keys and assistive technology

    override var handlesValueKeys: Bool { isEnabled && !isDotless && numberOfPages > 1 }

    /// True while the arrow keys can change the page.
    open override var canBecomeFirstResponder: Bool { takesKeyFocus }

    @_spi(UIKitModules)
    open override func handleKey(_ press: KeyPress) -> Bool { handleValueKey(press) || super.handleKey(press) }

    override func handleValueKey(_ press: KeyPress) -> Bool { changePage(with: press) }

    override func stateDidChange() {
        super.stateDidChange()
        dotsDidChange()
    }

    @_spi(Host)
    open override var accessibleRole: ViewRole { .pageControl }

    override var hasNothingToRead: Bool { isDotless }

    /// Goes to the next page.
    open override func accessibilityIncrement() {
        super.accessibilityIncrement()
        if isEnabled { _ = changePage(by: 1) }
    }

    /// Goes to the previous page.
    open override func accessibilityDecrement() {
        super.accessibilityDecrement()
        if isEnabled { _ = changePage(by: -1) }
    }

    @_spi(UIKitModules)
    open override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.adjustable)
    }

    /// The current page and their number: "page 2 of 5".
    @_spi(UIKitModules)
    open override var defaultAccessibilityValue: String? {
        numberOfPages == 0 ? nil : SystemTexts.page(currentPage + 1, of: numberOfPages)
    }
}
