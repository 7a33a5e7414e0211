import Foundation

/// The date of a picker and its limits.
extension UIDatePicker {
    /// The time of the host; the reference date without an app.
    static var now: Date { UIApplication.current?.host.date ?? Date(timeIntervalSinceReferenceDate: 0) }

    /// The formats and the calendar of the picker.
    var formats: DateFormats {
        if let storedFormats { return storedFormats }
        let made = DateFormats(locale: locale, calendar: calendar ?? .current, timeZone: timeZone)
        storedFormats = made
        return made
    }

    func formatsDidChange() {
        storedFormats = nil
        styleDidChange()
    }

    /// The limits in effect; nil for none.
    var limits: (minimum: Date?, maximum: Date?) {
        if datePickerMode == .countDownTimer { return (nil, nil) }
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return (nil, nil) }
        return (minimumDate, maximumDate)
    }

    func limited(_ date: Date) -> Date {
        let (minimum, maximum) = limits
        return max(min(date, maximum ?? date), minimum ?? .distantPast)
    }

    func limitsDidChange() {
        storedDate = limited(storedDate)
        refresh()
    }

    var roundedDate: Date {
        guard minuteInterval > 1, roundsToMinuteInterval else { return storedDate }
        return shownDate
    }

    /// The date with the minute that the picker shows: the previous multiple of the interval, or the next one if that is before the
    /// limit. Without a multiple between the limits, the date itself.
    var shownDate: Date {
        guard minuteInterval > 1 else { return storedDate }
        let minute = formats.calendar.component(.minute, from: storedDate)
        let previous = storedDate.addingTimeInterval(-60 * Double(minute % minuteInterval))
        let (minimum, maximum) = limits
        guard let minimum, previous < minimum else { return previous }
        let next = previous.addingTimeInterval(60 * Double(minuteInterval))
        // Without a time, a different day must not appear.
        let hasTime = datePickerMode == .time || datePickerMode == .dateAndTime
        return hasTime && next <= maximum ?? next ? next : storedDate
    }

    /// Whether a date can be chosen, as far as its unit is concerned: a day is allowed if a part of it is.
    func allows(_ date: Date, _ unit: Calendar.Component) -> Bool {
        let (minimum, maximum) = limits
        if minimum == nil, maximum == nil { return true }
        guard let interval = formats.calendar.dateInterval(of: unit, for: date) else { return true }
        if let minimum, interval.end <= minimum { return false }
        if let maximum, interval.start > maximum { return false }
        return true
    }

    /// Chooses a date for the user.
    func userChose(_ date: Date) {
        guard isEnabled else { return refresh() }
        let before = storedDate
        storedDate = limited(date)
        refresh()
        guard storedDate != before else { return }
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    /// Chooses a duration for the user: at least one step.
    func userChose(duration: TimeInterval) {
        guard isEnabled else { return refresh() }
        let before = countDownDuration
        countDownDuration = max(duration, 60 * Double(minuteInterval))
        guard countDownDuration != before else { return }
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: Style

    var resolvedStyle: UIDatePickerStyle {
        switch (datePickerMode, preferredDatePickerStyle) {
        case (.countDownTimer, _), (.yearAndMonth, _), (.time, .inline): .wheels
        case (_, .automatic): .compact
        default: preferredDatePickerStyle
        }
    }

    /// Replaces the content after a change of the mode, the style or the formats.
    func styleDidChange() {
        content?.removeFromSuperview()
        let new: any DatePickerContent =
            switch resolvedStyle {
            case .compact: CompactDateView(picker: self)
            case .inline: InlineDateView(picker: self)
            case .wheels, .automatic: DateWheels(picker: self)
            }
        content = new
        addSubview(new)
        new.refresh()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func refresh() {
        content?.refresh()
        openController?.refresh()
        // The texts of a compact picker determine its size.
        if resolvedStyle == .compact {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
        setNeedsDisplay()
    }

    func layoutContent() {
        guard let content else { return }
        let size = content.fittingSize
        // Wheels and months use the width that they get, buttons only their own.
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = resolvedStyle == .compact ? min(size.width, bounds.width) : bounds.width
        let height = resolvedStyle == .inline ? min(size.height, max(bounds.height, size.height)) : bounds.height
        let x: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left: 0
            case .right: bounds.width - width
            case .center, .fill, .leading, .trailing: isMirrored ? bounds.width - width : 0
            }
        content.frame = CGRect(x: x, y: 0, width: width, height: height)
    }
}
