#if GTK
    import CGTK
    import Foundation

    /// A number that goes to 0 within a moment, as fast as the desktop's own widgets do; at once where the person wants
    /// no animations, or the widget is not on screen.
    @MainActor
    final class Slide {
        private static let duration: guint = 200
        private let animation: ObjectReference
        private(set) var value: CGFloat

        /// - Parameters:
        ///   - widget: What is animated.
        ///   - start: The number to begin with.
        ///   - show: Called with each number.
        ///   - end: Called after the last one.
        init(
            of widget: Widget,
            from start: CGFloat,
            show: @escaping @MainActor (CGFloat) -> Void,
            end: @escaping @MainActor () -> Void
        ) {
            value = start
            let frames = Frames()
            let target = adw_callback_animation_target_new(
                { value, context in
                    nonisolated(unsafe) let context = context
                    MainActor.assumeIsolated {
                        guard let context else { return }
                        Unmanaged<Frames>.fromOpaque(context).takeUnretainedValue().show(value)
                    }
                },
                Unmanaged.passRetained(frames).toOpaque(),
                { context in if let context { Unmanaged<Frames>.fromOpaque(context).release() } }
            )
            let timed = adw_timed_animation_new(widget, Double(start), 0, Slide.duration, target)!
            animation = ObjectReference(UnsafeMutableRawPointer(timed))
            adw_timed_animation_set_easing(OpaquePointer(timed), ADW_EASE_OUT_CUBIC)
            frames.show = { [weak self] value in
                self?.value = CGFloat(value)
                show(CGFloat(value))
            }
            Signal.connect(animation.pointer, "done", end)
        }

        @MainActor
        private final class Frames {
            var show: (Double) -> Void = { _ in }
        }

        func play() {
            adw_animation_play(animation.pointer.assumingMemoryBound(to: AdwAnimation.self))
        }

        /// Stops where it is.
        func stop() {
            adw_animation_pause(animation.pointer.assumingMemoryBound(to: AdwAnimation.self))
        }
    }
#endif
