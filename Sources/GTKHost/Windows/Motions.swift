#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// Shows view animations.
///
/// The views, and the positions of their widgets, already have their final values. A running animation adds a decreasing
/// offset; the offsets of several animations of one view are added.
@MainActor
package final class Motions {
    private unowned let tree: WidgetTree
    /// The running and pending animations, oldest first.
    private var running: [Motion] = []

    init(tree: WidgetTree) {
        self.tree = tree
    }

    /// The number of unfinished animations.
    package var count: Int { running.count }

    /// Whether animations are running that end by themselves.
    var hasEndingMotions: Bool { running.contains { !$0.animation.isEndless } }

    /// Adds an animation, which starts with ``play()``.
    func add(_ animation: HostAnimation) {
        stop(animation)
        running.append(Motion(animation))
    }

    /// Starts the added animations, after the widgets are placed.
    func play() {
        for motion in running where !motion.isPlaying {
            motion.isPlaying = true
            let window = motion.views.lazy.compactMap(\.shownWindow).first
            guard let window, let widget = tree.existing(window)?.widget else {
                end(motion)
                continue
            }
            for view in motion.views {
                show(view)
                if let widget = tree.existing(view)?.widget { motion.keepTouchesOff(widget) }
            }
            motion.play(
                in: widget,
                onMoment: { [weak self, weak motion] in
                    guard let self, let motion else { return }
                    showMoment(of: motion)
                },
                onEnd: { [weak self, weak motion] in
                    guard let self, let motion else { return }
                    end(motion)
                }
            )
        }
    }

    /// Stops an animation, and shows its views with their displacements.
    func stop(_ animation: HostAnimation) {
        guard let motion = running.first(where: { $0.animation === animation }) else { return show(animation) }
        takeAway(motion)
    }

    /// Shows the views of an animation.
    func show(_ animation: HostAnimation) {
        for change in animation.changes {
            guard let view = change.view else { continue }
            show(view)
            if let holder = view.superview, !moves(view) { tree.existing(holder)?.showSubviews() }
        }
    }

    /// Finishes all animations immediately.
    package func finish() {
        for motion in running {
            motion.animation.show(fraction: 1)
            end(motion)
        }
    }

    // MARK: Queries

    /// Whether a view is animating.
    func moves(_ view: UIView) -> Bool { view.isInMotion }

    /// Whether a view is inside an animating view that does not allow user interaction.
    func holds(_ view: UIView) -> Bool {
        running.contains { !$0.animation.allowsUserInteraction && $0.views.contains(where: view.isDescendant) }
    }

    /// The current visible opacity of a view.
    func opacity(of view: UIView) -> Double {
        Double(min(max(view.alpha + (view.displacement?.alpha ?? 0), 0), 1))
    }

    /// The current visible transform of a view.
    func transform(of view: UIView) -> SearchlightTransform {
        guard !view.isTurnedAway else { return .unseen }
        var transform = plainTransform(of: view)
        let anchor = view.shownAnchor
        guard anchor.x != 0.5 || anchor.y != 0.5 else { return transform }
        transform.anchor_x = Double(anchor.x - 0.5)
        transform.anchor_y = Double(anchor.y - 0.5)
        if let overhang = tree.existing(view)?.overhang, overhang != 0 {
            let width = view.bounds.width + (view.displacement?.size.width ?? 0)
            transform.anchor_x *= Double(width / (width + 2 * overhang))
        }
        return transform
    }

    /// The current visible transform of a view about its anchor point.
    private func plainTransform(of view: UIView) -> SearchlightTransform {
        if let spatial = view.shownTransform3D { return SearchlightTransform(spatial) }
        let own = TransformParts(view is UIWindow ? .identity : view.transform)
        return SearchlightTransform(view.displacement?.transform.map { own.adding($0, times: 1) } ?? own)
    }

    // MARK: Showing

    private func showMoment(of motion: Motion) {
        guard running.contains(where: { $0 === motion }) else { return }
        let views = motion.views
        for view in views { show(view) }
        // GTK is still processing the frame.
        if views.allSatisfy({ $0.shownWindow == nil }) {
            MainLoop.atEndOfTurn(priority: GTKHost.afterEvents) { [weak self] in self?.end(motion) }
        }
    }

    /// Shows the current visible position, size, transform and opacity of a view.
    func show(_ view: UIView) {
        guard let widget = tree.existing(view)?.widget else { return }
        let offset = view.displacement
        searchlight_view_offset(
            widget,
            Double(offset?.origin.x ?? 0),
            Double(offset?.origin.y ?? 0),
            Double(offset?.size.width ?? 0),
            Double(offset?.size.height ?? 0)
        )
        searchlight_view_set_transform(widget, transform(of: view))
        gtk_widget_set_opacity(widget, opacity(of: view))
    }

    private func end(_ motion: Motion) {
        guard running.contains(where: { $0 === motion }) else { return }
        let views = motion.views
        let isSeen = !views.isEmpty && views.allSatisfy { $0.shownWindow != nil }
        // Without motion, an animation without end shows its final values.
        if !motion.animation.isEndless || !isSeen { motion.animation.end(finished: isSeen) }
        takeAway(motion)
    }

    private func takeAway(_ motion: Motion) {
        running.removeAll { $0 === motion }
        motion.pause()
        for view in motion.views {
            show(view)
            if let widget = tree.existing(view)?.widget {
                for other in running where other.moves(view) { other.keepTouchesOff(widget) }
            }
            // Hides views that are no longer visible.
            if let holder = view.superview, !moves(view) { tree.existing(holder)?.showSubviews() }
        }
        // The animation may still be emitting its end.
        MainLoop.atEndOfTurn(priority: GTKHost.afterEvents) { motion.forget() }
    }
}

extension SearchlightTransform {
    /// The transform that hides everything.
    static var unseen: SearchlightTransform { SearchlightTransform() }

    /// Converts a transform with depth for the widgets.
    init(_ transform: CATransform3D) {
        // The effect in the plane, without translation.
        let w = transform.m44 == 0 ? 1 : transform.m44
        let (a, b, c, d) = (transform.m11 / w, transform.m12 / w, transform.m21 / w, transform.m22 / w)
        self.init(TransformParts(CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)))
        is_spatial = 1
        let numbers = transform.rows.flatMap { $0.map { Float($0) } }
        withUnsafeMutableBytes(of: &matrix) { matrix in
            numbers.withUnsafeBytes { matrix.copyMemory(from: $0) }
        }
    }

    /// Converts a transform for the widgets.
    init(_ parts: TransformParts) {
        self.init()
        scale_x = Double(parts.scaleX)
        scale_y = Double(parts.scaleY)
        lean = Double(parts.lean)
        rotation = Double(parts.rotation)
        x = Double(parts.x)
        y = Double(parts.y)
    }
}
#endif
