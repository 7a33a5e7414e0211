#if GTK
    /// Why a pilot of windows could not do what it was told.
    @_spi(Testing)
    public enum GTKPilotError: Error, CustomStringConvertible {
        /// What the pilot needs is not there.
        case unusable(String)
        /// Nothing on screen is called this; what is there is listed.
        case notOnScreen(String, screen: [String])
        /// Something else lies where the element is.
        case covered(String)
        /// The main loop did not come to rest.
        case notSettled

        /// The error in a sentence.
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
