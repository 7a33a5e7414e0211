import Foundation

/// A row of segments, one of which can be selected.
///
/// Segment indices are clamped to the valid range, as UIKit documents; only ``selectedSegmentIndex`` must be valid. When the user
/// selects a segment, the control performs the segment's action, if any, then the actions for `valueChanged` and
/// `primaryActionTriggered`. Main actor.
open class UISegmentedControl: UIControl {
    /// The value of ``selectedSegmentIndex`` while no segment is selected.
    public static let noSegment = -1

    /// Whether the selection is cleared after each choice.
    open var isMomentary = false { didSet { if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment } } }

    /// Whether segment widths depend on their content. Otherwise all are equal.
    open var apportionsSegmentWidthsByContent = false {
        didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange() } }
    }

    /// The colour of the selected segment; nil for the desktop's.
    open var selectedSegmentTintColor: UIColor? {
        didSet {
            noteAppearance(
                "selectedSegmentTintColor",
                \UISegmentedControl.selectedSegmentTintColor,
                selectedSegmentTintColor
            )
            if selectedSegmentTintColor != oldValue { segmentsDidChange() }
        }
    }

    var segments: [UISegment] = []
    var storedSelection = UISegmentedControl.noSegment
    var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]

    /// Makes a control without segments. Designated.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control with a segment for each title (`String`) or image (`UIImage`), in its fitting size.
    ///
    /// Traps for items of other types.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for (index, item) in (items ?? []).enumerated() {
            switch item {
            case let title as String: insertSegment(withTitle: title, at: index, animated: false)
            case let image as UIImage: insertSegment(with: image, at: index, animated: false)
            default:
                trap(
                    "UISegmentedControl(items:) was given \(type(of: item)) at index \(index): segments must be String or "
                        + "UIImage values."
                )
            }
        }
        sizeToFit()
    }

    /// Makes a control with a segment for each action, which shows its title or image and performs it.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
    }

    /// Makes a control from a storyboard or nib. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        super.init(coder: coder)
        interface.decode(self, as: UISegmentedControl.self)
    }

    // MARK: Choosing

    /// The index of the selected segment, or ``noSegment``. Assigning it performs no action. Traps for invalid indices.
    open var selectedSegmentIndex: Int {
        get { storedSelection }
        set {
            require(
                newValue == UISegmentedControl.noSegment || segments.indices.contains(newValue),
                "UISegmentedControl.selectedSegmentIndex was set to \(newValue), but there are \(segments.count) segments."
            )
            select(newValue)
        }
    }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(UISegment(title: title, image: nil, action: nil), at: segment)
    }

    /// Inserts a segment with an image.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(UISegment(title: nil, image: image, action: nil), at: segment)
    }

    /// Inserts a segment that shows an action's title or image and performs it when selected.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(UISegment(title: action.title, image: action.image, action: action), at: segment)
    }

    /// Removes a segment. If it was selected, no segment is selected afterwards; otherwise the selection is kept.
    open func removeSegment(at segment: Int, animated: Bool) {
        remove(at: segment)
    }

    /// Removes all segments.
    open func removeAllSegments() {
        while !segments.isEmpty { remove(at: 0) }
    }

    /// Sets the title of a segment, which replaces its image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { $0.show(title: title, image: nil) }
    }

    /// The title of a segment.
    open func titleForSegment(at segment: Int) -> String? {
        self.segment(at: segment)?.ownTitle
    }

    /// Sets the image of a segment, which replaces its title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { $0.show(title: nil, image: image) }
    }

    /// The image of a segment.
    open func imageForSegment(at segment: Int) -> UIImage? {
        self.segment(at: segment)?.image(for: .normal)
    }

    /// Sets the action of a segment, with its title and image.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) {
            $0.action = action
            $0.show(title: action.title, image: action.image)
        }
    }

    /// The action of a segment.
    open func actionForSegment(at segment: Int) -> UIAction? {
        self.segment(at: segment)?.action
    }

    /// The index of the segment whose action has an identifier; nil if there is none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int? {
        segments.firstIndex { $0.action?.identifier == actionIdentifier }
    }

    /// Sets whether the user can select a segment.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.allowsChoice = enabled }
    }

    /// Whether the user can select a segment.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        self.segment(at: segment)?.allowsChoice ?? false
    }

    /// Moves the title or the image of a segment from the middle, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.contentOffset = offset }
    }

    /// The displacement that was set for a segment, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(at: segment)?.contentOffset ?? .zero }

    /// Sets the width of a segment in points; 0 for automatic.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.ownWidth = max(0, width) }
    }

    /// The width that was set for a segment, in points; 0 for automatic.
    open func widthForSegment(at segment: Int) -> CGFloat {
        self.segment(at: segment)?.ownWidth ?? 0
    }

    /// Sets the attributes of titles in a state, such as font and colour.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state] = attributes
        noteAppearance("titleTextAttributes-\(state.rawValue)") { (control: UISegmentedControl) in
            control.setTitleTextAttributes(attributes, for: state)
        }
        segmentsDidChange()
    }

    /// The attributes that were set for titles in a state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    // MARK: Layout

    /// Lays out the segments from the leading edge.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutSegments()
    }

    /// The combined width of the segments, and the height of a row of buttons.
    open override var intrinsicContentSize: CGSize { fittingSize }

    /// The combined width of the segments, and the height of a row of buttons.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    override func stateDidChange() {
        super.stateDidChange()
        for segment in segments { updateEnabled(segment) }
    }

    @_spi(UIKitModules)
    open override var isAccessibilityElementByDefault: Bool { false }

    override var isFocusedByDesktop: Bool { true }

    /// Selects the next enabled segment to the left or to the right, except in a momentary control.
    @_spi(Host)
    public override func userAdjusted(_ press: KeyPress) -> Bool {
        guard press == KeyPress(.left) || press == KeyPress(.right), !isMomentary, isEnabled else { return false }
        let isForward = (press.key == .right) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let ahead =
            isForward
            ? segments.dropFirst(selectedSegmentIndex + 1).first(where: \.isEnabled)
            : segments.prefix(max(0, selectedSegmentIndex)).last(where: \.isEnabled)
        if let ahead { userChose(ahead) }
        return true
    }

    @_spi(Host)
    open override var accessibleRole: ViewRole { .segmentedControl }
    @_spi(Host)
    open override var orderedSubviews: [UIView] { segments }
}
