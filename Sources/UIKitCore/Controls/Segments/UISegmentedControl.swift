import Foundation

/// A row of segments, of which one is chosen.
///
/// Indices of segments are pinned to the segments that are there, as UIKit documents it; only
/// ``selectedSegmentIndex`` must be one of them. When the user chooses a segment its action is performed, if it has one,
/// and then those for `valueChanged` and `primaryActionTriggered`. Main actor.
open class UISegmentedControl: UIControl {
    /// What ``selectedSegmentIndex`` is while no segment is chosen.
    public static let noSegment = -1

    /// Whether a segment is chosen only as long as it is pressed.
    open var isMomentary = false { didSet { if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment } } }

    /// Whether segments are as wide as their content asks for, instead of all alike.
    open var apportionsSegmentWidthsByContent = false {
        didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange() } }
    }

    /// The colour of the chosen segment; nil for the desktop's.
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

    /// Makes a control with a segment for each title (`String`) or picture (`UIImage`), and of the size that fits.
    ///
    /// Traps at an item of any other type.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for (index, item) in (items ?? []).enumerated() {
            switch item {
            case let title as String: insertSegment(withTitle: title, at: index, animated: false)
            case let image as UIImage: insertSegment(with: image, at: index, animated: false)
            default:
                trap(
                    "UISegmentedControl(items:) was given \(type(of: item)) at index \(index): "
                        + "segments are made of String and UIImage."
                )
            }
        }
        sizeToFit()
    }

    /// Makes a control with a segment for each action, which shows its title or picture and performs it.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
    }

    /// Reads a control with segments from a storyboard or a nib, which alone have such a coder; nil for any other.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? InterfaceCoder else { return nil }
        super.init(coder: coder)
        decodeSegments(interface.element, document: interface.loader.document)
    }

    // MARK: Choosing

    /// The chosen segment, or ``noSegment``. Assigning it performs no action. Traps at an index without a segment.
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

    /// Adds a segment with a title.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(UISegment(title: title, image: nil, action: nil), at: segment)
    }

    /// Adds a segment with a picture.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(UISegment(title: nil, image: image, action: nil), at: segment)
    }

    /// Adds a segment that shows an action's title or picture, and performs it when it is chosen.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(UISegment(title: action.title, image: action.image, action: action), at: segment)
    }

    /// Takes a segment away. The choice goes with it; it stays with its segment when another goes.
    open func removeSegment(at segment: Int, animated: Bool) {
        remove(at: segment)
    }

    /// Takes all segments away.
    open func removeAllSegments() {
        while !segments.isEmpty { remove(at: 0) }
    }

    /// Gives a segment another title, in the place of its picture.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { $0.show(title: title, image: nil) }
    }

    /// The title of a segment.
    open func titleForSegment(at segment: Int) -> String? {
        self.segment(at: segment)?.ownTitle
    }

    /// Gives a segment another picture, in the place of its title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { $0.show(title: nil, image: image) }
    }

    /// The picture of a segment.
    open func imageForSegment(at segment: Int) -> UIImage? {
        self.segment(at: segment)?.image(for: .normal)
    }

    /// Gives a segment an action, with its title and picture.
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

    /// The place of the segment whose action has an identifier; nil when there is none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int? {
        segments.firstIndex { $0.action?.identifier == actionIdentifier }
    }

    /// Lets the user choose a segment or not.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.allowsChoice = enabled }
    }

    /// Whether the user can choose a segment.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        self.segment(at: segment)?.allowsChoice ?? false
    }

    /// Sets the width of a segment in points; 0 has the control decide.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.ownWidth = max(0, width) }
    }

    /// The width that was set for a segment, in points; 0 when the control decides.
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

    /// Places the segments from the leading edge on.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutSegments()
    }

    /// The sum of the widths that the segments ask for, and the height of a row of buttons.
    open override var intrinsicContentSize: CGSize { fittingSize }

    /// The sum of the widths that the segments ask for, and the height of a row of buttons.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    override func stateDidChange() {
        super.stateDidChange()
        for segment in segments { updateEnabled(segment) }
    }

    override var isAccessibilityElementByDefault: Bool { false }

    @_spi(Host)
    open override var role: ViewRole { .segmentedControl }
    @_spi(Host)
    open override var orderedSubviews: [UIView] { segments }
}
