import Foundation

/// A width or a height of an item, a group or a supplementary item.
///
/// Immutable. Main actor.
@MainActor
open class NSCollectionLayoutDimension: NSObject, NSCopying {
    enum Kind: Equatable {
        case absolute, estimated, fractionalWidth, fractionalHeight, uniformAcrossSiblings
    }

    let kind: Kind

    /// Points, or the fraction of the container's width or height.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension
    }

    // MARK: Making

    /// A fraction of the width of what holds the item: 1 for all of it.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        make(.fractionalWidth, fractionalWidth)
    }

    /// A fraction of the height of what holds the item: 1 for all of it.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        make(.fractionalHeight, fractionalHeight)
    }

    /// A number of points.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        make(.absolute, absoluteDimension)
    }

    /// A number of points until the view is near the screen and can be asked for the size that it needs.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        make(.estimated, estimatedDimension)
    }

    /// Like ``estimated(_:)``, and then as large as the largest of those in the same group that have such a dimension.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        make(.uniformAcrossSiblings, estimate)
    }

    private static func make(_ kind: Kind, _ dimension: CGFloat) -> NSCollectionLayoutDimension {
        require(
            dimension >= 0 && dimension.isFinite,
            "NSCollectionLayoutDimension was made with \(dimension): a dimension is a number that is not negative."
        )
        return NSCollectionLayoutDimension(kind, dimension)
    }

    // MARK: Kinds

    /// Whether this is a fraction of a width.
    open var isFractionalWidth: Bool { kind == .fractionalWidth }

    /// Whether this is a fraction of a height.
    open var isFractionalHeight: Bool { kind == .fractionalHeight }

    /// Whether this is a number of points.
    open var isAbsolute: Bool { kind == .absolute }

    /// Whether this is a guess until the view was measured.
    open var isEstimated: Bool { kind == .estimated }

    /// Whether this is as large as the largest among its siblings.
    open var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

    /// Whether the view is measured.
    var isMeasured: Bool { kind == .estimated || kind == .uniformAcrossSiblings }

    /// The dimension in a container; a guess where it is measured.
    func points(in container: CGSize) -> CGFloat {
        switch kind {
        case .absolute, .estimated, .uniformAcrossSiblings: dimension
        case .fractionalWidth: dimension * container.width
        case .fractionalHeight: dimension * container.height
        }
    }

    /// The same object: it never changes.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
