#if GTK
import CGTK
import CGTKTesting
import Foundation
@_spi(Host) @testable import GTKHost
@_spi(Host) import UIKitCore

/// Drives an app in GTK windows, for tests. It sends real keys and clicks, and reads the screen from GTK's widgets.
///
/// Requires an X11 display and the program `xdotool`. Must be used on the main actor.
@_spi(Testing)
@MainActor
public final class GTKAppDriver {
    /// Shared, because GTK has one display per process, and one window has focus.
    private static let sharedHost = Result {
        let host = try GTKHost(program: "searchlight-tests")
        searchlight_test_count_views()
        return host
    }
    private static var isInUse = false

    /// The host.
    public let host: GTKHost
    /// The app. ``relaunch()`` replaces it.
    public private(set) var application: UIApplication
    /// Starts the app. It may retain objects of the app, and is released after the run.
    private var launch: (@MainActor (GTKHost) -> UIApplication)?
    private var focusedWindow = ""
    /// The number of announcements of earlier apps.
    private var announcementStart = 0
    /// The work of the host since this app's start.
    public private(set) var work = Work()

    private init(host: GTKHost, launch: @escaping @MainActor (GTKHost) -> UIApplication) {
        self.host = host
        self.launch = launch
        application = launch(host)
    }

    /// Starts an app, after earlier runs have released the display, and closes its windows at the end. No state of earlier
    /// runs is restored.
    ///
    /// - Parameters:
    ///   - delegate: The app's `@main` class.
    ///   - languages: The user's languages.
    ///   - bundle: The bundle with the app's Info.plist.
    ///   - body: The test.
    public static func run<Outcome>(
        _ delegate: any UIApplicationDelegate.Type,
        languages: [String] = ["en"],
        bundle: Bundle = .main,
        _ body: @MainActor (GTKAppDriver) async throws -> Outcome
    ) async throws -> Outcome {
        try await run(
            languages: languages,
            launch: {
                UIApplication.launch(
                    on: $0,
                    applicationDelegate: { UIApplication.makeDelegate(delegate) },
                    bundle: bundle
                )
            },
            body
        )
    }

    /// Starts an app with a single view controller; see ``run(_:_:)``.
    public static func run<Outcome>(
        rootViewController: @autoclosure @escaping @MainActor () -> UIViewController,
        languages: [String] = ["en"],
        _ body: @MainActor (GTKAppDriver) async throws -> Outcome
    ) async throws -> Outcome {
        try await run(
            languages: languages,
            launch: { host in
                UIApplication.launch(
                    on: host,
                    applicationDelegate: nil,
                    sceneDelegate: { RootSceneDelegate(makeRoot: rootViewController) }
                )
            },
            body
        )
    }

    private static func run<Outcome>(
        languages: [String] = ["en"],
        launch: @escaping @MainActor (GTKHost) -> UIApplication,
        _ body: @MainActor (GTKAppDriver) async throws -> Outcome
    ) async throws -> Outcome {
        while isInUse { try await Task.sleep(for: .milliseconds(10)) }
        isInUse = true
        defer { isInUse = false }
        let host = try sharedHost.get()
        host.use(languages)
        let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        host.states = StateStore(program: "searchlight-tests", environment: ["XDG_STATE_HOME": home.path])
        defer { try? FileManager.default.removeItem(at: home) }
        let driver = GTKAppDriver(host: host, launch: launch)
        defer { driver.launch = nil }
        do {
            try await driver.begin()
            let outcome = try await body(driver)
            try await driver.end()
            return outcome
        } catch {
            try? await driver.end()
            throw error
        }
    }

    private func begin() async throws {
        announcementStart = host.changes.announcements.count
        host.changes.isRecording = true
        host.onWork = { [weak self] in self?.work.add($0) }
        setAnimations(false)
        // Resets the pointer position.
        try XTool.run(["mousemove", "990", "890"])
        try await settle()
    }

    /// The announcements to assistive technology since this app's start, oldest first, and whether each interrupts others.
    public var announcements: [(sentence: String, isUrgent: Bool)] {
        zip(host.changes.announcements, host.changes.priorities).dropFirst(announcementStart)
            .map { ($0, $1 == .high) }
    }

    private func end() async throws {
        host.changes.isRecording = false
        UIApplication.current = application
        application.abandon()
        try await waitUntilQuiet()
        host.tree.sweep()
    }

    // MARK: State restoration

    /// Sends the app to the background, which stores its state, and returns it to the foreground.
    public func save() async throws {
        UIApplication.current = application
        try application.saveState()
        try await settle()
    }

    /// Ends the app without notifying it, as when its process is killed, and starts it again with the latest stored state.
    public func relaunch() async throws {
        guard let launch else { throw GTKAppDriverError.unusable("The run of this driver is over.") }
        try await end()
        focusedWindow = ""
        application = launch(host)
        try await settle()
    }

    // MARK: Inspection

    package var window: Widget {
        get throws {
            guard let window = host.windows.last?.widget else {
                throw GTKAppDriverError.unusable("There is no window.")
            }
            return window
        }
    }

    /// The current content of the screen.
    public func screen() throws -> GTKScreen { GTKScreen(window: try window) }

    /// The names of the rows on screen.
    public func rows() throws -> [String] { try screen().elements(role: "row").map(\.label) }

    /// The number of widgets in the window, including internal ones of GTK.
    public var windowWidgetCount: Int {
        get throws {
            func count(_ widget: Widget) -> Int {
                var sum = 1
                var child = gtk_widget_get_first_child(widget)
                while let current = child {
                    sum += count(current)
                    child = gtk_widget_get_next_sibling(current)
                }
                return sum
            }
            return count(try window)
        }
    }

    /// The number of widgets for views, visible or not, including those of earlier apps whose views are still alive: their
    /// number may decrease while a different app runs.
    public var liveWidgetCount: Int {
        host.tree.sweep()
        return Int(searchlight_test_live_view_count())
    }

    package func element(called name: String, role: String?) throws -> GTKElement {
        let elements = try screen().elements.filter { role == nil || $0.role == role }
        let found =
            elements.first { $0.label == name } ?? elements.first { "\($0.label), \($0.value)" == name }
            ?? elements.first { element in
                // The name of a back button precedes the title of its target.
                element.role == "button" && [", ", "، "].contains { element.label.hasSuffix($0 + name) }
            } ?? elements.first { $0.label.hasPrefix(name) }
        guard let found else { throw GTKAppDriverError.notOnScreen(name, screen: elements.map(\.summary)) }
        return found
    }

    /// The visible colour at a point of the window's content, as red, green and blue in 0…255.
    public func color(at point: CGPoint) throws -> [Int] {
        let window = try window
        guard let content = host.windows.last?.contentWidget else {
            throw GTKAppDriverError.unusable("The window has no content.")
        }
        // The image includes the window's frame, which begins outside the window's own coordinates.
        let frame = window.frame(in: window)
        let origin = content.frame(in: window).offsetBy(dx: -frame.minX, dy: -frame.minY).origin
        let paintable = gtk_widget_paintable_new(window)
        defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
        var pixel: [UInt8] = [0, 0, 0, 0]
        let wasRead = pixel.withUnsafeMutableBufferPointer {
            searchlight_test_pixel(
                paintable,
                Double(origin.x + point.x),
                Double(origin.y + point.y),
                $0.baseAddress
            )
        }
        guard wasRead != 0 else { throw GTKAppDriverError.unusable("The window shows nothing.") }
        return pixel[..<3].map { Int($0) }
    }

    // MARK: Time

    /// Runs GTK and the app until they are idle for a while. Afterwards the frontmost window has focus.
    public func settle() async throws {
        try await waitUntilQuiet()
        // Without a window manager, windows do not receive focus automatically.
        guard !host.windows.isEmpty, case let number = try windowNumber(), number != focusedWindow else { return }
        focusedWindow = number
        try XTool.run(["windowfocus", "--sync", number])
        try await waitUntilQuiet()
    }

    /// Counts only the time of GTK's own turns, idle or busy. GTK does not run during other tests, which may take long, and
    /// its pending work would be mistaken for idleness.
    func waitUntilQuiet() async throws {
        var (quiet, busy) = (Duration.zero, Duration.zero)
        while true {
            let turn = await turn()
            busy += turn.length
            quiet = turn.wasQuiet ? quiet + turn.length : .zero
            guard busy < .seconds(10) else { throw GTKAppDriverError.notSettled }
            guard quiet >= .milliseconds(70) else { continue }
            // The X server may be slow to respond.
            gdk_display_sync(gdk_display_get_default())
            if g_main_context_pending(nil) == 0 { return }
            quiet = .zero
        }
    }

    /// Yields to other tests, then runs GTK and the app.
    ///
    /// - Returns: The duration of GTK's turn, and whether nothing was pending in it.
    private func turn() async -> (length: Duration, wasQuiet: Bool) {
        let others = await othersTurn()
        // As long as the other tests ran, so that their load does not starve GTK.
        let start = ContinuousClock.now
        let end = start + min(others, .milliseconds(20))
        var wasQuiet = true
        repeat {
            var didWork = false
            while g_main_context_iteration(nil, 0) != 0 { didWork = true }
            if !application.isSettled || host.transitions.count > 0 || host.motions.count > 0 { wasQuiet = false }
            if !didWork { usleep(1000) }
        } while ContinuousClock.now < end
        return (start.duration(to: .now), wasQuiet)
    }

    /// Yields to all other jobs of the main queue, including other tests. Afterwards this driver's app is current.
    ///
    /// - Returns: The time that it took.
    @discardableResult
    func othersTurn() async -> Duration {
        let start = ContinuousClock.now
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        UIApplication.current = application
        return start.duration(to: .now)
    }

    // MARK: Input

    func windowNumber() throws -> String { try windowNumber(of: try window) }

    /// The X window id of a window, or of an open menu, which is a window of its own.
    func windowNumber(of native: Widget) throws -> String {
        guard let surface = gtk_native_get_surface(native.opaque) else {
            throw GTKAppDriverError.unusable("The window is not on screen.")
        }
        return String(searchlight_test_window_number(surface))
    }

    /// Clicks the middle of an element, optionally with the secondary button. Fails if the element is covered.
    public func tap(_ name: String, role: String? = nil, isSecondary: Bool = false) async throws {
        UIApplication.current = application
        let (holder, point) = try await touchablePoint(of: name, role: role)
        let click = ["click", isSecondary ? "3" : "1"]
        try XTool.run(
            ["mousemove", "--window", try windowNumber(of: holder)] + place(of: point, in: holder) + click
        )
        try await settle()
    }

    /// The middle of an uncovered element, in the coordinates of its window or menu, because GTK does not report the
    /// position of a menu in the window.
    private func touchablePoint(of name: String, role: String?) async throws -> (Widget, CGPoint) {
        // Under load, the frame that completes the layout may still be pending.
        for _ in 0..<4 {
            let window = try window
            let element = try element(called: name, role: role)
            let holder = gtk_widget_get_ancestor(element.widget, gtk_popover_get_type()) ?? window
            let frame = element.widget.frame(in: holder)
            let point = CGPoint(x: frame.midX, y: frame.midY)
            if let hit = gtk_widget_pick(holder, point.x, point.y, GTK_PICK_DEFAULT),
                hit == element.widget || gtk_widget_is_ancestor(hit, element.widget) != 0
                    || gtk_widget_is_ancestor(element.widget, hit) != 0
            {
                return (holder, point)
            }
            try await settle()
        }
        throw GTKAppDriverError.covered(name)
    }

    /// Scrolls over the middle of an element by a number of wheel notches: down, or up if negative.
    public func turnWheel(by notches: Int, over name: String, role: String? = nil) async throws {
        UIApplication.current = application
        let element = try element(called: name, role: role)
        let place = place(of: CGPoint(x: element.frame.midX, y: element.frame.midY), in: try window)
        let turns = ["click", "--repeat", String(abs(notches)), "--delay", "20", notches > 0 ? "5" : "4"]
        try XTool.run(["mousemove", "--window", try windowNumber()] + place + turns)
        try await settle()
    }

    /// Clicks the middle of an element with a mouse button, given by its X number.
    public func click(button: Int, over name: String, role: String? = nil) async throws {
        UIApplication.current = application
        let element = try element(called: name, role: role)
        let place = place(of: CGPoint(x: element.frame.midX, y: element.frame.midY), in: try window)
        try XTool.run(["mousemove", "--window", try windowNumber()] + place + ["click", String(button)])
        try await settle()
    }

    /// A point of a window, or of a menu, in X coordinates.
    func place(of point: CGPoint, in native: Widget) -> [String] {
        var (x, y) = (0.0, 0.0)
        gtk_native_get_surface_transform(native.opaque, &x, &y)
        return [String(Int(point.x + x)), String(Int(point.y + y))]
    }

    /// Resizes the window in pixels, including the title bar, as by dragging its edge.
    public func resize(width: Int, height: Int) async throws {
        UIApplication.current = application
        try XTool.run(["windowsize", try windowNumber(), String(width), String(height)])
        // The X server may respond late. A window that is too small for its content gets a different size.
        for _ in 0..<20 {
            try await settle()
            guard let surface = gtk_native_get_surface(try window.opaque) else { return }
            if gdk_surface_get_width(surface) == gint(width), gdk_surface_get_height(surface) == gint(height) {
                return
            }
        }
    }

    /// Types a text on the keyboard.
    public func type(_ text: String) async throws {
        UIApplication.current = application
        // For a character that is not on the keyboard, xdotool changes the keyboard during the delay. The window must read the
        // changed keyboard in that time.
        let delay = text.allSatisfy(\.isASCII) ? "15" : "200"
        try XTool.run(["type", "--delay", delay, "--", text])
        try await settle()
    }

    /// Presses a key, given by its X name: "BackSpace", "ctrl+f".
    public func press(_ key: String) async throws {
        UIApplication.current = application
        try XTool.run(["key", key])
        try await settle()
    }
}
#endif
