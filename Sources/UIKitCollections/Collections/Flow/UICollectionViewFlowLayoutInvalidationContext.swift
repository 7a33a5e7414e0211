import Foundation
import UIKitCore

/// The invalid parts of a flow layout.
///
/// Main actor.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is queried for sizes and spacing again. Default: true.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Whether the lines are computed again. Default: true.
    open var invalidateFlowLayoutAttributes = true

    /// The preferred sizes reported by cells, by item.
    var wishedSizes: [IndexPath: CGSize] = [:]
}
