import Foundation

/// Where an item, a supplementary view or a decoration of a collection is, and how it looks there.
///
/// A layout makes one for each element near the screen. A subclass with further properties overrides `copy(with:)` and
/// `isEqual(_:)`, which a collection compares attributes by, and is named by ``UICollectionViewLayout/layoutAttributesClass``.
/// Main actor.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
    /// The rectangle in the collection's coordinates, in points; with a ``transform``, the smallest upright one around the
    /// element, as with `UIView.frame`.
    open var frame: CGRect {
        get { restFrame.applying(transform, about: center) }
        set { restFrame = newValue.before(transform, size: size) }
    }

    /// How the element is moved, scaled and turned about its ``center``. Its view takes it over.
    open var transform = CGAffineTransform.identity

    /// Where the element is without its transform.
    var restFrame = CGRect.zero

    /// The middle of the element, about which ``transform`` turns it.
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

    /// The rectangle in the element's own coordinates. Its size is ``size``, and its origin zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// How opaque the element is, from 0 to 1.
    open var alpha: CGFloat = 1

    /// What stands in front: elements of a larger number in front of those of a smaller one.
    open var zIndex = 0

    /// Whether the element is not shown. Its view may be made all the same.
    open var isHidden = false

    /// The item, or the place of the supplementary view or decoration.
    open var indexPath = IndexPath(item: 0, section: 0)

    /// Whether these are the attributes of an item, a supplementary view or a decoration.
    open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell

    /// The kind of a supplementary view or a decoration; nil for an item.
    open internal(set) var representedElementKind: String?

    /// The directions in which the size is an estimate, so that the view is asked for its own; nil where the layout, an
    /// app's own, does not say.
    var estimatedAxes: EstimatedAxes?

    /// The section that scrolls by itself with the element in it; nil for an element that moves with the collection.
    var scrolledSection: Int?

    /// Makes the attributes of the first item. Layouts use the initialisers that name an element.
    public override init() {
        super.init()
    }

    /// Makes the attributes of an item.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Makes the attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        place(.supplementary(elementKind, indexPath))
    }

    /// Makes the attributes of a decoration.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        place(.decoration(decorationViewKind, indexPath))
    }

    /// A copy of the same class. An override calls `super` and copies what it has beyond.
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

    /// Whether another object says the same of the same element.
    open override func isEqual(_ object: Any?) -> Bool {
        nonisolated(unsafe) let object = object
        return MainActor.assumeIsolated {
            guard let other = object as? UICollectionViewLayoutAttributes else { return false }
            return restFrame == other.restFrame && transform == other.transform && alpha == other.alpha
                && zIndex == other.zIndex
                && isHidden == other.isHidden && place == other.place
        }
    }

    /// Equal attributes have the same.
    open override var hash: Int { MainActor.assumeIsolated { place.hashValue } }
}

/// Directions in which a size is an estimate.
struct EstimatedAxes: OptionSet {
    let rawValue: Int
    static let width = EstimatedAxes(rawValue: 1)
    static let height = EstimatedAxes(rawValue: 2)
}

/// Which element of a collection.
enum CollectionElement: Hashable {
    case item(IndexPath)
    case supplementary(String, IndexPath)
    case decoration(String, IndexPath)

    var indexPath: IndexPath {
        switch self {
        case .item(let path), .supplementary(_, let path), .decoration(_, let path): path
        }
    }

    /// The same element elsewhere.
    func at(_ path: IndexPath) -> CollectionElement {
        switch self {
        case .item: .item(path)
        case .supplementary(let kind, _): .supplementary(kind, path)
        case .decoration(let kind, _): .decoration(kind, path)
        }
    }
}

extension UICollectionViewLayoutAttributes {
    /// Makes attributes of a class known only at run time.
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

    /// The element that the attributes are of.
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

    /// A copy of its own, for what is changed afterwards.
    var duplicate: UICollectionViewLayoutAttributes { copy(with: nil) as! UICollectionViewLayoutAttributes }
}
