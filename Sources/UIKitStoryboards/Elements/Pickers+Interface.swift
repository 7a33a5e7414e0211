import Foundation
import UIKitCore

extension UIPageControl {
    /// Decodes a page control.
    func decodePages(_ element: InterfaceElement, document: InterfaceDocument) {
        if let count = element.integer("numberOfPages") { numberOfPages = count }
        if let page = element.integer("currentPage") { currentPage = page }
        if let hides = element.bool("hidesForSinglePage") { hidesForSinglePage = hides }
        if let allows = element.bool("allowsContinuousInteraction") { allowsContinuousInteraction = allows }
        let styles: [String: BackgroundStyle] = ["automatic": .automatic, "prominent": .prominent, "minimal": .minimal]
        if let style = element.choice("backgroundStyle", styles) { backgroundStyle = style }
        if let image = element.image("preferredIndicatorImage", in: document) { preferredIndicatorImage = image }
        if let color = element.color(key: "pageIndicatorTintColor", in: document) { pageIndicatorTintColor = color }
        if let color = element.color(key: "currentPageIndicatorTintColor", in: document) {
            currentPageIndicatorTintColor = color
        }
    }
}

extension UIPickerView {
    /// Decodes a picker. Its rows come from the data source.
    func decodePicker(_ element: InterfaceElement) {
        if let shows = element.bool("showsSelectionIndicator") { showsSelectionIndicator = shows }
    }
}

extension UIDatePicker {
    /// Decodes a date picker.
    func decodeDates(_ element: InterfaceElement) {
        // Without a date, and with this attribute, the date is the present one.
        let isPresent = element.bool("useCurrentDate") ?? false
        let modes: [String: Mode] = [
            "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
            "yearAndMonth": .yearAndMonth,
        ]
        let styles: [String: UIDatePickerStyle] = [
            "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
        ]
        if let mode = element.choice("datePickerMode", modes) { datePickerMode = mode }
        if let style = element.choice("style", styles) { preferredDatePickerStyle = style }
        if let locale = element.child(key: "locale") {
            self.locale = Locale(identifier: locale.requiredString("localeIdentifier"))
        }
        if let zone = element.child(key: "timeZone") {
            let name = zone.requiredString("name")
            timeZone = TimeZone(identifier: name)
            if timeZone == nil { zone.problem("names an unknown time zone.") }
        }
        if let interval = element.integer("minuteInterval") { minuteInterval = interval }
        if let rounds = element.bool("roundsToMinuteInterval") { roundsToMinuteInterval = rounds }
        if let duration = element.number("countDownDuration") { countDownDuration = TimeInterval(duration) }
        minimumDate = element.date(key: "minimumDate")
        maximumDate = element.date(key: "maximumDate")
        if let date = element.date(key: "date"), !isPresent { self.date = date }
    }
}

extension UIColorWell {
    /// Decodes a colour well.
    func decodeWell(_ element: InterfaceElement, document: InterfaceDocument) {
        if let title = element.text("title") { self.title = title }
        if let supports = element.bool("supportsAlpha") { supportsAlpha = supports }
        if let color = element.color(key: "selectedColor", in: document) { selectedColor = color }
    }
}

@MainActor
extension InterfaceElement {
    /// Returns the date of a property, which a file holds as seconds since the reference date.
    fileprivate func date(key: String) -> Date? {
        guard let element = child(key: key), element.name == "date",
            let seconds = element.number("timeIntervalSinceReferenceDate")
        else { return nil }
        return Date(timeIntervalSinceReferenceDate: TimeInterval(seconds))
    }
}
