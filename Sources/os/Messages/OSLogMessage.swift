/// A message: a string literal with interpolated values, each with a privacy and a format.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    enum Part {
        case text(String)
        case value(String, OSLogPrivacy, isScalar: Bool)
    }

    let parts: [Part]

    init(parts: [Part]) {
        self.parts = parts
    }

    /// Makes a message without values.
    public init(stringLiteral value: String) {
        parts = [.text(value)]
    }

    /// Makes a message with values.
    public init(stringInterpolation: OSLogInterpolation) {
        parts = stringInterpolation.parts
    }

    /// The message as it is written.
    ///
    /// - Parameter showsPrivate: Whether private values are shown. Sensitive ones never are.
    func text(showsPrivate: Bool) -> String {
        var result = ""
        for part in parts {
            switch part {
            case .text(let text): result += text
            case .value(let value, let privacy, let isScalar):
                result += privacy.redacting(value, isScalar: isScalar, showsPrivate: showsPrivate)
            }
        }
        return result
    }
}
