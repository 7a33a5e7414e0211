import Foundation

/// An element on screen.
struct ShownElement {
    let view: UICollectionReusableView
    /// What the view was told last.
    var attributes: UICollectionViewLayoutAttributes
    /// The size to which the view's own wish has been heard; nil while it has not.
    var fittedSize: CGSize?
}
