import Foundation

/// The styles of date pickers.
public enum UIDatePickerStyle: Int, Sendable {
    /// ``compact``, or ``wheels`` for modes that have no compact style.
    case automatic = 0
    /// Wheels for the parts of the date.
    case wheels = 1
    /// Buttons with the date and the time, which open a calendar and wheels.
    case compact = 2
    /// The days of a month, and a button with the time.
    case inline = 3
}

/// A control that chooses a date, a time, or a duration.
///
/// Names, order and form of the parts are those of the picker's locale and calendar. The time of the host determines the initial date,
/// and the day that is marked as today. When the user chooses, the control sends `valueChanged`. Main actor.
open class UIDatePicker: UIControl {
    /// The quantities that a picker chooses.
    public enum Mode: Int, Sendable {
        /// Hour and minute.
        case time = 0
        /// Day, month and year.
        case date = 1
        /// Day, hour and minute.
        case dateAndTime = 2
        /// A duration in hours and minutes.
        case countDownTimer = 3
        /// Month and year.
        case yearAndMonth = 4
    }

    /// The quantity that the picker chooses. Default: day and time.
    open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { styleDidChange() } } }

    /// The style that the app wishes. Default: automatic.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { styleDidChange() } }
    }

    /// The style of the picker, which is never `automatic`. Durations, and months without a day, have wheels in every style.
    open var datePickerStyle: UIDatePickerStyle { resolvedStyle }

    /// The locale of names and formats; nil for the user's language.
    open var locale: Locale? { didSet { if locale != oldValue { formatsDidChange() } } }

    /// The calendar; nil for the user's.
    open var calendar: Calendar! = Calendar.current { didSet { if calendar != oldValue { formatsDidChange() } } }

    /// The time zone; nil for that of the calendar.
    open var timeZone: TimeZone? { didSet { if timeZone != oldValue { formatsDidChange() } } }

    /// The date, within ``minimumDate`` and ``maximumDate``. Default: the time of the host when the picker was made. Assigning it
    /// performs no action. With ``roundsToMinuteInterval`` its minute is rounded down to a multiple of ``minuteInterval``, or up if it
    /// would otherwise be before ``minimumDate``. It is not rounded if there is no multiple between the limits.
    open var date: Date {
        get { roundedDate }
        set { setDate(newValue, animated: false) }
    }

    /// The earliest date that can be chosen; nil for no limit. Ignored if it is later than ``maximumDate``, and for durations.
    open var minimumDate: Date? { didSet { if minimumDate != oldValue { limitsDidChange() } } }

    /// The latest date that can be chosen; nil for no limit. Ignored if it is earlier than ``minimumDate``, and for durations.
    open var maximumDate: Date? { didSet { if maximumDate != oldValue { limitsDidChange() } } }

    /// The duration in seconds, from 0 to 86399; used by ``Mode/countDownTimer`` only. The user chooses at least a minute.
    /// Default: 0.
    open var countDownDuration: TimeInterval {
        get { storedDuration }
        set {
            storedDuration = newValue.isNaN ? 0 : min(max(newValue, 0), 86399)
            refresh()
        }
    }

    /// The interval between two minutes that can be chosen. It must divide 60, otherwise it is treated as 1. Default: 1.
    open var minuteInterval = 1 {
        didSet {
            if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 { minuteInterval = 1 }
            if minuteInterval != oldValue { styleDidChange() }
        }
    }

    /// Whether ``date`` is rounded to ``minuteInterval``, instead of only its display. Default: true.
    open var roundsToMinuteInterval = true

    /// The date as it was set.
    var storedDate: Date
    private var storedDuration: TimeInterval = 0
    var storedFormats: DateFormats?
    /// The view of the style: wheels, a month, or buttons.
    var content: (any DatePickerContent)?
    /// The controller in the popover of a compact picker.
    weak var openController: DatePopoverController?

    /// Makes a picker for a day and a time, with the time of the host. Designated.
    public override init(frame: CGRect) {
        storedDate = Self.now
        super.init(frame: frame)
        styleDidChange()
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    /// Makes a picker from a storyboard or nib. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        storedDate = Self.now
        super.init(coder: coder)
        styleDidChange()
        interface.decode(self, as: UIDatePicker.self)
    }

    /// Sets the date, limited to the minimum and maximum, without performing actions.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - animated: Kept without effect: wheels show the date at once.
    open func setDate(_ date: Date, animated: Bool) {
        storedDate = limited(date)
        refresh()
    }

    // MARK: Layout

    /// The size of the style's content.
    open override var intrinsicContentSize: CGSize { content?.fittingSize ?? .zero }

    /// The size of the style's content.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Lays out the content of the style.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutContent()
    }

    /// Shows texts in the new traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            styleDidChange()
        }
    }

    /// Touches belong to the parts of the picker.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    // MARK: What kinds of control differ in

    override func stateDidChange() {
        super.stateDidChange()
        refresh()
    }

    /// The accessible name, which the button of a compact picker has, too. If there is one for the date and one for the time, the word
    /// "Date" or "Time" follows in their names.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel }
        set {
            super.accessibilityLabel = newValue
            refresh()
        }
    }

    @_spi(UIKitModules)
    open override var isAccessibilityElementByDefault: Bool { false }
}

/// The view of a date picker's style.
@MainActor
protocol DatePickerContent: UIView {
    /// The size of the content in points.
    var fittingSize: CGSize { get }
    /// Shows the date of the picker.
    func refresh()
}
