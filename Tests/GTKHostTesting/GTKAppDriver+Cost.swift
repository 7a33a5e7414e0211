#if GTK
import CGTK
import Foundation
import GTKHost
@_spi(Host) import UIKitCore

/// Counters of the work of showing an app.
@_spi(Testing)
extension GTKAppDriver {
    /// The work of the host up to now. The difference of two values is the work in between.
    public struct Work: Equatable {
        /// The number of widgets created for views.
        public var madeWidgets = 0
        /// The number of updates of widgets.
        public var updatedWidgets = 0
        /// The number of texts laid out by Pango for measurement.
        public var measuredTexts = 0

        mutating func add(_ unit: HostWork) {
            switch unit {
            case .makeWidget: madeWidgets += 1
            case .updateWidget: updatedWidgets += 1
            case .measureText: measuredTexts += 1
            }
        }

        /// The work between two moments.
        public static func - (later: Work, earlier: Work) -> Work {
            Work(
                madeWidgets: later.madeWidgets - earlier.madeWidgets,
                updatedWidgets: later.updatedWidgets - earlier.updatedWidgets,
                measuredTexts: later.measuredTexts - earlier.measuredTexts
            )
        }
    }

    /// The frame clock of the frontmost window.
    var frameClock: OpaquePointer {
        get throws {
            guard let clock = gtk_widget_get_frame_clock(try window) else {
                throw GTKAppDriverError.unusable("There is no window that paints frames.")
            }
            return clock
        }
    }

    /// Calls a closure after each frame that the window paints.
    public func watchFrames(_ body: @escaping @MainActor () -> Void) throws {
        Signal.connect(UnsafeMutableRawPointer(try frameClock), "after-paint", body)
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
            guard busy < .seconds(10) else { throw GTKAppDriverError.notSettled }
        }
    }
}
#endif
