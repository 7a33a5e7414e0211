import Foundation

/// What of a flow layout is to be worked out anew.
///
/// Main actor.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked for sizes and distances again. True unless set.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Whether the lines are worked out again. True unless set.
    open var invalidateFlowLayoutAttributes = true

    /// The sizes that cells wish, by item.
    var wishedSizes: [IndexPath: CGSize] = [:]
}
