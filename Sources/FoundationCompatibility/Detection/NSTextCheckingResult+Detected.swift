import Foundation

// Foundation declares the type without its values.
extension NSTextCheckingKey {
    /// The street with the number.
    public static let street = NSTextCheckingKey(rawValue: "Street")
    /// The town.
    public static let city = NSTextCheckingKey(rawValue: "City")
    /// The state.
    public static let state = NSTextCheckingKey(rawValue: "State")
    /// The postal code.
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    /// The letters of the airline.
    public static let airline = NSTextCheckingKey(rawValue: "Airline")
    /// The number of the flight.
    public static let flight = NSTextCheckingKey(rawValue: "Flight")
}

/// The result of a data detector.
final class DetectedResult: NSTextCheckingResult {
    let item: DataDetection.Item

    init(_ item: DataDetection.Item) {
        self.item = item
        super.init()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var resultType: CheckingType { item.kind }
    override var range: NSRange { item.range }
    override var numberOfRanges: Int { 1 }

    override func range(at index: Int) -> NSRange {
        precondition(index == 0, "NSTextCheckingResult: range(at:): data has only the range 0.")
        return item.range
    }

    override func copy() -> Any { self }
    override func copy(with zone: NSZone? = nil) -> Any { self }

    override var description: String { "\(item.range) \(item.content)" }
}

extension NSTextCheckingResult {
    private var content: DataDetection.Content? { (self as? DetectedResult)?.item.content }

    /// The address of a result of the type `link`: mail addresses have the scheme `mailto`.
    public var url: URL? { if case .link(let url) = content { url } else { nil } }
    /// The text of a result of the type `phoneNumber`.
    public var phoneNumber: String? { if case .phoneNumber(let number) = content { number } else { nil } }
    /// The date of a result of the type `date`, in the user's time zone. Without a time it is noon, without a year the present year.
    public var date: Date? { if case .date(let date) = content { date } else { nil } }
    /// The time zone of a result of the type `date`; nil: texts with time zones are not recognized.
    public var timeZone: TimeZone? { nil }
    /// The length in seconds of a result of the type `date`; 0: texts with two times are two results.
    public var duration: TimeInterval { 0 }
    /// The parts of a result of the type `address` or `transitInformation`.
    public var components: [NSTextCheckingKey: String]? {
        switch content {
        case .address(let parts), .flight(let parts): parts
        default: nil
        }
    }
    /// The parts of a result of the type `address`.
    public var addressComponents: [NSTextCheckingKey: String]? {
        if case .address(let parts) = content { parts } else { nil }
    }

    /// Makes a result of the type `link`.
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
        DetectedResult(DataDetection.Item(range: range, content: .link(url)))
    }

    /// Makes a result of the type `phoneNumber`.
    public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
        DetectedResult(DataDetection.Item(range: range, content: .phoneNumber(phoneNumber)))
    }

    /// Makes a result of the type `date`.
    public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
        DetectedResult(DataDetection.Item(range: range, content: .date(date)))
    }
}
