import Foundation

extension UIImage {
    /// The configuration of an image. Its subclass `SymbolConfiguration` is for symbols.
    ///
    /// Immutable, and can be shared between threads.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// The traits for which the image is; nil for none.
        public let traitCollection: UITraitCollection?

        override init() {
            traitCollection = nil
            super.init()
        }

        /// Makes a configuration with traits.
        public init(traitCollection: UITraitCollection?) {
            self.traitCollection = traitCollection
            super.init()
        }

        /// Returns the same configuration with different traits.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> UIImage.Configuration {
            Configuration(traitCollection: traitCollection)
        }

        /// Returns this configuration with the values that the other one specifies.
        open func applying(_ otherConfiguration: UIImage.Configuration?) -> UIImage.Configuration {
            otherConfiguration ?? self
        }

        /// Returns the configuration itself, because it is immutable.
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// The configuration of the image; nil if none was set.
    public var configuration: UIImage.Configuration? { appearance.configuration }

    /// The symbol configuration; nil if none was set, and for images that are not symbols.
    public var symbolConfiguration: UIImage.SymbolConfiguration? {
        isSymbolImage ? appearance.configuration as? SymbolConfiguration : nil
    }

    /// Returns the same image with a different configuration.
    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        var appearance = appearance
        appearance.configuration = configuration
        return UIImage(content: content, appearance: appearance)
    }

    /// Returns the symbol with the values that the configuration specifies; nil for images that are not symbols.
    public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        guard isSymbolImage else { return nil }
        return withConfiguration(appearance.configuration?.applying(configuration) ?? configuration)
    }
}
