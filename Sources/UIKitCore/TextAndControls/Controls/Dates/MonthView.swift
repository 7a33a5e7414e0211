import Foundation

/// The days of a month, with buttons for other months. The user chooses a day.
final class MonthView: UIView, DatePickerContent {
    private unowned let picker: UIDatePicker
    private let title = UIButton(configuration: .plain())
    private let backward = UIButton(configuration: .plain())
    private let forward = UIButton(configuration: .plain())
    private var names: [UILabel] = []
    private let days: MonthDays
    /// The wheels for month and year, which the title shows in place of the days.
    private var wheels: DateWheels?
    /// A date in the visible month.
    private var month: Date
    private var shownDate: Date

    init(picker: UIDatePicker) {
        self.picker = picker
        month = picker.shownDate
        shownDate = picker.shownDate
        days = MonthDays(picker: picker)
        super.init(frame: .zero)
        prepareButtons()
        for _ in 0..<7 {
            let name = UILabel()
            name.font = .preferredFont(forTextStyle: .caption1)
            name.textColor = .secondaryLabel
            name.textAlignment = .center
            names.append(name)
            addSubview(name)
        }
        days.userChose = { [weak self] in self?.userChose($0) }
        days.userWantsMonth = { [weak self] in self?.userMoved(by: $0, choosing: true) }
        addSubview(days)
    }

    required init?(coder: NSCoder) { nil }

    private func prepareButtons() {
        title.contentHorizontalAlignment = .leading
        title.addAction(UIAction { [weak self] _ in self?.toggleWheels() }, for: .primaryActionTriggered)
        for (button, step, name) in [(backward, -1, "Previous Month"), (forward, 1, "Next Month")] {
            button.accessibilityLabel = SystemTexts.text(name)
            button.addAction(UIAction { [weak self] _ in self?.userMoved(by: step) }, for: .primaryActionTriggered)
        }
        for button in [title, backward, forward] { addSubview(button) }
    }

    // MARK: Content

    func refresh() {
        let date = picker.shownDate
        if date != shownDate {
            shownDate = date
            month = date
        }
        show()
    }

    private func show() {
        let formats = picker.formats
        var configuration = UIButton.Configuration.plain()
        configuration.title = formats.text(month, template: "yMMMM")
        configuration.baseForegroundColor = wheels == nil ? .label : nil
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
        title.configuration = configuration
        title.accessibilityHint = SystemTexts.text(wheels == nil ? "Shows the months and years" : "Shows the days")
        for (button, symbol) in [(backward, "chevron.backward"), (forward, "chevron.forward")] {
            var configuration = UIButton.Configuration.plain()
            configuration.image = UIImage(systemName: symbol)
            configuration.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
            button.configuration = configuration
            button.isHidden = wheels != nil
        }
        for button in [title, backward, forward] { button.isEnabled = picker.isEnabled }
        backward.isEnabled = picker.isEnabled && allowsMonth(-1)
        forward.isEnabled = picker.isEnabled && allowsMonth(1)
        for (name, weekday) in zip(names, formats.weekdays) {
            name.text = weekday.short.localizedUppercase
            name.accessibilityLabel = weekday.full
            name.isHidden = wheels != nil
        }
        days.isHidden = wheels != nil
        wheels?.refresh()
        days.show(month: month)
        setNeedsLayout()
    }

    /// Whether a day of the month a number of months away can be chosen.
    private func allowsMonth(_ step: Int) -> Bool {
        guard let other = picker.formats.calendar.date(byAdding: .month, value: step, to: month) else { return false }
        return picker.allows(other, .month)
    }

    // MARK: Changes by the user

    private func userChose(_ day: Date) {
        guard picker.allows(day, .day) else { return }
        picker.userChose(picker.formats.replacingDay(by: day, in: picker.shownDate))
    }

    /// Shows a different month.
    ///
    /// - Parameter choosing: Whether to choose the same day there.
    private func userMoved(by step: Int, choosing: Bool = false) {
        let calendar = picker.formats.calendar
        let start = choosing ? picker.shownDate : month
        guard let other = calendar.date(byAdding: .month, value: step, to: start) else { return }
        if choosing { return picker.userChose(other) }
        guard allowsMonth(step) else { return }
        month = other
        show()
    }

    private func toggleWheels() {
        if let wheels {
            wheels.removeFromSuperview()
            self.wheels = nil
        } else {
            let wheels = DateWheels(picker: picker, columns: picker.makeMonthColumns())
            self.wheels = wheels
            addSubview(wheels)
        }
        show()
    }

    // MARK: Layout

    private var scale: CGFloat {
        min(2, max(1, UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traitCollection) / 100))
    }

    private var headerHeight: CGFloat { 40 * scale }
    private var namesHeight: CGFloat { 22 * scale }
    private var rowHeight: CGFloat { 40 * scale }

    var fittingSize: CGSize {
        CGSize(width: 320 * min(scale, 1.25), height: headerHeight + namesHeight + 6 * rowHeight + 8)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin: CGFloat = 8
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            view.frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
        }
        let button = 44 * scale
        place(title, margin, 0, max(0, bounds.width - 2 * margin - 2 * button), headerHeight)
        place(backward, bounds.width - margin - 2 * button, 0, button, headerHeight)
        place(forward, bounds.width - margin - button, 0, button, headerHeight)
        let column = max(0, bounds.width - 2 * margin) / 7
        for (index, name) in names.enumerated() {
            place(name, margin + CGFloat(index) * column, headerHeight, column, namesHeight)
        }
        let top = headerHeight + namesHeight
        place(days, margin, top, max(0, bounds.width - 2 * margin), max(0, bounds.height - top - 4))
        wheels?.frame = CGRect(x: 0, y: headerHeight, width: bounds.width, height: bounds.height - headerHeight)
    }
}

extension UIDatePicker {
    /// The columns for month and year, in the order of the locale.
    fileprivate func makeMonthColumns() -> [DateColumn] { dateColumns(template: "yMMMM") }
}
