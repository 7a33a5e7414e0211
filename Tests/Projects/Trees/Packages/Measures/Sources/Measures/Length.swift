import UIKit

/// A length with a text.
@objcMembers public class Length: NSObject {
    /// The length in metres.
    public let metres: Double

    /// Makes a length.
    public init(metres: Double) {
        self.metres = metres
    }

    /// The length with its unit.
    public var text: String {
        return String(format: "%.1f m", metres)
    }

    /// Makes a label with the text, for screens.
    public func makeLabel() -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }
}
