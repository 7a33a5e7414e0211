import Foundation

/// An effect of a view on its background. Immutable, and can be shared between threads.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
    /// Makes an effect without any change.
    public override init() {
        super.init()
    }

    /// Returns the effect itself, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The colour that is drawn over the background; nil for none.
    var material: UIColor? { nil }
}
