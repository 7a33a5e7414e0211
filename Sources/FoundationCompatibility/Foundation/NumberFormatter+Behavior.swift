import Foundation

extension NumberFormatter {
    /// The generations of number formatters.
    public enum Behavior: UInt, Sendable {
        /// The default behaviour, which is that of macOS 10.4 and iOS.
        case `default` = 0
        /// The behaviour of macOS 10.4 and iOS.
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case behavior10_4 = 1040
    }

    /// The generation of this formatter: always that of macOS 10.4 and iOS, the only one on iOS. Both values that can be
    /// assigned mean it.
    public var formatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }
}
