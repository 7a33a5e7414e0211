import Foundation

/// The motion of a list's views from their places before an update to those after it.
///
/// The list has its final state when the motion begins. Views that left the data stay in the window until the end, out of reach for
/// touches and assistive technology, and are then reused. Only visible views move, and no farther than the size of the list.
@MainActor
package final class ListMotion {
    /// The duration in seconds: that of the animation block in which the update was made.
    private let duration: TimeInterval

    /// The appearance of a view at the begin or the end of its motion.
    package struct Look {
        /// The frame without the transform, in the list's coordinates.
        package var frame: CGRect
        package var alpha: CGFloat
        package var transform: CGAffineTransform

        package init(frame: CGRect, alpha: CGFloat = 1, transform: CGAffineTransform = .identity) {
            self.frame = frame
            self.alpha = alpha
            self.transform = transform
        }
    }

    private struct Departure {
        let view: UIView
        /// Determines the final look after the layout.
        let target: (CGRect) -> Look
        let reuse: () -> Void
        let alpha: CGFloat
        let transform: CGAffineTransform
    }

    private weak var list: UIScrollView?
    /// The places of the views before the update, relative to the visible area.
    private var places: [ObjectIdentifier: CGRect] = [:]
    private var departures: [Departure] = []
    private var animation: HostAnimation?
    private let transaction = CATransaction.current
    private var onEnd: () -> Void = {}
    /// Called at the end with whether the motion was shown completely.
    var completions: [(Bool) -> Void] = []

    /// Whether an update of a list is to be animated.
    package static func isWanted(in list: UIScrollView) -> Bool {
        UIView.areAnimationsEnabled && !UIAccessibility.isReduceMotionEnabled && list.window?.windowScene != nil
            && !list.bounds.isEmpty
    }

    /// - Parameter views: The visible views of the list.
    package init(list: UIScrollView, views: some Sequence<UIView>) {
        self.list = list
        let inherited = UIView.inheritedAnimationDuration
        duration = inherited > 0 ? inherited : 0.3
        for view in views where view.superview === list { places[ObjectIdentifier(view)] = visible(view.restFrame) }
        transaction?.animationDidBegin()
    }

    private func visible(_ frame: CGRect) -> CGRect {
        let origin = list?.bounds.origin ?? .zero
        return frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// Keeps a view in the window until the end.
    ///
    /// - Parameters:
    ///   - target: Returns its final look from its frame at the place on the screen that it has now.
    ///   - reuse: Called at the end, when the view has left the list.
    /// - Returns: False if the view was not visible before the update.
    package func keep(_ view: UIView, to target: @escaping (CGRect) -> Look, reuse: @escaping () -> Void) -> Bool {
        guard places[ObjectIdentifier(view)] != nil, view.superview === list else { return false }
        departures.append(
            Departure(view: view, target: target, reuse: reuse, alpha: view.alpha, transform: view.transform)
        )
        return true
    }

    /// Whether a view was visible before the update.
    package func knows(_ view: UIView) -> Bool { places[ObjectIdentifier(view)] != nil }

    /// Begins the motion.
    ///
    /// - Parameters:
    ///   - views: The views that are visible now, in their final places.
    ///   - first: Returns the first look of a view that was not visible before; nil if it appears at once.
    ///   - behind: The index of the subviews for the views that leave.
    ///   - onEnd: Called at the end, possibly within the call.
    package func play(
        _ views: some Sequence<UIView>,
        behind: Int,
        from first: (UIView) -> Look?,
        onEnd: @escaping () -> Void
    ) {
        self.onEnd = onEnd
        let animation = HostAnimation(
            duration: duration,
            timing: .curve(.easeInOut),
            allowsUserInteraction: true,
            whenOver: { finished in
                self.end(finished: finished)
                return nil
            }
        )
        self.animation = animation
        UIView.recording(nil) {
            for view in views where view.superview === list {
                if let place = places[ObjectIdentifier(view)] {
                    note(view, from: moved(place), in: animation)
                } else if let look = first(view) {
                    note(view, from: look.frame, in: animation)
                    if look.alpha != view.alpha { animation.note(view, alphaFrom: look.alpha, to: view.alpha) }
                    if look.transform != view.transform {
                        animation.note(view, transformFrom: look.transform, to: view.transform)
                    }
                }
            }
            for departure in departures { leave(departure, behind: behind, in: animation) }
        }
        animation.dropUnseen()
        guard let host = list?.window?.windowScene?.host, !animation.changes.isEmpty else {
            return animation.end(finished: true)
        }
        animation.begin(on: host)
    }

    /// The frame with a place on the screen, in the list's coordinates.
    private func moved(_ place: CGRect) -> CGRect {
        let origin = list?.bounds.origin ?? .zero
        return place.offsetBy(dx: origin.x, dy: origin.y)
    }

    private func note(_ view: UIView, from old: CGRect, in animation: HostAnimation) {
        let new = view.restFrame
        let size = list?.bounds.size ?? .zero
        // A view that comes from far away enters at the edge.
        let limited = CGRect(
            x: min(max(old.minX, new.minX - size.width), new.minX + size.width),
            y: min(max(old.minY, new.minY - size.height), new.minY + size.height),
            width: old.width,
            height: old.height
        )
        if limited != new { animation.note(view, from: limited, to: new) }
    }

    private func leave(_ departure: Departure, behind: Int, in animation: HostAnimation) {
        let view = departure.view
        guard let list, view.superview === list, let place = places[ObjectIdentifier(view)] else { return }
        let start = moved(place)
        let target = departure.target(start)
        let (alpha, transform) = (departure.alpha, departure.transform)
        list.insertSubview(view, at: min(behind, list.subviews.count - 1))
        view.restFrame = target.frame
        note(view, from: start, in: animation)
        view.alpha = target.alpha
        if view.alpha != alpha { animation.note(view, alphaFrom: alpha, to: view.alpha) }
        view.transform = target.transform
        if view.transform != transform { animation.note(view, transformFrom: transform, to: view.transform) }
    }

    private func end(finished: Bool) {
        let departed = departures
        departures = []
        UIView.recording(nil) {
            for departure in departed {
                let view = departure.view
                if view.superview === list { view.removeFromSuperview() }
                view.alpha = departure.alpha
                view.transform = departure.transform
                departure.reuse()
            }
        }
        animation = nil
        transaction?.animationDidEnd()
        onEnd()
        onEnd = {}
        let waiting = completions
        completions = []
        for completion in waiting { completion(finished) }
    }

    /// Ends the motion now, or a pending one without showing it.
    package func finish() {
        if let animation { animation.finish(finished: false) } else { end(finished: false) }
    }
}
