import Foundation
import FoundationCompatibility
import Testing

@Suite("NSDataDetector")
struct DataDetectorTests {
    private let now = Date(timeIntervalSince1970: 1_700_000_000)  // 2023-11-14 22:13:20

    private let everything: NSTextCheckingResult.CheckingType = [
        DataKind.date, DataKind.link, DataKind.phoneNumber, DataKind.address, DataKind.transitInformation,
    ]

    private func found(
        _ text: String,
        _ kinds: NSTextCheckingResult.CheckingType,
        _ locale: String = "en_US"
    ) -> [DataDetection.Item] {
        DataDetection(locale: Locale(identifier: locale), timeZone: .gmt) { now }.items(in: text, kinds)
    }

    private func dates(_ text: String, _ locale: String = "en_US") -> [String] {
        found(text, DataKind.date, locale)
            .compactMap { item in
                guard case .date(let date) = item.content else { return nil }
                return date.formatted(.iso8601)
            }
    }

    @Test
    func `A detector finds links as apps use it`() throws {
        let text = "Visit https://example.com/a?b=c, www.example.org or write to ann@example.com."
        let detector = try NSDataDetector(types: DataKind.link.rawValue)
        let range = NSRange(text.startIndex..<text.endIndex, in: text)
        let matches = detector.matches(in: text, options: [], range: range)
        let addresses = ["https://example.com/a?b=c", "http://www.example.org", "mailto:ann@example.com"]
        #expect(matches.map { $0.url?.absoluteString ?? "" } == addresses)
        #expect(matches.allSatisfy { $0.resultType == DataKind.link && $0.phoneNumber == nil && $0.date == nil })
        #expect(matches.map { (text as NSString).substring(with: $0.range) }.last == "ann@example.com")
        #expect(detector.numberOfMatches(in: text, range: range) == 3)
        #expect(detector.rangeOfFirstMatch(in: "none", range: NSRange(location: 0, length: 4)).location == NSNotFound)
        var count = 0
        detector.enumerateMatches(in: text, options: [], range: range) { result, _, stop in
            count += 1
            stop.pointee = true
        }
        #expect(count == 1)
    }

    @Test
    func `A search is limited to its range`() throws {
        let detector = try NSDataDetector(types: DataKind.link.rawValue)
        let text = "www.example.com www.example.org"
        let second = NSRange(location: 16, length: 15)
        #expect(detector.firstMatch(in: text, range: second)?.url?.host == "www.example.org")
        let whole = NSRange(location: 0, length: 31)
        #expect(detector.matches(in: text, options: .anchored, range: whole).map(\.range.location) == [0])
        #expect(detector.matches(in: " " + text, options: .anchored, range: whole).isEmpty)
    }

    @Test
    func `A detector needs a kind that it finds`() {
        #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
        #expect(throws: CocoaError.self) {
            try NSDataDetector(types: NSTextCheckingResult.CheckingType.regularExpression.rawValue)
        }
    }

    @Test(arguments: [
        ("2024-05-01", "2024-05-01T12:00:00Z"), ("on 2024-05-01T08:30:15.", "2024-05-01T08:30:15Z"),
        ("5/1/2024", "2024-05-01T12:00:00Z"), ("31.12.2024", "2024-12-31T12:00:00Z"),
        ("May 5, 2024 at 3:30 pm", "2024-05-05T15:30:00Z"), ("Sept. 3", "2023-09-03T12:00:00Z"),
        ("5th of May 2024", "2024-05-05T12:00:00Z"), ("Dec 1 at 9 a.m.", "2023-12-01T09:00:00Z"),
        ("see you tomorrow at 10:15", "2023-11-15T10:15:00Z"), ("today", "2023-11-14T12:00:00Z"),
        ("lunch 12:30 PM", "2023-11-14T12:30:00Z"), ("12 am", "2023-11-14T00:00:00Z"),
    ])
    func `Dates and times are found`(text: String, date: String) {
        #expect(dates(text) == [date])
    }

    @Test
    func `The order of numbers and the names are those of the user's region`() {
        #expect(dates("5/1/2024", "en_GB") == ["2024-01-05T12:00:00Z"])
        // The other order, if only that exists.
        #expect(dates("5/31/2024", "en_GB") == ["2024-05-31T12:00:00Z"])
        #expect(dates("am 3. Oktober 2024 um 14:30 Uhr", "de_DE") == ["2024-10-03T14:30:00Z"])
    }

    @Test(arguments: [
        "30.02.2024", "2024-13-01", "version 1.2.3", "May", "at 25:00", "12", "1:2", "may 40", "3.5 apples",
    ])
    func `Other numbers and words are no dates`(text: String) {
        #expect(dates(text) == [])
    }

    @Test
    func `Phone numbers are found, and dates are none`() {
        let text = "Call +49 30 1234567 or (555) 123-4567 before 2024-05-01 or 31.12.2024"
        let numbers = found(text, DataKind.phoneNumber)
            .compactMap { item -> String? in
                if case .phoneNumber(let number) = item.content { number } else { nil }
            }
        #expect(numbers == ["+49 30 1234567", "(555) 123-4567"])
    }

    @Test
    func `Addresses are found with their parts`() throws {
        let text = "We are at 1 Infinite Loop, Cupertino, CA 95014 and Unter den Linden 77, 10117 Berlin."
        let detector = try NSDataDetector(types: DataKind.address.rawValue)
        let matches = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
        #expect(matches.map(\.resultType) == [DataKind.address, DataKind.address])
        #expect(
            matches.first?.addressComponents == [
                .street: "1 Infinite Loop", .city: "Cupertino", .state: "CA", .zip: "95014",
            ]
        )
        #expect(matches.last?.components == [.street: "Unter den Linden 77", .zip: "10117", .city: "Berlin"])
    }

    @Test
    func `Flights are found after their word`() throws {
        let text = "Flight LH 1234 leaves, seat LH 12"
        let detector = try NSDataDetector(types: DataKind.transitInformation.rawValue)
        let matches = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
        #expect(matches.map(\.components) == [[.airline: "LH", .flight: "1234"]])
        #expect(matches.first?.range == NSRange(location: 7, length: 7))
    }

    @Test
    func `All kinds in one text are found in its order`() {
        let text = "On May 5, 2024 call 555-123-4567 or see www.example.com"
        let kinds = found(text, everything).map(\.kind)
        #expect(kinds == [DataKind.date, DataKind.phoneNumber, DataKind.link])
    }
}
