import Foundation

/// The width and the height of an item, a group or a supplementary item.
///
/// Immutable. Main actor.
@MainActor
open class NSCollectionLayoutSize: NSObject, NSCopying {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension

    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Makes a size.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
    }

    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.points(in: container), height: heightDimension.points(in: container))
    }

    /// Whether a view of this size is asked how large it wants to be.
    var isMeasured: Bool { widthDimension.isMeasured || heightDimension.isMeasured }

    /// The size that a view asked for, where it is the view that decides; the given one elsewhere.
    func replacingMeasured(in size: CGSize, by preferred: CGSize) -> CGSize {
        CGSize(
            width: widthDimension.isMeasured ? preferred.width : size.width,
            height: heightDimension.isMeasured ? preferred.height : size.height
        )
    }

    /// The same object: it never changes.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
