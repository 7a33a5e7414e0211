#if GTK
import CGTK
import CGTKTesting
import Foundation
import GTKHost
@_spi(Host) import UIKitCore

extension GTKAppDriver {
    // MARK: Transitions

    /// The duration of transitions, in milliseconds. Tests increase it to inspect transitions regardless of the machine's
    /// load.
    public var transitionLength: Int {
        get { Int(host.transitions.milliseconds) }
        set { host.transitions.milliseconds = guint(newValue) }
    }

    /// Finishes all running transitions and view animations.
    public func finishTransitions() async throws {
        UIApplication.current = application
        host.transitions.finish()
        host.motions.finish()
        try await settle()
    }

    /// Runs the given number of further frames of transitions and view animations, or fewer if all end earlier.
    public func showFrames(_ count: Int) throws {
        let clock = try frameClock
        let end = gdk_frame_clock_get_frame_counter(clock) + gint64(count)
        while gdk_frame_clock_get_frame_counter(clock) < end, runningTransitions + host.motions.count > 0 {
            g_main_context_iteration(nil, 1)
        }
        while g_main_context_iteration(nil, 0) != 0 {}
    }

    /// Enables or disables the desktop's animations. They are disabled by default.
    public func setAnimations(_ areEnabled: Bool) {
        searchlight_test_set_int_setting("gtk-enable-animations", areEnabled ? 1 : 0)
    }

    /// The number of running transitions between screens.
    public var runningTransitions: Int { host.transitions.count }

    /// Runs pending updates without waiting for transitions.
    public func show() async throws {
        UIApplication.current = application
        host.updateNow()
        while g_main_context_iteration(nil, 0) != 0 {}
    }

    // MARK: Windows

    /// The number of windows on screen, including sheets.
    public var windowCount: Int { host.windows.count }

    /// The minimum width of the frontmost window, in pixels.
    public var minimumWidth: Int {
        get throws {
            var width: gint = 0
            gtk_widget_measure(try window, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
            return Int(width)
        }
    }

    /// The size of the frontmost window, in pixels.
    public var windowSize: CGSize {
        get throws {
            let window = try window
            return CGSize(width: Int(gtk_widget_get_width(window)), height: Int(gtk_widget_get_height(window)))
        }
    }

    /// The titles of the windows, from back to front, as the desktop lists them.
    public var windowTitles: [String] {
        host.windows.map { gtk_window_get_title($0.widget.cast()).map { String(cString: $0) } ?? "" }
    }

    /// Whether the user can resize the frontmost window.
    public var isWindowResizable: Bool { get throws { gtk_window_get_resizable(try window.cast()) != 0 } }

    /// Gives the keyboard focus to a window, as a window manager does when the user clicks in it.
    ///
    /// - Parameter index: Its position in ``windowTitles``.
    public func focusWindow(_ index: Int) async throws {
        UIApplication.current = application
        try XTool.run(["windowfocus", "--sync", try windowNumber(of: host.windows[index].widget)])
        try await settle()
    }

    /// Removes the frontmost window from the screen, as window managers do with minimized windows, or shows it again.
    ///
    /// - Parameters:
    ///   - isMinimized: Whether the window is minimized.
    ///   - index: Its position in ``windowTitles``.
    public func setMinimized(_ isMinimized: Bool, window index: Int) async throws {
        UIApplication.current = application
        let number = try windowNumber(of: host.windows[index].widget)
        try XTool.run([isMinimized ? "windowunmap" : "windowmap", "--sync", number])
        try await waitUntilQuiet()
    }

    /// Closes the frontmost window, like its close button.
    public func closeWindow() async throws {
        UIApplication.current = application
        gtk_window_close(try window.cast())
        try await settle()
    }
}
#endif
