import Foundation

extension UIImage {
    /// How an image is to be fitted to its surroundings. Its subclass `SymbolConfiguration` is for symbols. (iOS 13)
    ///
    /// A configuration never changes, and may be shared between threads.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        override init() {
            super.init()
        }

        /// Returns this configuration with whatever the other one specifies.
        open func applying(_ otherConfiguration: UIImage.Configuration?) -> UIImage.Configuration {
            otherConfiguration ?? self
        }

        /// Returns the configuration itself, which cannot change.
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// How the image was fitted to its surroundings, if anyone said so. (iOS 13)
    public var configuration: UIImage.Configuration? { appearance.configuration }

    /// How the symbol is drawn, if anyone said so; nil for an image that is not a symbol. (iOS 13)
    public var symbolConfiguration: UIImage.SymbolConfiguration? {
        isSymbolImage ? appearance.configuration as? SymbolConfiguration : nil
    }

    /// Returns the same image with another configuration in place of its own. (iOS 13)
    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        var appearance = appearance
        appearance.configuration = configuration
        return UIImage(content: content, appearance: appearance)
    }

    /// Returns the symbol with whatever the configuration specifies; nil for an image that is not a symbol. (iOS 13)
    public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        guard isSymbolImage else { return nil }
        return withConfiguration(appearance.configuration?.applying(configuration) ?? configuration)
    }
}
