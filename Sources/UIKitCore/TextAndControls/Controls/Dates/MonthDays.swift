import Foundation

/// The days of a month in weeks. Arrow keys, Home, End, Page Up and Page Down choose a different day.
final class MonthDays: UIView {
    private unowned let picker: UIDatePicker
    private var days: [MonthDay] = []
    /// The column of the first day.
    private var firstColumn = 0
    private var month = Date(timeIntervalSinceReferenceDate: 0)

    /// Called when the user chose a day.
    var userChose: (Date) -> Void = { _ in }
    /// Called when the user wants the same day of a month further away.
    var userWantsMonth: (Int) -> Void = { _ in }

    init(picker: UIDatePicker) {
        self.picker = picker
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the days of the month that contains a date.
    func show(month date: Date) {
        month = date
        let calendar = picker.formats.calendar
        guard let start = calendar.dateInterval(of: .month, for: date)?.start,
            let count = calendar.range(of: .day, in: .month, for: date)?.count
        else { return }
        firstColumn = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
        while days.count > count { days.removeLast().removeFromSuperview() }
        while days.count < count {
            let day = MonthDay()
            day.userChose = { [weak self] in self?.userChose($0) }
            days.append(day)
            addSubview(day)
        }
        let (selected, today) = (picker.shownDate, UIDatePicker.now)
        for (index, day) in days.enumerated() {
            let date = calendar.date(byAdding: .day, value: index, to: start) ?? start
            day.show(
                date,
                formats: picker.formats,
                isSelected: calendar.isDate(date, inSameDayAs: selected),
                isToday: calendar.isDate(date, inSameDayAs: today),
                isEnabled: picker.isEnabled && picker.allows(date, .day)
            )
        }
        setNeedsLayout()
        setNeedsDisplay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (bounds.width / 7, bounds.height / 6)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, day) in days.enumerated() {
            let place = index + firstColumn
            let column = CGFloat(isMirrored ? 6 - place % 7 : place % 7)
            day.frame = CGRect(x: column * width, y: CGFloat(place / 7) * height, width: width, height: height)
        }
    }

    // MARK: Keys

    override var handlesValueKeys: Bool { picker.isEnabled && !isHidden }
    override var canBecomeFirstResponder: Bool { takesKeyFocus }
    override func handleKey(_ press: KeyPress) -> Bool { handleValueKey(press) || super.handleKey(press) }

    override func handleValueKey(_ press: KeyPress) -> Bool {
        guard press.modifiers.isEmpty else { return false }
        let calendar = picker.formats.calendar
        let date = picker.shownDate
        let forward = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let weekday = (calendar.component(.weekday, from: date) - calendar.firstWeekday + 7) % 7
        switch press.key {
        case .left: choose(-forward)
        case .right: choose(forward)
        case .up: choose(-7)
        case .down: choose(7)
        case .home: choose(-weekday)
        case .end: choose(6 - weekday)
        case .pageUp: userWantsMonth(-1)
        case .pageDown: userWantsMonth(1)
        default: return false
        }
        return true
    }

    private func choose(_ step: Int) {
        guard let day = picker.formats.calendar.date(byAdding: .day, value: step, to: picker.shownDate) else { return }
        userChose(day)
    }

    // MARK: Assistive technology

    override var accessibleRole: ViewRole { .calendar }
    override var defaultAccessibilityLabel: String? { picker.formats.text(month, template: "yMMMM") }
    override var defaultAccessibilityValue: String? { picker.formats.text(picker.shownDate, template: "yMMMMEEEEd") }
}

/// A day of a month.
final class MonthDay: UIControl {
    private let disc = UIView()
    private let label = UILabel()
    private var date = Date(timeIntervalSinceReferenceDate: 0)
    private var name = ""
    private var isToday = false

    /// Called when the user chose the day.
    var userChose: (Date) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        disc.isUserInteractionEnabled = false
        label.textAlignment = .center
        label.accessibilityElementsHidden = true
        addSubview(disc)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ date: Date, formats: DateFormats, isSelected: Bool, isToday: Bool, isEnabled: Bool) {
        self.date = date
        self.isToday = isToday
        self.isSelected = isSelected
        self.isEnabled = isEnabled
        name = formats.text(date, template: "yMMMMEEEEd")
        label.text = formats.text(date, pattern: "d")
        let style: UIFont.TextStyle = isSelected ? .headline : .body
        label.font = .preferredFont(forTextStyle: style)
        label.textColor =
            !isEnabled ? .quaternaryLabel : isSelected && isToday ? .white : isSelected || isToday ? tintColor : .label
        disc.backgroundColor = !isSelected ? nil : isToday ? tintColor : tintColor.withAlphaComponent(0.15)
        setNeedsLayout()
        setNeedsDisplay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = min(bounds.width, bounds.height)
        disc.frame = CGRect(x: bounds.midX - size / 2, y: bounds.midY - size / 2, width: size, height: size)
        disc.layer.cornerRadius = size / 2
        label.frame = bounds
    }

    override var keepsTaps: Bool { true }
    override var widgetTellsOfTaps: Bool { false }
    override func respondToTap() { userChose(date) }

    override var accessibleRole: ViewRole { .button }
    override var defaultAccessibilityLabel: String? { name }
    override var defaultAccessibilityValue: String? {
        let states = [isToday ? SystemTexts.text("Today") : nil, isSelected ? SystemTexts.text("Selected") : nil]
        let present = states.compactMap { $0 }
        return present.isEmpty ? nil : SystemTexts.list(present)
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { super.defaultAccessibilityTraits.union(.button) }
    override var orderedSubviews: [UIView] { [] }
}
