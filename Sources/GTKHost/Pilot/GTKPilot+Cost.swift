#if GTK
    import CGTK
    import CGTKShim
    import Foundation
    @_spi(Host) import UIKitCore

    /// What showing an app costs, counted.
    @_spi(Testing)
    extension GTKPilot {
        /// What the host did so far. The difference of two tells what happened in between.
        public struct Work: Equatable {
            /// Widgets that were made for views.
            public var madeWidgets: Int
            /// Times that a widget was brought in step with its view.
            public var updatedWidgets: Int
            /// Texts that Pango laid out to measure them.
            public var measuredTexts: Int

            /// What happened between two moments.
            public static func - (later: Work, earlier: Work) -> Work {
                Work(
                    madeWidgets: later.madeWidgets - earlier.madeWidgets,
                    updatedWidgets: later.updatedWidgets - earlier.updatedWidgets,
                    measuredTexts: later.measuredTexts - earlier.measuredTexts
                )
            }
        }

        /// What the host did so far.
        public var work: Work {
            Work(
                madeWidgets: host.tree.madeCount,
                updatedWidgets: host.tree.updateCount,
                measuredTexts: host.metrics.layoutCount
            )
        }

        /// Has a closure called after each frame that the window paints.
        public func watchFrames(_ body: @escaping @MainActor () -> Void) throws {
            guard let window = host.windows.last?.widget, let clock = gtk_widget_get_frame_clock(window) else {
                throw GTKPilotError.unusable("There is no window that paints frames.")
            }
            Signal.connect(UnsafeMutableRawPointer(clock), "after-paint", body)
        }

        /// Presses keys in quick succession, and lets the app run until something is true and everything shown.
        ///
        /// That takes less time than ``settle()``, which waits for what nobody foresees, too.
        public func press(_ keys: [String], until isDone: @MainActor () -> Bool) async throws {
            UIApplication.current = application
            try XTool.run(["key", "--delay", "1"] + keys)
            var busy = Duration.zero
            while !isDone() || !application.isSettled {
                await othersTurn()
                let turn = ContinuousClock.now
                if g_main_context_iteration(nil, 0) == 0 { usleep(200) }
                busy += turn.duration(to: .now)
                guard busy < .seconds(10) else { throw GTKPilotError.notSettled }
            }
        }
    }
#endif
