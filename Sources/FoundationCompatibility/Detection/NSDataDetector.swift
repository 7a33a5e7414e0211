import Foundation

/// A set of kinds of data as a number: the raw value of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// Finds web and mail addresses, phone numbers, dates, postal addresses and flights in text.
///
/// The time grows in proportion to the length of the text, and for a few milliseconds per 10,000 characters: search long texts on a
/// background queue. Any thread.
///
/// Foundation declares the kinds as deprecated, so that the compiler warns about their use; here they work.
///
/// It has the methods of `NSRegularExpression`, from which it is derived on Apple's systems; Foundation on Linux permits no subclass.
open class NSDataDetector: NSObject, @unchecked Sendable {
    /// The kinds that the detector finds.
    public let checkingTypes: NSTextCheckingTypes
    private let kinds: NSTextCheckingResult.CheckingType

    /// Makes a detector.
    ///
    /// - Parameter checkingTypes: the raw value of a set of `link`, `phoneNumber`, `date`, `address` and `transitInformation`. Throws if it
    ///   contains none of them.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        kinds = NSTextCheckingResult.CheckingType(rawValue: checkingTypes).intersection(DataKind.all)
        guard !kinds.isEmpty else { throw CocoaError(.formatting) }
        self.checkingTypes = checkingTypes
    }

    /// Finds all data in a range of UTF-16 units, in its order.
    ///
    /// - Parameter options: without effect on data, except for `anchored`: data must be at the beginning of the range.
    open func matches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> [NSTextCheckingResult] {
        let items = DataDetection(locale: .current, timeZone: .current, now: PredicateEnvironment.current.now)
            .items(in: string, kinds, range: range)
        let results = items.map(DetectedResult.init)
        guard options.contains(.anchored) else { return results }
        return Array(results.prefix { $0.range.location == range.location }.prefix(1))
    }

    /// Calls a closure with each found data, until it sets its last argument to true.
    open func enumerateMatches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stops)
            if stops.boolValue { return }
        }
    }

    /// Returns the first data in a range; nil if there is none.
    open func firstMatch(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    /// Returns the number of data in a range.
    open func numberOfMatches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> Int {
        matches(in: string, options: options, range: range).count
    }

    /// Returns the range of the first data; its location is `NSNotFound` if there is none.
    open func rangeOfFirstMatch(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }
}
