import Foundation

/// What of a flow layout is to be worked out anew.
///
/// Main actor. iOS 7.0.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked for sizes and distances again. True unless set. iOS 7.0.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Whether the lines are worked out again. True unless set. iOS 7.0.
    open var invalidateFlowLayoutAttributes = true

    /// The sizes that cells wish, by item.
    var wishedSizes: [IndexPath: CGSize] = [:]
}
