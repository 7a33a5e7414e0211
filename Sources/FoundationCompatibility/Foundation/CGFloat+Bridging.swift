import Foundation

// swift-format-ignore: AvoidRetroactiveConformances
/// Conversions to and from `NSNumber`, as `Double` has them: `length as NSNumber`, `number as? CGFloat`. Foundation on Linux does not
/// declare them.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    // swift-format-ignore: NoLeadingUnderscores
    /// The value as an `NSNumber`.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: native) }

    // swift-format-ignore: NoLeadingUnderscores
    /// The value of a number.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    // swift-format-ignore: NoLeadingUnderscores
    /// The value of a number, if a floating-point number represents it exactly.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = (source as? Double).map { CGFloat($0) }
        return result != nil
    }

    // swift-format-ignore: NoLeadingUnderscores
    /// The value of a number.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}
