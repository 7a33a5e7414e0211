import Foundation

/// A transition of a layer from its previous content to its new one.
///
/// Add it to the layer of a view, and change the view in the same turn: its subviews, its text, or the screen of a navigation
/// controller. Windows show it; the layer of a view that is not in a window has nothing to show. A layer without a view fades, whatever
/// the type. The view receives no touches meanwhile. Main actor.
open class CATransition: CAAnimation {
    /// The motion. Default: fade.
    open var type = CATransitionType.fade

    /// The direction of all types except `fade`. Default: from the left.
    open var subtype: CATransitionSubtype?

    /// The progress at which the transition begins, from 0 to 1. Default: 0.
    open var startProgress: Float = 0

    /// The progress at which the transition ends, from 0 to 1. The new content then appears at once. Default: 1.
    open var endProgress: Float = 1

    override func copyAttributes(of other: CAAnimation) {
        super.copyAttributes(of: other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
    }

    override var fixedKey: String? { kCATransition }

    override func didBegin(on layer: CALayer, length: TimeInterval) {
        guard let view = layer.drawingView, let host = view.window?.windowScene?.host else { return }
        let seconds = (duration > 0 ? duration : length) / Double(max(abs(speed), 0.001))
        host.animate(
            HostTransition(
                layer.view == nil ? .dissolve : motion,
                in: view,
                duration: AnimationEnds.seconds(seconds),
                direction: direction,
                timing: timingFunction.map { .cubic($0.first, $0.second) } ?? .curve(.linear),
                progress: (CGFloat(startProgress), CGFloat(endProgress))
            )
        )
    }

    private var motion: HostTransition.Motion {
        switch type {
        case .moveIn: .moveIn
        case .push: .slide
        case .reveal: .reveal
        default: .dissolve
        }
    }

    /// As on iOS, the vertical directions are those of a coordinate system whose origin is at the bottom.
    private var direction: CGVector {
        switch subtype {
        case .fromRight: CGVector(dx: -1, dy: 0)
        case .fromTop: CGVector(dx: 0, dy: -1)
        case .fromBottom: CGVector(dx: 0, dy: 1)
        default: CGVector(dx: 1, dy: 0)
        }
    }
}

/// The key of each `CATransition` of a layer.
public let kCATransition = "transition"

/// The motion of a `CATransition`.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name, as in Core Animation.
    public let rawValue: String
    /// Makes a type from its name. Unknown names are shown as `fade`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The previous content fades into the new one.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides over the previous one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the previous one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The previous content slides away from the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a `CATransition`.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name, as in Core Animation.
    public let rawValue: String
    /// Makes a direction from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Content moves to the left.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// Content moves to the right.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// Content moves up, as on iOS.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// Content moves down, as on iOS.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
