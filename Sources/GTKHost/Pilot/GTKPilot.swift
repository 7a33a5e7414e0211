#if GTK
    import CGTK
    import CGTKShim
    import Foundation
    @_spi(Host) import UIKitCore

    /// Drives windows of GTK's as a person does, with real keys and clicks, and reads the screen from GTK's widgets.
    ///
    /// It needs a display of the X11 kind and the program `xdotool`. Main actor.
    @_spi(Testing)
    @MainActor
    public final class GTKPilot {
        /// GTK has one display in a process, and the keyboard belongs to one window.
        private static let sharedHost = Result { try GTKHost(program: "searchlight-tests") }
        private static var isInUse = false

        /// The host.
        public let host: GTKHost
        /// The app. ``relaunch()`` replaces it.
        public private(set) var application: UIApplication
        /// Starts the app again. It may hold what the app shows, and goes with the run.
        private var launch: (@MainActor (GTKHost) -> UIApplication)?
        private var focusedWindow = ""

        private init(host: GTKHost, launch: @escaping @MainActor (GTKHost) -> UIApplication) {
            self.host = host
            self.launch = launch
            application = launch(host)
        }

        /// Starts an app, waits its turn for the display, and takes the app's windows away at the end. It finds no state of
        /// earlier runs.
        ///
        /// - Parameters:
        ///   - delegate: The class that an app marks with `@main`.
        ///   - languages: The languages that the person reads.
        ///   - body: What is done with it.
        public static func run<Outcome>(
            _ delegate: any UIApplicationDelegate.Type,
            languages: [String] = ["en"],
            _ body: @MainActor (GTKPilot) async throws -> Outcome
        ) async throws -> Outcome {
            try await run(
                languages: languages,
                launch: { UIApplication.launch(on: $0, applicationDelegate: { UIApplication.makeDelegate(delegate) }) },
                body
            )
        }

        /// Starts an app that shows one controller; see ``run(_:_:)``.
        public static func run<Outcome>(
            rootViewController: @autoclosure @escaping @MainActor () -> UIViewController,
            languages: [String] = ["en"],
            _ body: @MainActor (GTKPilot) async throws -> Outcome
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
            _ body: @MainActor (GTKPilot) async throws -> Outcome
        ) async throws -> Outcome {
            while isInUse { try await Task.sleep(for: .milliseconds(10)) }
            isInUse = true
            defer { isInUse = false }
            let host = try sharedHost.get()
            host.use(languages)
            let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            host.states = StateStore(program: "searchlight-tests", environment: ["XDG_STATE_HOME": home.path])
            defer { try? FileManager.default.removeItem(at: home) }
            let pilot = GTKPilot(host: host, launch: launch)
            defer { pilot.launch = nil }
            do {
                try await pilot.begin()
                let outcome = try await body(pilot)
                try await pilot.end()
                return outcome
            } catch {
                try? await pilot.end()
                throw error
            }
        }

        private func begin() async throws {
            setAnimations(false)
            // The pointer is where it was left.
            try XTool.run(["mousemove", "990", "890"])
            try await settle()
        }

        private func end() async throws {
            UIApplication.current = application
            application.abandon()
            try await waitUntilQuiet()
            host.tree.sweep()
        }

        // MARK: Going away and coming back

        /// Sends the app to the background, where the system keeps its state, and brings it back.
        public func save() async throws {
            UIApplication.current = application
            try application.saveState()
            try await settle()
        }

        /// Ends the app without a word to it, as when its process is killed, and starts it again with the state that was last
        /// kept.
        public func relaunch() async throws {
            guard let launch else { throw GTKPilotError.unusable("The run of this pilot is over.") }
            try await end()
            focusedWindow = ""
            application = launch(host)
            try await settle()
        }

        // MARK: Looking

        var window: Widget {
            get throws {
                guard let window = host.windows.last?.widget else {
                    throw GTKPilotError.unusable("There is no window.")
                }
                return window
            }
        }

        /// What is on screen now.
        public func screen() throws -> GTKScreen { GTKScreen(window: try window) }

        /// What the rows on screen are called.
        public func rows() throws -> [String] { try screen().elements(role: "row").map(\.label) }

        /// The number of widgets in the window, GTK's own parts of them included.
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

        /// The number of widgets that stand for views, on screen or kept for later, those of earlier apps included whose
        /// views are still alive: their number may fall while another app runs.
        public var liveWidgetCount: Int {
            host.tree.sweep()
            return Int(searchlight_view_count())
        }

        func element(called name: String, role: String?) throws -> GTKElement {
            let elements = try screen().elements.filter { role == nil || $0.role == role }
            let found =
                elements.first { $0.label == name } ?? elements.first { "\($0.label), \($0.value)" == name }
                ?? elements.first { element in
                    // The back button says what it is before where it leads.
                    element.role == "button" && [", ", "، "].contains { element.label.hasSuffix($0 + name) }
                } ?? elements.first { $0.label.hasPrefix(name) }
            guard let found else { throw GTKPilotError.notOnScreen(name, screen: elements.map(\.summary)) }
            return found
        }

        /// What a person sees at a point of the window's content, as red, green and blue in 0…255.
        public func color(at point: CGPoint) throws -> [Int] {
            let window = try window
            guard let content = host.windows.last?.contentWidget else {
                throw GTKPilotError.unusable("The window has no content.")
            }
            // The window's frame is drawn, too: it begins outside the window's own coordinates.
            let frame = GTKScreen.frame(of: window, in: window)
            let origin = GTKScreen.frame(of: content, in: window).offsetBy(dx: -frame.minX, dy: -frame.minY).origin
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
            guard wasRead != 0 else { throw GTKPilotError.unusable("The window shows nothing.") }
            return pixel[..<3].map { Int($0) }
        }

        // MARK: Time

        /// Lets GTK and the app run until nothing has happened for a while. The window in front has the keyboard then.
        public func settle() async throws {
            try await waitUntilQuiet()
            // Without a window manager nobody gives the window the keyboard.
            guard !host.windows.isEmpty, case let number = try windowNumber(), number != focusedWindow else { return }
            focusedWindow = number
            try XTool.run(["windowfocus", "--sync", number])
            try await waitUntilQuiet()
        }

        /// Only the time of GTK's own turns counts, as quiet and as busy. While other tests have theirs, which may take long, GTK
        /// sleeps: what it still has to do would be taken for quiet.
        private func waitUntilQuiet() async throws {
            var (quiet, busy) = (Duration.zero, Duration.zero)
            while true {
                let turn = await turn()
                busy += turn.length
                quiet = turn.wasQuiet ? quiet + turn.length : .zero
                guard busy < .seconds(10) else { throw GTKPilotError.notSettled }
                guard quiet >= .milliseconds(70) else { continue }
                // The X server may have been slow to answer.
                gdk_display_sync(gdk_display_get_default())
                if g_main_context_pending(nil) == 0 { return }
                quiet = .zero
            }
        }

        /// Lets other tests have their turn, then GTK and the app.
        ///
        /// - Returns: How long GTK's turn took, and whether nothing waited to be shown in it.
        private func turn() async -> (length: Duration, wasQuiet: Bool) {
            let others = await othersTurn()
            // As long as theirs was, so that much work of others does not make GTK's take for ever.
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

        /// Lets everything else on the main queue have its turn, other tests with it. This pilot's app is the one that runs
        /// afterwards.
        ///
        /// - Returns: How long that took.
        @discardableResult
        func othersTurn() async -> Duration {
            let start = ContinuousClock.now
            await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
            UIApplication.current = application
            return start.duration(to: .now)
        }

        // MARK: Doing

        func windowNumber() throws -> String { try windowNumber(of: try window) }

        /// The number that the X server gives to a window, or to an open menu, which is a window of its own.
        private func windowNumber(of native: Widget) throws -> String {
            guard let surface = gtk_native_get_surface(native.opaque) else {
                throw GTKPilotError.unusable("The window is not on screen.")
            }
            return String(searchlight_test_window_number(surface))
        }

        /// Clicks the middle of an element, which nothing may cover; with the secondary button when told.
        public func tap(_ name: String, role: String? = nil, isSecondary: Bool = false) async throws {
            UIApplication.current = application
            let (holder, point) = try await touchablePoint(of: name, role: role)
            let click = ["click", isSecondary ? "3" : "1"]
            try XTool.run(
                ["mousemove", "--window", try windowNumber(of: holder)] + place(of: point, in: holder) + click
            )
            try await settle()
        }

        /// The middle of an element that nothing covers, in its window, or in the menu that it is in: GTK does not tell where in
        /// the window a menu is.
        private func touchablePoint(of name: String, role: String?) async throws -> (Widget, CGPoint) {
            // Under load a frame may be still to come that puts everything in its place.
            for _ in 0..<4 {
                let window = try window
                let element = try element(called: name, role: role)
                let holder = gtk_widget_get_ancestor(element.widget, gtk_popover_get_type()) ?? window
                let frame = GTKScreen.frame(of: element.widget, in: holder)
                let point = CGPoint(x: frame.midX, y: frame.midY)
                if let hit = gtk_widget_pick(holder, point.x, point.y, GTK_PICK_DEFAULT),
                    hit == element.widget || gtk_widget_is_ancestor(hit, element.widget) != 0
                        || gtk_widget_is_ancestor(element.widget, hit) != 0
                {
                    return (holder, point)
                }
                try await settle()
            }
            throw GTKPilotError.covered(name)
        }

        /// Turns the mouse wheel over the middle of an element by some notches, down or, when negative, up.
        public func turnWheel(by notches: Int, over name: String, role: String? = nil) async throws {
            UIApplication.current = application
            let element = try element(called: name, role: role)
            let place = place(of: CGPoint(x: element.frame.midX, y: element.frame.midY), in: try window)
            let turns = ["click", "--repeat", String(abs(notches)), "--delay", "20", notches > 0 ? "5" : "4"]
            try XTool.run(["mousemove", "--window", try windowNumber()] + place + turns)
            try await settle()
        }

        /// Clicks the middle of an element with a button of the mouse, by the number that X gives it.
        public func click(button: Int, over name: String, role: String? = nil) async throws {
            UIApplication.current = application
            let element = try element(called: name, role: role)
            let place = place(of: CGPoint(x: element.frame.midX, y: element.frame.midY), in: try window)
            try XTool.run(["mousemove", "--window", try windowNumber()] + place + ["click", String(button)])
            try await settle()
        }

        /// A point of a window, or of a menu, as the X server counts it.
        func place(of point: CGPoint, in native: Widget) -> [String] {
            var (x, y) = (0.0, 0.0)
            gtk_native_get_surface_transform(native.opaque, &x, &y)
            return [String(Int(point.x + x)), String(Int(point.y + y))]
        }

        /// Gives the window another size in pixels, title bar and all, as a person does who drags its edge.
        public func resize(width: Int, height: Int) async throws {
            UIApplication.current = application
            try XTool.run(["windowsize", try windowNumber(), String(width), String(height)])
            // The X server's answer may take its time; a window that is too small for its content answers another size.
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
            try XTool.run(["type", "--delay", "15", "--", text])
            try await settle()
        }

        /// Presses a key by the name that X gives it: "BackSpace", "ctrl+f".
        public func press(_ key: String) async throws {
            UIApplication.current = application
            try XTool.run(["key", key])
            try await settle()
        }
    }
#endif
