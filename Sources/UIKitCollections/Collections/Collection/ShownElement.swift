import Foundation
import UIKitCore

/// An element on screen.
struct ShownElement {
    let view: UICollectionReusableView
    /// The attributes last applied to the view.
    var attributes: UICollectionViewLayoutAttributes
    /// The size for which the view's preferred size was last queried; nil before that.
    var fittedSize: CGSize?
}
