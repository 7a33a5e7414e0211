import Foundation
import UIKitCore

/// The main axis of a sequence; the cross axis is ``other``.
enum Axis {
    case horizontal, vertical

    var other: Axis { self == .horizontal ? .vertical : .horizontal }

    func length(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }

    func start(_ point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }

    func size(along: CGFloat, across: CGFloat) -> CGSize {
        self == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }

    func point(along: CGFloat, across: CGFloat) -> CGPoint {
        self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }

    @MainActor
    func dimension(of size: NSCollectionLayoutSize) -> NSCollectionLayoutDimension {
        self == .horizontal ? size.widthDimension : size.heightDimension
    }

    func range(_ rect: CGRect) -> ClosedRange<CGFloat> {
        self == .horizontal ? rect.minX...rect.maxX : rect.minY...rect.maxY
    }

    /// The space before an item along this axis.
    @MainActor
    func before(_ spacing: NSCollectionLayoutEdgeSpacing?) -> NSCollectionLayoutSpacing? {
        self == .horizontal ? spacing?.leading : spacing?.top
    }

    /// The space after an item along this axis.
    @MainActor
    func behind(_ spacing: NSCollectionLayoutEdgeSpacing?) -> NSCollectionLayoutSpacing? {
        self == .horizontal ? spacing?.trailing : spacing?.bottom
    }

    func before(_ insets: NSDirectionalEdgeInsets) -> CGFloat { self == .horizontal ? insets.leading : insets.top }

    func behind(_ insets: NSDirectionalEdgeInsets) -> CGFloat { self == .horizontal ? insets.trailing : insets.bottom }
}

extension CGRect {
    func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading,
            y: minY + insets.top,
            width: max(width - insets.leading - insets.trailing, 0),
            height: max(height - insets.top - insets.bottom, 0)
        )
    }

    /// The rectangle mirrored within a width, for right-to-left interfaces.
    func mirrored(inWidth width: CGFloat) -> CGRect {
        CGRect(x: width - maxX, y: minY, width: self.width, height: height)
    }
}
