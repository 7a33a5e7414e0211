import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Date pickers")
struct DatePickerTests {
    private static let utc = TimeZone(secondsFromGMT: 0)!

    /// 24 November 2026, 9:41, a Tuesday.
    private static let now = date(2026, 11, 24, 9, 41)

    private static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = utc
        let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
        return calendar.date(from: parts)!
    }

    private final class Screen: UIViewController {
        let picker = UIDatePicker()
        var changes: [Date] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            picker.timeZone = DatePickerTests.utc
            picker.addAction(UIAction { [unowned self] _ in changes.append(picker.date) }, for: .valueChanged)
            picker.frame = CGRect(x: 20, y: 150, width: 350, height: 216)
            view.addSubview(picker)
        }
    }

    private func launch(
        languages: [String] = ["en-US"],
        _ prepare: (UIDatePicker) -> Void
    ) async throws -> (AppDriver, Screen) {
        let host = HeadlessHost(clock: ManualClock(startDate: Self.now))
        host.preferredLanguages = languages
        let screen = Screen()
        let driver = try await AppDriver.launch(on: host) { screen }
        screen.picker.setDate(Self.now, animated: false)
        prepare(screen.picker)
        screen.picker.frame.size = CGSize(width: 350, height: screen.picker.intrinsicContentSize.height)
        try await driver.settle()
        return (driver, screen)
    }

    private func wheels(_ driver: AppDriver) -> [String] {
        driver.screen().elements(role: "picker").map { "\($0.label ?? "") \($0.value ?? "")" }
    }

    private func press(_ keys: String..., on driver: AppDriver) async throws {
        for key in keys { try await driver.key(try #require(.init(key))) }
    }

    @Test func `the date is that of the host's clock`() async throws {
        let host = HeadlessHost(clock: ManualClock(startDate: Self.now))
        var picker: UIDatePicker?
        _ = try await AppDriver.launch(on: host) {
            picker = UIDatePicker()
            return UIViewController()
        }
        #expect(picker?.date == Self.now)
        #expect(picker?.datePickerMode == .dateAndTime && picker?.datePickerStyle == .compact)
    }

    // MARK: Wheels

    @Test func `date wheels are in the order and language of the locale`() async throws {
        let (driver, screen) = try await launch {
            $0.datePickerMode = .date
            $0.preferredDatePickerStyle = .wheels
        }
        #expect(wheels(driver) == ["Month November", "Day 24", "Year 2026"])
        screen.picker.locale = Locale(identifier: "de_DE")
        try await driver.settle()
        #expect(wheels(driver) == ["Day 24", "Month November", "Year 2026"])
        screen.picker.locale = Locale(identifier: "ja_JP")
        try await driver.settle()
        #expect(wheels(driver).map { $0.prefix(5) } == ["Year ", "Month", "Day 2"])
    }

    @Test func `time wheels have half days where the locale has them`() async throws {
        let (driver, screen) = try await launch {
            $0.datePickerMode = .time
            $0.preferredDatePickerStyle = .wheels
        }
        #expect(wheels(driver) == ["Hour 9", "Minute 41", "AM/PM AM"])
        try await press("tab", "right", "right", "down", on: driver)
        #expect(screen.changes == [Self.date(2026, 11, 24, 21, 41)])
        screen.picker.locale = Locale(identifier: "de_DE")
        try await driver.settle()
        #expect(wheels(driver) == ["Hour 21", "Minute 41"])
    }

    @Test func `keys turn the wheels, which repeat, and each change is sent`() async throws {
        let (driver, screen) = try await launch {
            $0.datePickerMode = .date
            $0.preferredDatePickerStyle = .wheels
        }
        try await press("tab", "down", "down", on: driver)
        #expect(screen.changes == [Self.date(2026, 12, 24, 9, 41), Self.date(2026, 1, 24, 9, 41)])
        #expect(wheels(driver) == ["Month January", "Day 24", "Year 2026"])
    }

    @Test func `a shorter month keeps the day within its length`() async throws {
        let (driver, screen) = try await launch {
            $0.datePickerMode = .date
            $0.preferredDatePickerStyle = .wheels
            $0.date = Self.date(2026, 1, 31)
        }
        try await press("tab", "down", on: driver)
        #expect(screen.picker.date == Self.date(2026, 2, 28))
        #expect(wheels(driver) == ["Month February", "Day 28", "Year 2026"])
    }

    @Test func `day and time are three wheels, and the present day is called today`() async throws {
        let (driver, screen) = try await launch {
            $0.preferredDatePickerStyle = .wheels
            $0.locale = Locale(identifier: "de_DE")
        }
        #expect(wheels(driver) == ["Date Today", "Hour 09", "Minute 41"])
        try await press("tab", "down", on: driver)
        #expect(screen.picker.date == Self.date(2026, 11, 25, 9, 41))
        #expect(wheels(driver)[0].contains("25"))
    }

    @Test func `the limits move a date beyond them, and are ignored if they are reversed`() async throws {
        let (driver, screen) = try await launch {
            $0.datePickerMode = .date
            $0.preferredDatePickerStyle = .wheels
            $0.minimumDate = Self.date(2026, 11, 20)
            $0.maximumDate = Self.date(2026, 11, 30)
        }
        try await press("tab", "down", on: driver)
        #expect(screen.picker.date == Self.date(2026, 11, 30))
        #expect(wheels(driver) == ["Month November", "Day 30", "Year 2026"])
        screen.picker.date = Self.date(2020, 1, 1)
        #expect(screen.picker.date == Self.date(2026, 11, 20))
        screen.picker.minimumDate = Self.date(2027, 1, 1)
        screen.picker.date = Self.date(2020, 1, 1)
        #expect(screen.picker.date == Self.date(2020, 1, 1))
    }

    @Test func `a minute interval leaves out the other minutes, and rounds the date down`() async throws {
        let (driver, screen) = try await launch {
            $0.datePickerMode = .time
            $0.preferredDatePickerStyle = .wheels
            $0.minuteInterval = 15
        }
        #expect(wheels(driver)[1] == "Minute 30")
        #expect(screen.picker.date == Self.date(2026, 11, 24, 9, 30))
        screen.picker.roundsToMinuteInterval = false
        #expect(screen.picker.date == Self.now)
        try await press("tab", "right", "down", on: driver)
        #expect(screen.picker.date == Self.date(2026, 11, 24, 9, 45))
        screen.picker.minuteInterval = 7
        #expect(screen.picker.minuteInterval == 1)
    }

    @Test func `a date that rounding would move before the minimum is rounded up, unless that is after the maximum`()
        async throws
    {
        let (driver, screen) = try await launch {
            $0.datePickerMode = .time
            $0.preferredDatePickerStyle = .wheels
            $0.minuteInterval = 15
            $0.minimumDate = Self.date(2026, 11, 24, 9, 35)
        }
        #expect(screen.picker.date == Self.date(2026, 11, 24, 9, 45))
        #expect(wheels(driver)[1] == "Minute 45")
        screen.picker.maximumDate = Self.date(2026, 11, 24, 9, 43)
        #expect(screen.picker.date == Self.now)
        screen.picker.date = Self.date(2026, 11, 24, 8, 0)
        #expect(screen.picker.date == Self.date(2026, 11, 24, 9, 35))
    }

    @Test func `a countdown has hours and minutes, and lasts at least a minute`() async throws {
        let (driver, screen) = try await launch {
            $0.datePickerMode = .countDownTimer
            $0.countDownDuration = 3660
        }
        #expect(screen.picker.datePickerStyle == .wheels)
        #expect(wheels(driver) == ["Hours 1 hour", "Minutes 1 min"])
        try await press("tab", "up", on: driver)
        #expect(screen.picker.countDownDuration == 60)
        try await press("right", "up", on: driver)
        #expect(screen.picker.countDownDuration == 60)
        try await press("down", "down", on: driver)
        #expect(screen.picker.countDownDuration == 180)
        screen.picker.countDownDuration = 1_000_000
        #expect(screen.picker.countDownDuration == 86399)
    }

    @Test func `year and month are two wheels`() async throws {
        let (driver, screen) = try await launch { $0.datePickerMode = .yearAndMonth }
        #expect(wheels(driver) == ["Month November", "Year 2026"])
        try await press("tab", "right", "up", on: driver)
        #expect(screen.picker.date == Self.date(2025, 11, 24, 9, 41))
    }

    @Test func `a different calendar has its own months and years`() async throws {
        var hebrew = Calendar(identifier: .hebrew)
        hebrew.timeZone = Self.utc
        let (driver, screen) = try await launch {
            $0.datePickerMode = .date
            $0.preferredDatePickerStyle = .wheels
            $0.calendar = hebrew
        }
        #expect(wheels(driver).contains { $0.contains("5787") })
        let before = hebrew.dateComponents([.year, .month, .day], from: screen.picker.date)
        screen.picker.content?.subviews.compactMap { $0 as? PickerComponent }.first { $0.accessibilityLabel == "Year" }?
            .wheel.userMoved(by: 1)
        let after = hebrew.dateComponents([.year, .month, .day], from: screen.picker.date)
        #expect(after.year == before.year.map { $0 + 1 })
    }

    @Test func `a leap month is a row of its own, and can be chosen`() async throws {
        var chinese = Calendar(identifier: .chinese)
        chinese.timeZone = Self.utc
        let (driver, screen) = try await launch {
            $0.datePickerMode = .date
            $0.preferredDatePickerStyle = .wheels
            $0.calendar = chinese
            // The sixth month occurs twice in this year.
            $0.date = Self.date(2025, 7, 1, 9, 41)
        }
        let month = try #require(
            screen.picker.content?.subviews.compactMap { $0 as? PickerComponent }
                .first { $0.accessibilityLabel == "Month" }
        )
        #expect(month.wheel.rowCount == 13)
        let sixth = month.accessibilityValue
        month.wheel.userMoved(by: 1)
        try await driver.settle()
        // Each is the seventh day of its month.
        #expect(screen.picker.date == Self.date(2025, 7, 31, 9, 41))
        #expect(chinese.dateComponents([.month], from: screen.picker.date).isLeapMonth == true)
        #expect(month.accessibilityValue != sixth)
        month.wheel.userMoved(by: 1)
        #expect(screen.picker.date == Self.date(2025, 8, 29, 9, 41))
        try await driver.settle()
        #expect(month.wheel.rowCount == 13)
    }

    @Test func `a disabled picker cannot be changed`() async throws {
        let (driver, screen) = try await launch {
            $0.datePickerMode = .date
            $0.preferredDatePickerStyle = .wheels
            $0.isEnabled = false
        }
        try await press("tab", "down", on: driver)
        #expect(screen.picker.date == Self.now && screen.changes.isEmpty)
    }

    // MARK: Inline

    @Test func `an inline picker shows the days of the month, of which one is selected`() async throws {
        let (driver, screen) = try await launch {
            $0.datePickerMode = .date
            $0.preferredDatePickerStyle = .inline
        }
        let outline = driver.screen().description
        #expect(outline.contains("calendar \"November 2026\" value \"Tuesday, November 24, 2026\""))
        #expect(outline.contains("button \"Tuesday, November 24, 2026\" value \"Today, Selected\" (selected)"))
        #expect(driver.screen().elements(role: "button").filter { $0.label?.hasSuffix(", 2026") == true }.count == 30)
        try await driver.tap("Thursday, November 12, 2026")
        #expect(screen.changes == [Self.date(2026, 11, 12, 9, 41)])
        try await driver.tap("Next Month")
        #expect(driver.screen().description.contains("calendar \"December 2026\""))
        #expect(screen.changes.count == 1)
        try await driver.tap("Tuesday, December 1, 2026")
        #expect(screen.picker.date == Self.date(2026, 12, 1, 9, 41))
    }

    @Test func `weeks begin with the first weekday of the locale`() async throws {
        let (driver, screen) = try await launch(languages: ["de-DE"]) {
            $0.datePickerMode = .date
            $0.preferredDatePickerStyle = .inline
        }
        let texts = driver.screen().elements(role: "text").compactMap(\.label)
        #expect(texts.prefix(2) == ["Montag", "Dienstag"])
        let day = try driver.screen().element(called: "Montag, 2. November 2026", role: "button")
        #expect(day.frame.minX < 60)
        screen.picker.locale = Locale(identifier: "en_US")
        try await driver.settle()
        #expect(driver.screen().elements(role: "text").compactMap(\.label).first == "Sunday")
    }

    @Test func `keys choose days, weeks and months of the focused calendar`() async throws {
        let (driver, screen) = try await launch {
            $0.datePickerMode = .date
            $0.preferredDatePickerStyle = .inline
        }
        try await press("tab", "right", "down", "up", "home", "page-down", on: driver)
        let expected = [(11, 25), (12, 2), (11, 25), (11, 22), (12, 22)]
        #expect(screen.changes == expected.map { Self.date(2026, $0.0, $0.1, 9, 41) })
        #expect(driver.screen().description.contains("calendar \"December 2026\""))
    }

    @Test func `days beyond the limits are disabled`() async throws {
        let (driver, screen) = try await launch {
            $0.datePickerMode = .date
            $0.preferredDatePickerStyle = .inline
            $0.minimumDate = Self.date(2026, 11, 20)
        }
        #expect(driver.screen().description.contains("button \"Thursday, November 19, 2026\" (disabled)"))
        #expect(driver.screen().description.contains("button \"Previous Month\" (disabled)"))
        try await press("tab", "up", on: driver)
        #expect(screen.changes.isEmpty)
    }

    @Test func `the title of the month opens wheels for month and year`() async throws {
        let (driver, screen) = try await launch {
            $0.datePickerMode = .date
            $0.preferredDatePickerStyle = .inline
        }
        try await driver.tap("November 2026", role: "button")
        #expect(wheels(driver) == ["Month November", "Year 2026"])
        try await press("tab", "down", on: driver)
        #expect(screen.picker.date == Self.date(2026, 12, 24, 9, 41))
        try await driver.tap("December 2026", role: "button")
        #expect(driver.screen().description.contains("calendar \"December 2026\""))
    }

    // MARK: Compact

    @Test func `a compact picker has buttons that open a calendar and the wheels of the time`() async throws {
        let (driver, screen) = try await launch { _ in }
        var events: [String] = []
        screen.picker.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
        screen.picker.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
        let buttons = driver.screen().elements(role: "button").map { "\($0.label ?? "") \($0.value ?? "")" }
        #expect(buttons.first == "Date Nov 24, 2026")
        #expect(buttons.last?.hasPrefix("Time 9:41") == true)
        try await driver.tap("Date")
        #expect(driver.screen().description.contains("calendar \"November 2026\""))
        try await driver.tap("Thursday, November 12, 2026")
        #expect(screen.changes == [Self.date(2026, 11, 12, 9, 41)])
        try await driver.key(try #require(.init("escape")))
        #expect(!driver.screen().description.contains("calendar"))
        #expect(driver.screen().description.contains("Nov 12, 2026"))
        #expect(events == ["begin", "end"])
        try await driver.tap("Time")
        #expect(wheels(driver) == ["Hour 9", "Minute 41", "AM/PM AM"])
    }

    @Test func `a compact picker grows with its texts`() async throws {
        let (driver, screen) = try await launch { $0.date = Self.date(2026, 5, 1, 9, 0) }
        let content = try #require(screen.picker.content)
        let width = content.frame.width
        screen.picker.date = Self.date(2026, 9, 30, 22, 30)
        try await driver.settle()
        #expect(content.frame.width > width && content.frame.width == content.fittingSize.width)
    }

    @Test func `the buttons of a compact picker have its accessible name`() async throws {
        let (driver, screen) = try await launch { $0.datePickerMode = .date }
        screen.picker.accessibilityLabel = "Departure"
        try await driver.settle()
        #expect(driver.screen().description.contains("button \"Departure\" value \"Nov 24, 2026\""))
    }

    @Test func `the two buttons of a compact picker have different names`() async throws {
        let (driver, screen) = try await launch { _ in }
        screen.picker.accessibilityLabel = "Departure"
        try await driver.settle()
        let names = driver.screen().elements(role: "button").map(\.label)
        #expect(names == ["Departure, Date", "Departure, Time"])
    }

    @Test func `the popover of a picker that the app removed still chooses`() async throws {
        let host = HeadlessHost(clock: ManualClock(startDate: Self.now))
        host.preferredLanguages = ["en-US"]
        let controller = UIViewController()
        let driver = try await AppDriver.launch(on: host) {
            let picker = UIDatePicker(frame: CGRect(x: 20, y: 150, width: 350, height: 34))
            picker.timeZone = Self.utc
            controller.view.addSubview(picker)
            return controller
        }
        try await driver.tap("Date")
        weak var removed: UIDatePicker?
        removed = controller.view.subviews.lazy.compactMap { $0 as? UIDatePicker }.first
        removed?.removeFromSuperview()
        try await driver.settle()
        try await driver.tap("Thursday, November 12, 2026")
        #expect(
            driver.screen().description.contains("calendar \"November 2026\" value \"Thursday, November 12, 2026\"")
        )
        #expect(removed?.date == Self.date(2026, 11, 12, 9, 41))
    }

    // MARK: Daylight saving time

    @Test func `the wheel of days passes a day without midnight`() async throws {
        let (driver, screen) = try await launch {
            $0.date = Self.date(2017, 10, 15, 15, 0)
            $0.timeZone = TimeZone(identifier: "America/Sao_Paulo")
            $0.preferredDatePickerStyle = .wheels
        }
        try await press("tab", "down", "down", on: driver)
        #expect(screen.changes == [Self.date(2017, 10, 16, 15, 0), Self.date(2017, 10, 17, 15, 0)])
    }

    @Test func `a different minute stays in the second of two equal hours`() async throws {
        let (driver, screen) = try await launch {
            $0.date = Self.date(2026, 11, 1, 6, 30)
            $0.timeZone = TimeZone(identifier: "America/New_York")
            $0.datePickerMode = .time
            $0.preferredDatePickerStyle = .wheels
        }
        #expect(wheels(driver) == ["Hour 1", "Minute 30", "AM/PM AM"])
        try await press("tab", "right", "down", on: driver)
        #expect(screen.changes == [Self.date(2026, 11, 1, 6, 31)])
    }

    @Test func `a picker in the input view of a field shows its wheels in place of the keyboard`() async throws {
        let host = HeadlessHost(clock: ManualClock(startDate: Self.now))
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        field.accessibilityLabel = "Birthday"
        controller.view.addSubview(field)
        let driver = try await AppDriver.launch(on: host) {
            let picker = UIDatePicker()
            picker.timeZone = Self.utc
            picker.datePickerMode = .date
            picker.preferredDatePickerStyle = .wheels
            field.inputView = picker
            return controller
        }
        try await driver.tap("Birthday")
        #expect(wheels(driver) == ["Month November", "Day 24", "Year 2026"])
        for key in ["right", "down"] { try await driver.key(try #require(.init(key))) }
        #expect((field.inputView as? UIDatePicker)?.date == Self.date(2026, 11, 25, 9, 41))
    }

    @Test func `a picker does not outlive its use`() async throws {
        weak var released: UIDatePicker?
        do {
            let picker = UIDatePicker()
            for style in [UIDatePickerStyle.wheels, .inline, .compact] {
                picker.preferredDatePickerStyle = style
                picker.layoutIfNeeded()
            }
            released = picker
        }
        #expect(released == nil)
    }
}
