import Foundation

extension UIView {
    /// The corners of the view. They take precedence over the corner radius of its layer. Content is clipped to them if the view clips
    /// to its bounds. Default: square corners.
    public var cornerConfiguration: UICornerConfiguration {
        get { layoutState.corners?.configuration ?? .corners(radius: .fixed(0)) }
        set {
            guard newValue != layoutState.corners?.configuration else { return }
            layoutState.corners = CornerState(configuration: newValue)
            RoundedViews.add(self)
            _ = layer
            setNeedsDisplay()
        }
    }

    /// Returns the radius in points of a corner according to ``cornerConfiguration``, in the current geometry; the largest one for
    /// several corners. 0 without a configuration. A view whose radii change is laid out again.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        guard let radii = configuredRadii else { return 0 }
        let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
        return zip(corners, radii.inReadingOrder).filter { corner.contains($0.0) }.map(\.1).max() ?? 0
    }

    /// The radii of the corner configuration in the current geometry; nil without a configuration.
    var configuredRadii: CornerRadii? {
        guard let configuration = layoutState.corners?.configuration else { return nil }
        let most = max(0, min(bounds.width, bounds.height) / 2)
        switch configuration.shape {
        case .capsule(let maximum):
            let radius = min(most, maximum.map { max(0, CGFloat($0)) } ?? most)
            return CornerRadii([radius, radius, radius, radius])
        case .corners(let wanted, let groups):
            var container: Container?
            let own = wanted.enumerated().map { index, radius -> CGFloat in
                switch radius.kind {
                case .fixed(let radius): return min(CGFloat(radius), most)
                case .concentric(let minimum):
                    let around = container ?? roundContainer()
                    container = around
                    return min(max(around.concentricRadius(ofCorner: index), CGFloat(minimum ?? 0), 0), most)
                }
            }
            return CornerRadii(
                groups.map { group in zip(groups, own).filter { $0.0 == group }.map(\.1).max() ?? 0 }
            )
        }
    }

    /// The nearest superview with round corners: its radii, and the distances of this view to its edges.
    private struct Container {
        var radii: [CGFloat]
        /// The distances to the left, right, top and bottom.
        var edges: (left: CGFloat, right: CGFloat, top: CGFloat, bottom: CGFloat)

        /// Returns the radius that a corner of the view has if it is concentric to the container's. 0 outside the container.
        func concentricRadius(ofCorner index: Int) -> CGFloat {
            let across = index % 2 == 0 ? edges.left : edges.right
            let down = index < 2 ? edges.top : edges.bottom
            guard across >= 0, down >= 0 else { return 0 }
            return radii[index] - max(across, down)
        }
    }

    private func roundContainer() -> Container {
        var around = superview
        while let view = around, view.existingLayer?.cornerRadii.isRound != true { around = view.superview }
        guard let around, let radii = around.existingLayer?.cornerRadii else {
            return Container(radii: [0, 0, 0, 0], edges: (0, 0, 0, 0))
        }
        let frame = convert(bounds, to: around)
        let outer = around.bounds
        return Container(
            radii: radii.inReadingOrder,
            edges: (frame.minX - outer.minX, outer.maxX - frame.maxX, frame.minY - outer.minY, outer.maxY - frame.maxY)
        )
    }

    /// Updates the views with corner configurations in some windows after a layout. Called once per turn; takes time proportional to
    /// the number of such views.
    static func updateCorners(in windows: [UIWindow]) { RoundedViews.update(in: windows) }
}

/// A view's corner configuration, and the radii that were last displayed.
struct CornerState {
    var configuration: UICornerConfiguration
    var shown: CornerRadii?
}

/// The views with a corner configuration.
@MainActor
private enum RoundedViews {
    private struct Entry {
        weak var view: UIView?
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]

    static func add(_ view: UIView) { entries[ObjectIdentifier(view)] = Entry(view: view) }

    static func update(in windows: [UIWindow]) {
        guard !entries.isEmpty else { return }
        for (key, entry) in entries {
            guard let view = entry.view else {
                entries[key] = nil
                continue
            }
            guard let window = view.window, windows.contains(where: { $0 === window }) else { continue }
            let radii = view.configuredRadii
            guard radii != view.layoutState.corners?.shown else { continue }
            let isFirst = view.layoutState.corners?.shown == nil
            view.layoutState.corners?.shown = radii
            view.setNeedsDisplay()
            if !isFirst { view.setNeedsLayout() }
        }
    }
}
