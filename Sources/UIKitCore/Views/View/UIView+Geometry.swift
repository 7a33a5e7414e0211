import Foundation

extension UIView {
    /// The parts of a view's frame that change with the superview's size.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The bits, as in UIKit.
        public let rawValue: UInt
        /// Makes a mask from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The distance to the left edge is flexible.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width is flexible.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance to the right edge is flexible.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance to the top edge is flexible.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height is flexible.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance to the bottom edge is flexible.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    func setFrame(_ frame: CGRect) {
        let frame = frame.drawable
        guard frame != storedFrame else { return }
        UIView.openAnimation?.note(self, from: storedFrame, to: frame)
        let keys = attachments == nil ? [] : geometryKeys(from: storedFrame, to: frame)
        noteWillChange(keys)
        let oldSize = storedFrame.size
        storedFrame = frame
        markDirty()
        if oldSize != frame.size { sizeDidChange(from: oldSize) }
        noteDidChange(keys)
    }

    /// The properties that change with the frame.
    private func geometryKeys(from old: CGRect, to new: CGRect) -> [String] {
        let hasNewCentre = old.point(at: layerAnchor) != new.point(at: layerAnchor)
        return ["frame"] + (hasNewCentre ? ["center"] : []) + (old.size != new.size ? ["bounds"] : [])
    }

    func setBounds(_ bounds: CGRect) {
        let bounds = bounds.drawable
        if bounds.origin != storedBoundsOrigin {
            noteWillChange("bounds")
            UIView.openAnimation?.note(self, boundsOriginFrom: storedBoundsOrigin, to: bounds.origin)
            storedBoundsOrigin = bounds.origin
            markDirty()
            setNeedsLayout()
            noteDidChange("bounds")
        }
        guard bounds.size != storedFrame.size else { return }
        let centre = center
        setFrame(CGRect(placing: layerAnchor, at: centre, size: bounds.size))
    }

    private func sizeDidChange(from oldSize: CGSize) {
        setNeedsLayout()
        for subview in subviews where subview.translatesAutoresizingMaskIntoConstraints {
            subview.autoresize(from: oldSize, to: storedFrame.size)
        }
    }

    private func autoresize(from old: CGSize, to new: CGSize) {
        let mask = autoresizingMask
        guard !mask.isEmpty else { return }
        let horizontal = UIView.stretch(
            start: storedFrame.minX,
            length: storedFrame.width,
            by: new.width - old.width,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            )
        )
        let vertical = UIView.stretch(
            start: storedFrame.minY,
            length: storedFrame.height,
            by: new.height - old.height,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
            )
        )
        restFrame = CGRect(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    }

    /// Distributes the growth of the superview evenly among the flexible parts.
    private static func stretch(
        start: CGFloat,
        length: CGFloat,
        by growth: CGFloat,
        flexible: (before: Bool, length: Bool, after: Bool)
    ) -> (start: CGFloat, length: CGFloat) {
        let parts = [flexible.before, flexible.length, flexible.after].filter { $0 }.count
        guard parts > 0 else { return (start, length) }
        let share = growth / CGFloat(parts)
        return (start + (flexible.before ? share : 0), max(0, length + (flexible.length ? share : 0)))
    }
}
