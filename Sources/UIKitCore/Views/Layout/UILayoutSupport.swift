import Foundation

/// The layout guide of a controller's view at an edge of its safe area: ``UIViewController/topLayoutGuide`` or
/// ``UIViewController/bottomLayoutGuide``. It can be an item of constraints.
///
/// Must be used on the main actor.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The height in points. Valid after the first layout.
    var length: CGFloat { get }

    /// The upper edge.
    var topAnchor: NSLayoutYAxisAnchor { get }

    /// The lower edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }

    /// The height.
    var heightAnchor: NSLayoutDimension { get }
}

/// The guide of a view above or below its safe area.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat { layoutFrame.height }
}

extension UIView {
    /// The guide above the safe area.
    var topLayoutSupport: any UILayoutSupport {
        if let guide = layoutState.topGuide { return guide }
        let guide = LayoutSupportGuide(kind: .safeAreaTop, owningView: self, identifier: "top")
        layoutState.topGuide = guide
        return guide
    }

    /// The guide below the safe area.
    var bottomLayoutSupport: any UILayoutSupport {
        if let guide = layoutState.bottomGuide { return guide }
        let guide = LayoutSupportGuide(kind: .safeAreaBottom, owningView: self, identifier: "bottom")
        layoutState.bottomGuide = guide
        return guide
    }
}
