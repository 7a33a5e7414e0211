import Foundation
import UIKitCore

/// The width and the height of an item, a group or a supplementary item.
///
/// Immutable. Main actor.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, NSCopying {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension

    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
    }

    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.points(in: container), height: heightDimension.points(in: container))
    }

    /// Whether the view determines a dimension of its size.
    var isMeasured: Bool { widthDimension.isMeasured || heightDimension.isMeasured }

    /// Replaces the dimensions that the view determines with its preferred size.
    func replacingMeasured(in size: CGSize, by preferred: CGSize) -> CGSize {
        CGSize(
            width: widthDimension.isMeasured ? preferred.width : size.width,
            height: heightDimension.isMeasured ? preferred.height : size.height
        )
    }

    /// Returns the same object, which is immutable.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
