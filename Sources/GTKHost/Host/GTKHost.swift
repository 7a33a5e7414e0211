#if GTK
    import CGTK
    import CGTKShim
    import Foundation
    @_spi(Host) import UIKitCore

    /// Shows an app in windows of GTK 4 and libadwaita.
    ///
    /// There is one in a process, because GTK has one main loop and one display. Main actor.
    @MainActor
    public final class GTKHost {
        /// The height of a title bar: what a window has beyond the views.
        static let titleBarHeight: gint = 47
        /// Updates come after events, so that several events make one update. A frame brings its own, because GTK draws as
        /// soon as no event waits: ``frameWillBegin()``.
        static let afterEvents: gint = G_PRIORITY_DEFAULT + 50
        /// Before the next event, even one that waits already.
        static let beforeEvents: gint = G_PRIORITY_HIGH
        /// GTK lays out at 110 and draws at 120.
        static let beforeDrawing: gint = 105
        /// When nothing else waits.
        static let afterDrawing: gint = G_PRIORITY_LOW

        /// The size of a new window's content.
        @_spi(Host)
        public let screenBounds = CGRect(x: 0, y: 0, width: 460, height: 680)

        /// What the desktop asks for.
        @_spi(Host)
        public private(set) var traits: UITraitCollection

        /// The languages that the person reads, best first. Those of the environment, unless a pilot has others.
        @_spi(Host)
        public private(set) var preferredLanguages: [String]

        /// Has the next app in other languages, and in their direction.
        func use(_ languages: [String]) {
            guard languages != preferredLanguages else { return }
            preferredLanguages = languages
            Desktop.setDirection(of: languages)
            desktopDidChange()
        }

        /// Called when the person closed the last window.
        var onClose: () -> Void = {}

        let styles: StyleSheet
        let clipboard: Clipboard
        let transitions = Transitions()
        private(set) lazy var motions = Motions(tree: tree)
        private(set) lazy var tree = WidgetTree(host: self)
        private(set) var windows: [HostWindow] = []
        private var menu: MenuPopover?
        /// What the pointer drags out of one of this program's fields, or off its rows.
        var drag: DragSource.Drag?

        private let desktop: Desktop
        private let memory = MemoryWarnings()
        let metrics = TextMetrics()
        /// Where state is kept between two runs.
        var states: StateStore
        private let beginning = ContinuousClock.now
        private var isUpdateRequested = false
        private var isUpdating = false
        private var needsFocus = false

        /// Makes the host, or throws when there is no display to show windows on.
        ///
        /// - Parameter program: The name under which state is kept; that of the program unless told.
        /// - Throws: ``Failure``.
        public init(program: String = ProcessInfo.processInfo.processName) throws(Failure) {
            guard gtk_init_check() != 0, let display = gdk_display_get_default() else { throw .noDisplay() }
            adw_init()
            g_set_prgname(program)
            states = StateStore(program: program)
            preferredLanguages = UserLanguages.inEnvironment(ProcessInfo.processInfo.environment)
            Desktop.setDirection(of: preferredLanguages)
            desktop = Desktop()
            traits = desktop.traits
            UITraitCollection.system = GTKHost.withoutWindow(traits)
            ImageWidget.letPixelsBeRead()
            PangoFont.nameTypefaces()
            styles = StyleSheet(display: display)
            clipboard = Clipboard(display: display)
            desktop.onChange = { [weak self] in self?.desktopDidChange() }
            desktop.screenReader.onChange = { [weak self] in
                self?.post(UIAccessibility.voiceOverStatusDidChangeNotification)
            }
            desktop.onMotionChange = { [weak self] in self?.motionDidChange() }
            memory.onWarning = { UIApplication.current?.memoryIsShort() }
        }

        /// Why there are no windows.
        public struct Failure: Error, Equatable, CustomStringConvertible {
            /// The reason, in a sentence.
            public let description: String

            static func noDisplay(environment: [String: String] = ProcessInfo.processInfo.environment) -> Failure {
                let names = ["WAYLAND_DISPLAY", "DISPLAY"]
                let set = names.compactMap { name in environment[name].flatMap { $0.isEmpty ? nil : "\(name)=\($0)" } }
                let reason =
                    set.isEmpty
                    ? "neither WAYLAND_DISPLAY nor DISPLAY is set"
                    : "nothing answers at \(set.joined(separator: " or "))"
                return Failure(
                    description:
                        "No window can be shown: \(reason). Start the program on a desktop, or choose another host, "
                        + "as with UIKIT_HOST=headless."
                )
            }
        }

        // MARK: Turns

        /// Runs the app's update now, instead of at the end of the turn.
        func updateNow() {
            guard !isUpdating, let application = UIApplication.current else { return }
            isUpdating = true
            isUpdateRequested = false
            application.performUpdates()
            isUpdating = false
            followApp()
            for window in windows { window.update() }
            motions.play()
            if needsFocus {
                needsFocus = false
                for window in windows { window.showFocus() }
            }
            MainLoop.codeDidRun()
            if !application.isSettled { requestUpdate() }
        }

        /// GTK begins a frame: what was asked for before belongs into it.
        func frameWillBegin() {
            if isUpdateRequested { updateNow() }
        }

        /// The traits where there is no window whose size says how much room there is.
        private static func withoutWindow(_ traits: UITraitCollection) -> UITraitCollection {
            traits.modifyingTraits {
                $0.horizontalSizeClass = .compact
                $0.verticalSizeClass = .regular
            }
        }

        /// Has GTK's own widgets as light or dark as the app wants the window in front.
        private func followApp() {
            let window = windows.last { $0.root is UIWindow }?.window
            desktop.follow(window?.overrideUserInterfaceStyle ?? .unspecified)
        }

        private func desktopDidChange() {
            metrics.forget()
            let previous = traits
            traits = desktop.traits
            UITraitCollection.system = GTKHost.withoutWindow(traits)
            for window in windows {
                window.showTraits()
                (window.root as? UIWindow)?.hostTraitsDidChange(from: previous)
            }
            UIContentSizeCategory.hostTraitsDidChange(from: previous, to: traits)
            if previous.accessibilityContrast != traits.accessibilityContrast {
                post(UIAccessibility.darkerSystemColorsStatusDidChangeNotification)
            }
        }

        private func motionDidChange() {
            post(UIAccessibility.reduceMotionStatusDidChangeNotification)
        }

        private func post(_ name: NSNotification.Name) {
            NotificationCenter.default.post(name: name, object: nil)
        }

        private func keepSizes() {
            for window in windows { window.keepSize() }
        }

        func windowWasClosed() {
            keepSizes()
            onClose()
        }
    }

    @_spi(Host)
    extension GTKHost: ApplicationHost {
        /// Has the update run after the events that wait.
        public func requestUpdate() {
            guard !isUpdateRequested else { return }
            isUpdateRequested = true
            MainLoop.atEndOfTurn(priority: GTKHost.afterEvents) { [weak self] in
                guard let self, isUpdateRequested else { return }
                updateNow()
            }
        }

        /// Shows views that changed.
        public func display(_ views: [UIView]) {
            tree.display(views)
        }

        /// The title row is the window's title bar, outside the views.
        public var titleRowHeight: CGFloat { 0 }

        /// A desktop has a real keyboard; one on the screen is the desktop's own, and covers no part of a window.
        public var screenKeyboardHeight: CGFloat { 0 }

        /// Where the widget of a view is, when that is above the content of its window.
        public func titleBarFrame(of view: UIView) -> CGRect? {
            let button = windows.lazy.compactMap { $0.titleRow.widget(of: view) }.first
            guard let widget = button ?? tree.existing(view)?.widget, gtk_widget_get_mapped(widget) != 0 else {
                return nil
            }
            return windows.lazy.compactMap { $0.titleBarFrame(of: widget) }.first
        }

        /// Opens a window.
        public func show(_ window: UIWindow) {
            guard !windows.contains(where: { $0.root === window }) else { return }
            let hostWindow = HostWindow(window: window, host: self)
            windows.append(hostWindow)
            hostWindow.present()
        }

        /// Closes a window, with its sheets.
        public func hide(_ window: UIWindow) {
            close { $0.window === window }
        }

        /// Opens a window in front of that of the sheet.
        public func show(_ sheet: PresentedSheet) {
            guard let window = windows.last(where: { $0.window === sheet.window }),
                !windows.contains(where: { $0.root === sheet })
            else { return }
            let sheetWindow = HostWindow(sheet: sheet, over: window, host: self)
            windows.append(sheetWindow)
            sheetWindow.present()
        }

        /// Closes the window of a sheet.
        public func hide(_ sheet: PresentedSheet) {
            close { $0.root === sheet }
        }

        /// Opens a menu at its button, or shows other lines in it.
        public func show(_ menu: PresentedMenu) {
            if let open = self.menu, open.menu === menu { return open.reload() }
            guard let window = windows.last(where: { $0.root === menu.superview }) else { return }
            self.menu?.close()
            self.menu = MenuPopover(menu, in: window)
        }

        /// Closes a menu.
        public func hide(_ menu: PresentedMenu) {
            guard let open = self.menu, open.menu === menu else { return }
            self.menu = nil
            open.close()
        }

        private func close(where isMeant: (HostWindow) -> Bool) {
            // What lies in front goes first.
            for hostWindow in windows.reversed() where isMeant(hostWindow) {
                if let open = menu, open.window === hostWindow {
                    open.menu?.userClosed()
                    // A menu whose view is gone is closed all the same.
                    menu = nil
                    open.close()
                }
                hostWindow.close()
            }
            windows.removeAll { isMeant($0) || $0.root == nil }
        }

        /// Has libadwaita show the way to the next screen.
        public func animate(_ transition: HostTransition) {
            transitions.begin(transition, in: tree)
        }

        /// Has libadwaita show the way of views, from the end of the turn on.
        public func animate(_ animation: HostAnimation) {
            motions.add(animation)
            requestUpdate()
        }

        /// Ends a way where it is.
        public func stop(_ animation: HostAnimation) -> CGFloat {
            motions.stop(animation)
        }

        /// Has GTK show the scroll bars that lie over the content, as it does when the person scrolls.
        public func flashScrollIndicators(of scrollView: UIScrollView) {
            // The widget is there, and has its size, when the turn is over.
            MainLoop.atEndOfTurn(priority: GTKHost.afterEvents) { [weak self, weak scrollView] in
                guard let scrollView else { return }
                (self?.tree.existing(scrollView) as? ScrollWidget)?.flashBars()
            }
        }

        /// The time since the host was made.
        public var now: Duration { beginning.duration(to: .now) }

        /// Waits for GLib's main loop.
        public func after(_ delay: Duration, _ body: @escaping @MainActor () -> Void) -> HostTimer {
            let timer = HostTimer(body)
            let milliseconds = delay.components.seconds * 1000 + delay.components.attoseconds / 1_000_000_000_000_000
            MainLoop.after(milliseconds: Int(max(0, milliseconds))) {
                timer.fire()
                MainLoop.codeDidRun()
            }
            return timer
        }

        /// The size of text as Pango lays it out.
        public func size(of text: String, font: UIFont, width: CGFloat, numberOfLines: Int) -> CGSize {
            metrics.size(of: text, font: font, width: width, numberOfLines: numberOfLines)
        }

        /// Moves the keyboard focus at the end of the turn, when the widgets are there, and before the next key, which
        /// belongs to the new first responder.
        public func firstResponderDidChange(to responder: UIResponder?, in window: UIWindow) {
            guard !needsFocus else { return }
            needsFocus = true
            MainLoop.atEndOfTurn(priority: GTKHost.beforeEvents) { [weak self] in
                if let self, needsFocus { updateNow() }
            }
        }

        /// The text on the desktop's clipboard.
        public var clipboardText: String? {
            get { clipboard.text }
            set { clipboard.text = newValue }
        }

        /// How often the desktop's clipboard changed since the host was made.
        public var clipboardChangeCount: Int { clipboard.changeCount }

        /// Makes screen readers speak a sentence, in the frontmost window.
        public func announce(_ announcement: String, priority: UIAccessibilityPriority) {
            if let window = windows.last { Announcer.announce(announcement, priority: priority, in: window) }
        }

        /// Whether the desktop's screen reader is turned on.
        public var isScreenReaderRunning: Bool { desktop.screenReader.isRunning }

        /// Whether the desktop is to keep still.
        public var prefersReducedMotion: Bool { desktop.prefersReducedMotion }

        /// The state of the last run.
        public func storedState(forSession identifier: String) -> Data? {
            states.read(identifier)
        }

        /// The state that was given did no harm, unless drawing the first frame does.
        public func launchDidSettle() {
            let states = states
            MainLoop.atEndOfTurn(priority: GTKHost.afterDrawing) { states.launchDidSettle() }
        }

        /// Keeps state for the next run, and the sizes of windows with it. A failure is told on standard error: the app goes on
        /// without.
        public func storeState(_ state: Data?, forSession identifier: String) {
            keepSizes()
            states.writeOrWarn(state, session: identifier)
        }

        /// Puts the state of the last run aside.
        public func setStateAside(forSession identifier: String, because reason: String) {
            states.setAside(identifier, because: reason)
        }

        /// Web addresses are opened, and nothing else: what an app passes on may come from anywhere.
        public func accepts(_ request: HostRequest) -> Bool {
            switch request {
            case .open(let url): ["http", "https"].contains(url.scheme?.lowercased()) && url.host?.isEmpty == false
            }
        }

        /// Opens an address in the person's browser.
        public func perform(_ request: HostRequest) -> Bool {
            guard accepts(request) else { return false }
            switch request {
            case .open(let url):
                gtk_show_uri(windows.last.map { $0.widget.cast() }, url.absoluteString, guint32(GDK_CURRENT_TIME))
            }
            return true
        }
    }
#endif
