import Foundation

/// How a view changes the look of what is behind it.
open class UIVisualEffect: NSObject, NSCopying {
    /// Makes an effect that changes nothing.
    public override init() {
        super.init()
    }

    /// Returns the effect itself, which cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The colour of the material, over what is behind; nil for none.
    var material: UIColor? { nil }
}
