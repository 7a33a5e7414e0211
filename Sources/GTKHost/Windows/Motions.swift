#if GTK
    import CGTK
    import CGTKShim
    import Foundation
    @_spi(Host) import UIKitCore

    /// Shows the way of views to where blocks of animations put them.
    ///
    /// UIKit's views, and the places of their widgets, are there already. What is on its way adds a distance that gets
    /// smaller; several animations of one view add up.
    @MainActor
    final class Motions {
        private unowned let tree: WidgetTree
        /// Those on their way or waiting for it, first to last.
        private var running: [Motion] = []
        /// The number of moments that were shown so far, in all animations.
        private(set) var momentsShown = 0

        init(tree: WidgetTree) {
            self.tree = tree
        }

        /// The number of animations that are not at their end.
        var count: Int { running.count }

        /// Takes note of an animation; it begins with ``play()``.
        func add(_ animation: HostAnimation) {
            running.append(Motion(animation))
        }

        /// Begins what was added, when the widgets have their places.
        func play() {
            for motion in running where !motion.isPlaying {
                motion.isPlaying = true
                let window = motion.views.lazy.compactMap(\.window).first
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

        /// Ends an animation where it is, and returns how much of the way is behind.
        func stop(_ animation: HostAnimation) -> CGFloat {
            guard let motion = running.first(where: { $0.animation === animation }) else { return 1 }
            let progress = motion.progress
            takeAway(motion)
            return progress
        }

        /// Ends all at once.
        func finish() {
            for motion in running { end(motion) }
        }

        // MARK: What others ask

        /// Whether a view is on its way.
        func moves(_ view: UIView) -> Bool {
            running.contains { $0.change(of: view) != nil }
        }

        /// Whether a view is in what moves and cannot be touched meanwhile.
        func holds(_ view: UIView) -> Bool {
            running.contains { !$0.animation.allowsUserInteraction && $0.views.contains(where: view.isDescendant) }
        }

        /// How opaque a view is seen.
        func opacity(of view: UIView) -> Double {
            let distance = running.reduce(0) { $0 + ($1.change(of: view)?.alpha ?? 0) * (1 - $1.progress) }
            return Double(min(max(view.alpha + distance, 0), 1))
        }

        /// How a view is seen moved, scaled and turned.
        func transform(of view: UIView) -> SearchlightTransform {
            let ways = running.compactMap { motion in
                motion.change(of: view)?.transform.map { ($0, 1 - motion.progress) }
            }
            let own = view is UIWindow ? .identity : view.transform
            return SearchlightTransform(ways.reduce(TransformParts(own)) { $0.adding($1.0, times: $1.1) })
        }

        // MARK: Showing

        private func showMoment(of motion: Motion) {
            guard running.contains(where: { $0 === motion }) else { return }
            momentsShown += 1
            let views = motion.views
            for view in views { show(view) }
            // GTK is still busy with the moment.
            if views.allSatisfy({ $0.window == nil }) {
                MainLoop.atEndOfTurn(priority: GTKHost.afterEvents) { [weak self] in self?.end(motion) }
            }
        }

        private func show(_ view: UIView) {
            guard let widget = tree.existing(view)?.widget else { return }
            var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
            for motion in running {
                guard let change = motion.change(of: view) else { continue }
                let left = Double(1 - motion.progress)
                x += Double(change.origin.x) * left
                y += Double(change.origin.y) * left
                width += Double(change.size.width) * left
                height += Double(change.size.height) * left
            }
            searchlight_view_offset(widget, x, y, width, height)
            searchlight_view_set_transform(widget, transform(of: view))
            gtk_widget_set_opacity(widget, opacity(of: view))
        }

        private func end(_ motion: Motion) {
            guard running.contains(where: { $0 === motion }) else { return }
            takeAway(motion)
            let views = motion.views
            motion.animation.end(finished: !views.isEmpty && views.allSatisfy { $0.window != nil })
        }

        private func takeAway(_ motion: Motion) {
            running.removeAll { $0 === motion }
            motion.pause()
            for view in motion.views {
                show(view)
                if let widget = tree.existing(view)?.widget {
                    for other in running where other.change(of: view) != nil { other.keepTouchesOff(widget) }
                }
                // What cannot be seen any more is hidden now.
                if let holder = view.superview, !moves(view) { tree.existing(holder)?.showSubviews() }
            }
            // The animation may be busy telling its end.
            MainLoop.atEndOfTurn(priority: GTKHost.afterEvents) { motion.forget() }
        }
    }

    extension SearchlightTransform {
        /// A transform as the widgets take it.
        init(_ parts: TransformParts) {
            self.init(
                scale_x: Double(parts.scaleX),
                scale_y: Double(parts.scaleY),
                lean: Double(parts.lean),
                rotation: Double(parts.rotation),
                x: Double(parts.x),
                y: Double(parts.y)
            )
        }
    }
#endif
