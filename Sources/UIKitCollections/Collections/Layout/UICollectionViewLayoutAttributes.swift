import Foundation
@_spi(Host) @_spi(UIKitModules) import UIKitCore

/// The position and appearance of an item, a supplementary view or a decoration of a collection.
///
/// A layout creates one for each element near the screen. A subclass with additional properties overrides `copy(with:)` and
/// `isEqual(_:)`, which the collection uses to detect changes, and is returned by
/// ``UICollectionViewLayout/layoutAttributesClass``. Main actor.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
    /// The frame in the collection's coordinates, in points; with a ``transform``, the bounding box of the transformed
    /// element, as with `UIView.frame`.
    open var frame: CGRect {
        get { restFrame.applying(transform, about: center) }
        set { restFrame = newValue.before(transform, size: size) }
    }

    /// The transform of the element about its ``center``, applied to its view.
    open var transform = CGAffineTransform.identity

    /// The frame without the transform.
    var restFrame = CGRect.zero

    /// The centre of the element, and of its ``transform``.
    open var center: CGPoint {
        get { CGPoint(x: restFrame.midX, y: restFrame.midY) }
        set { restFrame.origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2) }
    }

    /// The size of the element without its transform; assigning it keeps ``center``.
    open var size: CGSize {
        get { restFrame.size }
        set {
            let center = center
            restFrame.size = newValue
            self.center = center
        }
    }

    /// The rectangle in the element's own coordinates: its size is ``size``, its origin zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1

    /// The stacking order: elements with a higher number are in front.
    open var zIndex = 0

    /// Whether the element is hidden. Its view may be created nevertheless.
    open var isHidden = false

    /// The index path of the item, supplementary view or decoration.
    open var indexPath = IndexPath(item: 0, section: 0)

    /// The category of the element.
    open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell

    /// The kind of a supplementary view or decoration; nil for an item.
    open internal(set) var representedElementKind: String?

    /// The axes on which the size is an estimate, for which the view is queried; nil for a custom layout, which does not
    /// specify them.
    var estimatedAxes: EstimatedAxes?

    /// The orthogonally scrolling section that contains the element; nil for an element that scrolls with the collection.
    var scrolledSection: Int?

    /// Creates the attributes of the first item. Layouts use the initializers with an element.
    public override init() {
        super.init()
    }

    /// Creates the attributes of an item.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates the attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        place(.supplementary(elementKind, indexPath))
    }

    /// Creates the attributes of a decoration.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        place(.decoration(decorationViewKind, indexPath))
    }

    /// Returns a copy of the same class. An override calls `super` and copies its additional properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = ClassFactory.makeObject(type(of: self)) as! UICollectionViewLayoutAttributes
        copy.restFrame = restFrame
        copy.transform = transform
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.indexPath = indexPath
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        copy.estimatedAxes = estimatedAxes
        copy.scrolledSection = scrolledSection
        return copy
    }

    /// Whether an object has equal attributes of the same element.
    open override func isEqual(_ object: Any?) -> Bool {
        nonisolated(unsafe) let object = object
        return MainActor.assumeIsolated {
            guard let other = object as? UICollectionViewLayoutAttributes else { return false }
            return restFrame == other.restFrame && transform == other.transform && alpha == other.alpha
                && zIndex == other.zIndex
                && isHidden == other.isHidden && place == other.place
        }
    }

    /// Equal for equal attributes.
    open override var hash: Int { MainActor.assumeIsolated { place.hashValue } }
}

/// The axes on which a size is an estimate.
struct EstimatedAxes: OptionSet {
    let rawValue: Int
    static let width = EstimatedAxes(rawValue: 1)
    static let height = EstimatedAxes(rawValue: 2)
}

/// Identifies an element of a collection.
enum CollectionElement: Hashable {
    case item(IndexPath)
    case supplementary(String, IndexPath)
    case decoration(String, IndexPath)

    var indexPath: IndexPath {
        switch self {
        case .item(let path), .supplementary(_, let path), .decoration(_, let path): path
        }
    }

    /// Returns the element with a different index path.
    func at(_ path: IndexPath) -> CollectionElement {
        switch self {
        case .item: .item(path)
        case .supplementary(let kind, _): .supplementary(kind, path)
        case .decoration(let kind, _): .decoration(kind, path)
        }
    }
}

extension UICollectionViewLayoutAttributes {
    /// Creates attributes of a class known only at run time.
    static func make(_ type: AnyClass, for element: CollectionElement) -> UICollectionViewLayoutAttributes {
        guard let type = type as? UICollectionViewLayoutAttributes.Type else {
            trap(
                "layoutAttributesClass is \(type), which does not descend from UICollectionViewLayoutAttributes; return "
                    + "a class that does."
            )
        }
        let attributes = ClassFactory.makeObject(type) as! UICollectionViewLayoutAttributes
        attributes.place(element)
        return attributes
    }

    /// The element that the attributes describe.
    var place: CollectionElement {
        switch representedElementCategory {
        case .cell: .item(indexPath)
        case .supplementaryView: .supplementary(representedElementKind ?? "", indexPath)
        case .decorationView: .decoration(representedElementKind ?? "", indexPath)
        }
    }

    func place(_ element: CollectionElement) {
        indexPath = element.indexPath
        switch element {
        case .item: representedElementCategory = .cell
        case .supplementary(let kind, _):
            representedElementCategory = .supplementaryView
            representedElementKind = kind
        case .decoration(let kind, _):
            representedElementCategory = .decorationView
            representedElementKind = kind
        }
    }

    /// A copy that can be changed independently.
    var duplicate: UICollectionViewLayoutAttributes { copy(with: nil) as! UICollectionViewLayoutAttributes }
}
