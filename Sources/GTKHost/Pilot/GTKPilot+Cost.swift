#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// Counters of the work of showing an app.
@_spi(Testing)
extension GTKPilot {
    /// The work of the host up to now. The difference of two values is the work in between.
    public struct Work: Equatable {
        /// The number of widgets created for views.
        public var madeWidgets: Int
        /// The number of updates of widgets.
        public var updatedWidgets: Int
        /// The number of texts laid out by Pango for measurement.
        public var measuredTexts: Int

        /// The work between two moments.
        public static func - (later: Work, earlier: Work) -> Work {
            Work(
                madeWidgets: later.madeWidgets - earlier.madeWidgets,
                updatedWidgets: later.updatedWidgets - earlier.updatedWidgets,
                measuredTexts: later.measuredTexts - earlier.measuredTexts
            )
        }
    }

    /// The work of the host up to now.
    public var work: Work {
        Work(
            madeWidgets: host.tree.madeCount,
            updatedWidgets: host.tree.updateCount,
            measuredTexts: host.metrics.layoutCount
        )
    }

    /// Calls a closure after each frame that the window paints.
    public func watchFrames(_ body: @escaping @MainActor () -> Void) throws {
        guard let window = host.windows.last?.widget, let clock = gtk_widget_get_frame_clock(window) else {
            throw GTKPilotError.unusable("There is no window that paints frames.")
        }
        Signal.connect(UnsafeMutableRawPointer(clock), "after-paint", body)
    }

    /// Presses keys in quick succession, and runs the app until a condition holds and no update is pending.
    ///
    /// Faster than ``settle()``, which also waits for unpredictable events.
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
