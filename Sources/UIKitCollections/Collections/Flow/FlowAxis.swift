import Foundation
import UIKitCore

/// A size along the scroll direction (length) and across it (breadth).
struct FlowSize: Equatable {
    var length: CGFloat
    var breadth: CGFloat
}

/// Converts between a flow layout's axes and coordinates on screen.
struct FlowAxis {
    var direction: UICollectionView.ScrollDirection
    private var isVertical: Bool { direction == .vertical }

    init(_ direction: UICollectionView.ScrollDirection) {
        self.direction = direction
    }

    func size(_ size: CGSize) -> FlowSize {
        isVertical
            ? FlowSize(length: size.height, breadth: size.width) : FlowSize(length: size.width, breadth: size.height)
    }

    func size(length: CGFloat, breadth: CGFloat) -> CGSize {
        isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }

    func rect(start: CGFloat, side: CGFloat, size: FlowSize) -> CGRect {
        isVertical
            ? CGRect(x: side, y: start, width: size.breadth, height: size.length)
            : CGRect(x: start, y: side, width: size.length, height: size.breadth)
    }

    func range(of rect: CGRect) -> Range<CGFloat> {
        isVertical ? rect.minY..<max(rect.minY, rect.maxY) : rect.minX..<max(rect.minX, rect.maxX)
    }

    /// The margins before and after the content along the scroll direction, and on both sides across it.
    func margins(_ inset: UIEdgeInsets) -> (before: CGFloat, after: CGFloat, sideBefore: CGFloat, sideAfter: CGFloat) {
        isVertical
            ? (inset.top, inset.bottom, inset.left, inset.right) : (inset.left, inset.right, inset.top, inset.bottom)
    }
}
