import Foundation

/// An effect of a view on its background.
open class UIVisualEffect: NSObject, NSCopying {
    /// Makes an effect without any change.
    public override init() {
        super.init()
    }

    /// Returns the effect itself, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The colour that is drawn over the background; nil for none.
    var material: UIColor? { nil }
}
