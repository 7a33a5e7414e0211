import Foundation
import UIKitCore

/// The elements between two layouts.
extension UICollectionViewTransitionLayout {
    /// The content offset of the present progress.
    var offset: CGPoint {
        CGPoint(x: between(startOffset.x, endOffset.x), y: between(startOffset.y, endOffset.y))
    }

    func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }

    /// The elements that are near a rectangle in one of the layouts. Each layout is queried where it shows the rectangle's
    /// distance from the content offset.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let offset = offset
        func places(in layout: UICollectionViewLayout, from origin: CGPoint) -> [CollectionElement] {
            let area = rect.offsetBy(dx: origin.x - offset.x, dy: origin.y - offset.y)
                .insetBy(dx: -rect.width / 2, dy: -rect.height / 2)
            return (layout.layoutAttributesForElements(in: area) ?? []).map(\.place)
        }
        var seen: Set<CollectionElement> = []
        let all = places(in: currentLayout, from: startOffset) + places(in: nextLayout, from: endOffset)
        return all.filter { seen.insert($0).inserted }.compactMap(attributes)
    }

    private func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element {
        case .item(let path): layoutAttributesForItem(at: path)
        case .supplementary(let kind, let path): layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        case .decoration(let kind, let path): layoutAttributesForDecorationView(ofKind: kind, at: path)
        }
    }

    /// The attributes of an element at the present progress. An element of only one layout fades at its distance from the
    /// content offset.
    func between(
        _ from: UICollectionViewLayoutAttributes?,
        _ to: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        guard let result = (transitionProgress < 0.5 ? from ?? to : to ?? from)?.duplicate else { return nil }
        // The element moves by itself, not with an orthogonally scrolling section.
        result.scrolledSection = nil
        result.estimatedAxes = []
        let offset = offset
        switch (from, to) {
        case (let from?, let to?):
            result.restFrame = CGRect(
                x: between(from.restFrame.minX, to.restFrame.minX),
                y: between(from.restFrame.minY, to.restFrame.minY),
                width: between(from.restFrame.width, to.restFrame.width),
                height: between(from.restFrame.height, to.restFrame.height)
            )
            result.alpha = between(from.alpha, to.alpha)
            result.transform = between(from.transform, to.transform)
        case (let from?, nil):
            result.restFrame = from.restFrame.offsetBy(dx: offset.x - startOffset.x, dy: offset.y - startOffset.y)
            result.alpha = between(from.alpha, 0)
        case (nil, let to?):
            result.restFrame = to.restFrame.offsetBy(dx: offset.x - endOffset.x, dy: offset.y - endOffset.y)
            result.alpha = between(0, to.alpha)
        case (nil, nil): return nil
        }
        return result
    }

    private func between(_ from: CGAffineTransform, _ to: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: between(from.a, to.a),
            b: between(from.b, to.b),
            c: between(from.c, to.c),
            d: between(from.d, to.d),
            tx: between(from.tx, to.tx),
            ty: between(from.ty, to.ty)
        )
    }
}
