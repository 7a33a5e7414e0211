#if GTK
import CGTK
import CGTKShim
import Foundation

/// Uses GLib's main loop as the main loop of a Swift program: it runs main actor jobs, Dispatch's main queue and
/// Foundation's timers in addition to GTK's events.
@MainActor
enum MainLoop {
    private static var isStarted = false
    private static var isTimerCheckPending = false
    private static var timerSource: guint = 0

    /// Starts running jobs and timers.
    static func start() {
        guard !isStarted else { return }
        isStarted = true
        searchlight_attach_main_queue { MainActor.assumeIsolated { MainLoop.codeDidRun() } }
        codeDidRun()
    }

    /// Runs forever.
    static func run() -> Never {
        start()
        let loop = g_main_loop_new(nil, 0)
        while true { g_main_loop_run(loop) }
    }

    /// Must be called after code of the app ran, which may have scheduled a timer. Updates the timer source at the end of
    /// the turn.
    static func codeDidRun() {
        guard isStarted, !isTimerCheckPending else { return }
        isTimerCheckPending = true
        atEndOfTurn(priority: G_PRIORITY_DEFAULT) {
            isTimerCheckPending = false
            fireTimers()
        }
    }

    /// Calls a closure once, from the main loop.
    static func atEndOfTurn(priority: gint, _ body: @escaping @MainActor () -> Void) {
        let context = Unmanaged.passRetained(Callback(body)).toOpaque()
        g_idle_add_full(priority, Callback.once, context, Callback.release)
    }

    /// Calls a closure once after the given number of milliseconds.
    @discardableResult
    static func after(milliseconds: Int, _ body: @escaping @MainActor () -> Void) -> guint {
        let context = Unmanaged.passRetained(Callback(body)).toOpaque()
        return g_timeout_add_full(G_PRIORITY_DEFAULT, guint(milliseconds), Callback.once, context, Callback.release)
    }

    /// Calls a closure once before the next frame of a widget; if the widget is destroyed first, soon after that.
    static func atNextFrame(of widget: Widget, _ body: @escaping @MainActor () -> Void) {
        let context = Unmanaged.passRetained(Callback(body)).toOpaque()
        gtk_widget_add_tick_callback(
            widget,
            { _, _, context in
                nonisolated(unsafe) let context = context
                MainActor.assumeIsolated {
                    if let context { Unmanaged<Callback>.fromOpaque(context).takeUnretainedValue().callOnce() }
                }
                return 0
            },
            context,
            { context in
                nonisolated(unsafe) let context = context
                MainActor.assumeIsolated {
                    guard let context else { return }
                    let callback = Unmanaged<Callback>.fromOpaque(context).takeRetainedValue()
                    if !callback.wasCalled { MainLoop.after(milliseconds: 16) { callback.callOnce() } }
                }
            }
        )
    }

    /// `limitDate(forMode:)` fires due timers and returns the date of the next one.
    private static func fireTimers() {
        if timerSource != 0 { g_source_remove(timerSource) }
        timerSource = 0
        guard let next = RunLoop.main.limitDate(forMode: .default) else { return }
        let wait = next.timeIntervalSinceNow
        // Without timers, a run loop returns a date in the distant future.
        guard wait < 86_400 else { return }
        timerSource = after(milliseconds: max(0, Int((wait * 1000).rounded(.up)))) {
            timerSource = 0
            fireTimers()
        }
    }
}

/// A closure for GLib's functions, which take a C function and a pointer.
@MainActor
final class Callback {
    let body: @MainActor () -> Void

    private(set) var wasCalled = false

    init(_ body: @escaping @MainActor () -> Void) {
        self.body = body
    }

    @MainActor
    func callOnce() {
        guard !wasCalled else { return }
        wasCalled = true
        body()
    }

    /// Calls the closure and removes its source.
    static let once: @convention(c) (gpointer?) -> gboolean = { context in
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated {
            if let context { Unmanaged<Callback>.fromOpaque(context).takeUnretainedValue().body() }
        }
        return 0
    }

    static let release: @convention(c) (gpointer?) -> Void = { context in
        if let context { Unmanaged<AnyObject>.fromOpaque(context).release() }
    }
}
#endif
