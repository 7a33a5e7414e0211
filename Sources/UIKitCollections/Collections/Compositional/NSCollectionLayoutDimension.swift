import Foundation
import UIKitCore

/// The width or height of an item, a group or a supplementary item.
///
/// Immutable. Main actor.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, NSCopying {
    enum Kind: Equatable {
        case absolute, estimated, fractionalWidth, fractionalHeight, uniformAcrossSiblings
    }

    let kind: Kind

    /// The value in points, or as a fraction of the container's width or height.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension
    }

    // MARK: Factories

    /// Returns a fraction of the container's width: 1 for the whole width.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        make(.fractionalWidth, fractionalWidth)
    }

    /// Returns a fraction of the container's height: 1 for the whole height.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        make(.fractionalHeight, fractionalHeight)
    }

    /// Returns a dimension in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        make(.absolute, absoluteDimension)
    }

    /// Returns an estimate in points, which is replaced by the view's own size when the view is near the screen.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        make(.estimated, estimatedDimension)
    }

    /// Returns an estimate as ``estimated(_:)`` does. The final size is the largest among the items of the group with such a
    /// dimension.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        make(.uniformAcrossSiblings, estimate)
    }

    private static func make(_ kind: Kind, _ dimension: CGFloat) -> NSCollectionLayoutDimension {
        require(
            dimension >= 0 && dimension.isFinite,
            "NSCollectionLayoutDimension was given \(dimension); a dimension must be finite and not negative."
        )
        return NSCollectionLayoutDimension(kind, dimension)
    }

    // MARK: Kinds

    /// Whether this is a fraction of a width.
    open var isFractionalWidth: Bool { kind == .fractionalWidth }

    /// Whether this is a fraction of a height.
    open var isFractionalHeight: Bool { kind == .fractionalHeight }

    /// Whether this is a dimension in points.
    open var isAbsolute: Bool { kind == .absolute }

    /// Whether this is an estimate until the view is measured.
    open var isEstimated: Bool { kind == .estimated }

    /// Whether this is the largest size among siblings.
    open var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

    /// Whether the view determines the size.
    var isMeasured: Bool { kind == .estimated || kind == .uniformAcrossSiblings }

    /// The dimension in a container, in points; the estimate for measured dimensions.
    func points(in container: CGSize) -> CGFloat {
        switch kind {
        case .absolute, .estimated, .uniformAcrossSiblings: dimension
        case .fractionalWidth: dimension * container.width
        case .fractionalHeight: dimension * container.height
        }
    }

    /// Returns the same object, which is immutable.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
