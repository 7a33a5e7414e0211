#if GTK
/// An error of a driver of windows.
@_spi(Testing)
public enum GTKAppDriverError: Error, CustomStringConvertible {
    /// A requirement of the driver is missing.
    case unusable(String)
    /// No element on screen has this name; the existing elements are listed.
    case notOnScreen(String, screen: [String])
    /// A different element covers it.
    case covered(String)
    /// The main loop did not become idle.
    case notSettled

    /// A sentence that describes the error.
    public var description: String {
        switch self {
        case .unusable(let reason): reason
        case .notOnScreen(let name, let there):
            "Nothing on screen is called \"\(name)\". There is:\n" + there.joined(separator: "\n")
        case .covered(let name): "A click on \"\(name)\" would land on something else."
        case .notSettled: "The app did not come to rest within 10 seconds of its own."
        }
    }
}
#endif
