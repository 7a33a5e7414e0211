#if GTK
    import CGTK
    import CGTKShim
    import Foundation
    @_spi(Host) import UIKitCore

    extension GTKPilot {
        // MARK: Transitions

        /// How long transitions take, in milliseconds. A test gives them time enough to look at them, whatever else the
        /// machine has to do.
        public var transitionLength: Int {
            get { Int(host.transitions.milliseconds) }
            set { host.transitions.milliseconds = guint(newValue) }
        }

        /// Has the transitions and the animations of views that are on their way end.
        public func finishTransitions() async throws {
            UIApplication.current = application
            host.transitions.finish()
            host.motions.finish()
            try await settle()
        }

        /// Lets transitions show so many moments more.
        public func showMoments(_ count: Int) {
            let end = transitionMoments + count
            while transitionMoments < end, runningTransitions > 0 { g_main_context_iteration(nil, 1) }
        }

        /// Turns the desktop's animations on, or off, as they are unless told.
        public func setAnimations(_ areEnabled: Bool) {
            guard let settings = gtk_settings_get_default() else { return }
            var value = GValue()
            g_value_init(&value, searchlight_type_boolean())
            g_value_set_boolean(&value, areEnabled ? 1 : 0)
            g_object_set_property(
                UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self),
                "gtk-enable-animations",
                &value
            )
            g_value_unset(&value)
        }

        /// The number of transitions between screens that are on their way.
        public var runningTransitions: Int { host.transitions.count }

        /// The number of moments that transitions have shown so far.
        public var transitionMoments: Int { host.transitions.momentsShown }

        /// Lets the app show what changed, without waiting for transitions.
        public func show() async throws {
            UIApplication.current = application
            host.updateNow()
            while g_main_context_iteration(nil, 0) != 0 {}
        }

        // MARK: Windows

        /// The number of windows on screen, sheets included.
        public var windowCount: Int { host.windows.count }

        /// The least width in pixels to which the window in front can be made.
        public var minimumWidth: Int {
            get throws {
                var width: gint = 0
                gtk_widget_measure(try window, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
                return Int(width)
            }
        }

        /// The size in pixels of the window in front.
        public var windowSize: CGSize {
            get throws {
                let window = try window
                return CGSize(width: Int(gtk_widget_get_width(window)), height: Int(gtk_widget_get_height(window)))
            }
        }

        /// Has the window in front closed as its close button does.
        public func closeWindow() async throws {
            UIApplication.current = application
            gtk_window_close(try window.cast())
            try await settle()
        }
    }
#endif
