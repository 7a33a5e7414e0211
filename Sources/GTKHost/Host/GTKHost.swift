#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// A host that shows an app in GTK 4 and libadwaita windows.
///
/// A process has a single instance, because GTK has one main loop and one display. Must be used on the main actor.
@MainActor
public final class GTKHost {
    /// The height of a title bar, which is outside the views.
    static let titleBarHeight: gint = 47
    /// Updates run after events, so that several events cause one update. A frame runs a pending update itself, because GTK
    /// draws as soon as no event is pending: ``frameWillBegin()``.
    static let afterEvents: gint = G_PRIORITY_DEFAULT + 50
    /// Runs before the next event, even a pending one.
    static let beforeEvents: gint = G_PRIORITY_HIGH
    /// GTK uses priority 110 for layout and 120 for drawing.
    static let beforeDrawing: gint = 105
    /// Runs when nothing else is pending.
    static let afterDrawing: gint = G_PRIORITY_LOW

    /// The size of a new window's content.
    @_spi(Host)
    public let screenBounds = CGRect(x: 0, y: 0, width: 460, height: 680)

    /// The traits from the desktop settings.
    @_spi(Host)
    public private(set) var traits: UITraitCollection

    /// The user's languages, best first: those of the environment, unless a test overrides them.
    @_spi(Host)
    public private(set) var preferredLanguages: [String]

    /// Sets the languages of the next app, and the layout direction.
    package func use(_ languages: [String]) {
        guard languages != preferredLanguages else { return }
        preferredLanguages = languages
        Desktop.setDirection(of: languages)
        desktopDidChange()
    }

    /// Called when the user closes a window or quits.
    var onClose: () -> Void = {}

    /// Called at each unit of work, for measurements that do not depend on the machine's speed.
    package var onWork: (HostWork) -> Void = { _ in }

    let styles: StyleSheet
    let clipboard: Clipboard
    package let transitions = Transitions()
    package private(set) lazy var motions = Motions(tree: tree)
    package private(set) lazy var tree = WidgetTree(host: self)
    package var windows: [HostWindow] = []
    let notifications = DesktopNotifications()
    let screenSaver = ScreenSaver()
    let locationService = LocationService()
    let batteryService = BatteryService()
    let haptics = Haptics()
    private let power = PowerSaver()
    /// The open file choosers.
    var fileDialogs: [FileDialog] = []
    /// The documents that are being printed.
    var printDialogs: [PrintDialog] = []
    /// A file in which documents are written without asking the user, in tests.
    package var printFile: URL?
    private(set) lazy var focus = SceneFocus(host: self)
    /// The app on the session bus. Nil in tests, and for apps without an identifier.
    var desktopApplication: DesktopApplication?
    private var menu: MenuPopover?
    /// The drag in progress from a field or row of this program.
    var drag: DragSource.Drag?

    let desktop: Desktop
    /// The changes of the app, for scripts.
    let changes = ScriptedChanges()
    private let memory = MemoryWarnings()
    private let metrics = TextMetrics()
    /// The storage for state restoration.
    package var states: StateStore
    private let beginning = ContinuousClock.now
    /// The date and time of day in tests.
    package var fixedDate: Date?
    private var isUpdateRequested = false
    private var isUpdating = false
    private var needsFocus = false
    /// The view to which UIKit moved the focus, until its widget has it; a contained nil for no view.
    var viewToFocus: FocusTarget?

    /// The target of a movement of the focus.
    struct FocusTarget {
        weak var view: UIView?
        weak var window: UIWindow?
    }

    /// Makes the host.
    ///
    /// - Parameter program: The program name for stored state. Default: the name of the process.
    /// - Throws: ``Failure``, if there is no display.
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
        PangoFont.followInterfaceFont()
        PangoFont.nameTypefaces()
        PangoFont.letFontsBeAdded()
        styles = StyleSheet(display: display)
        clipboard = Clipboard(display: display)
        AppIcon(info: Bundle.main.infoDictionary ?? [:], resources: Bundle.main.resourceURL)?.use()
        desktop.onChange = { [weak self] in self?.desktopDidChange() }
        desktop.screenReader.onChange = { [weak self] in
            self?.post(UIAccessibility.voiceOverStatusDidChangeNotification)
        }
        desktop.accessibility.onChange = { [weak self] setting in
            self?.post(UIAccessibility.statusDidChangeNotification(of: setting))
        }
        desktop.onMotionChange = { [weak self] in self?.motionDidChange() }
        metrics.onLayout = { [weak self] in self?.onWork(.measureText) }
        batteryService.onChange = { UIApplication.current?.batteryDidChange() }
        power.onChange = { UIApplication.current?.powerSaverDidChange() }
        memory.onWarning = { UIApplication.current?.memoryIsShort() }
    }

    /// The reason why no window can be shown.
    public struct Failure: Error, Equatable, CustomStringConvertible {
        /// A sentence with the reason.
        public let description: String

        static func noDisplay(environment: [String: String] = ProcessInfo.processInfo.environment) -> Failure {
            let names = ["WAYLAND_DISPLAY", "DISPLAY"]
            let set = names.compactMap { name in environment[name].flatMap { $0.isEmpty ? nil : "\(name)=\($0)" } }
            let reason =
                set.isEmpty
                ? "neither WAYLAND_DISPLAY nor DISPLAY is set"
                : "no display server responds at \(set.joined(separator: " or "))"
            return Failure(
                description:
                    "No window can be shown: \(reason). Start the program on a desktop, or choose another host, "
                    + "as with UIKIT_HOST=headless."
            )
        }
    }

    // MARK: Turns

    /// Runs the app's update immediately instead of at the end of the turn.
    package func updateNow() {
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

    /// Called before GTK draws a frame: runs a pending update, so that the frame includes it.
    func frameWillBegin() {
        if isUpdateRequested { updateNow() }
    }

    /// The traits without a window, whose size would determine the size classes.
    private static func withoutWindow(_ traits: UITraitCollection) -> UITraitCollection {
        traits.modifyingTraits {
            $0.horizontalSizeClass = .compact
            $0.verticalSizeClass = .regular
        }
    }

    /// Applies the interface style of the frontmost window to GTK's own widgets.
    private func followApp() {
        let window = windows.last { $0.root is UIWindow }?.window
        desktop.follow(window?.overrideUserInterfaceStyle ?? .unspecified)
    }

    private func desktopDidChange() {
        PangoFont.followInterfaceFont()
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
            post(UIAccessibility.buttonShapesEnabledStatusDidChangeNotification)
        }
    }

    private func motionDidChange() {
        post(UIAccessibility.reduceMotionStatusDidChangeNotification)
    }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: nil)
    }

    func keepSizes() {
        for window in windows { window.keepSize() }
    }

    func windowWasClosed() {
        keepSizes()
        onClose()
    }
}

@_spi(Host)
extension GTKHost: ApplicationHost {
    /// Schedules an update after pending events.
    public func requestUpdate() {
        guard !isUpdateRequested else { return }
        isUpdateRequested = true
        MainLoop.atEndOfTurn(priority: GTKHost.afterEvents) { [weak self] in
            guard let self, isUpdateRequested else { return }
            updateNow()
        }
    }

    /// Updates the widgets of dirty views.
    public func display(_ views: [UIView]) {
        changes.note(views)
        tree.display(views)
    }

    /// 0, because the title row is the window's title bar, outside the views.
    public var titleRowHeight: CGFloat { 0 }

    /// 0, because an on-screen keyboard belongs to the desktop and covers no part of a window.
    public var screenKeyboardHeight: CGFloat { 0 }

    /// The sizes of UIKit.
    public var controlMetrics: ControlMetrics { .standard }

    /// The frame of a view's widget, if it is in the title bar above the window's content.
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
        let main = windows.first { $0.root is UIWindow && $0.window?.windowScene === window.windowScene }
        if let main, window.windowLevel.rawValue > (main.window?.windowLevel.rawValue ?? 0) {
            gtk_window_set_transient_for(hostWindow.widget.cast(), main.widget.cast())
        }
        windows.append(hostWindow)
        if let desktopApplication { desktopApplication.add(hostWindow.widget) }
        hostWindow.present()
    }

    /// Closes a window and its sheets.
    public func hide(_ window: UIWindow) {
        close { $0.window === window }
    }

    /// Opens a sheet as a window in front of its presenter's window.
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

    /// Opens a menu at its button, or updates the items of an open one.
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
        // Frontmost windows first.
        for hostWindow in windows.reversed() where isMeant(hostWindow) {
            if let open = menu, open.window === hostWindow {
                open.menu?.userClosed()
                // Also closes a menu whose view was deallocated.
                menu = nil
                open.close()
            }
            hostWindow.close()
        }
        windows.removeAll { isMeant($0) || $0.root == nil }
    }

    /// Starts a libadwaita transition to the next screen.
    public func animate(_ transition: HostTransition) {
        transitions.begin(transition, in: tree)
    }

    /// Starts a libadwaita animation of views at the end of the turn.
    public func animate(_ animation: HostAnimation) {
        motions.add(animation)
        requestUpdate()
    }

    /// Stops playing an animation.
    public func stop(_ animation: HostAnimation) { motions.stop(animation) }

    /// Shows the views of a paused animation.
    public func show(_ animation: HostAnimation) { motions.show(animation) }

    /// Shows GTK's overlay scroll bars briefly, as during scrolling.
    public func flashScrollIndicators(of scrollView: UIScrollView) {
        // The widget exists and has its size at the end of the turn.
        MainLoop.atEndOfTurn(priority: GTKHost.afterEvents) { [weak self, weak scrollView] in
            guard let scrollView else { return }
            (self?.tree.existing(scrollView) as? ScrollWidget)?.flashBars()
        }
    }

    /// The time since the creation of the host.
    public var now: Duration { beginning.duration(to: .now) }

    /// The system's date and time of day, unless a test sets a fixed one.
    public var date: Date { fixedDate ?? Date() }

    /// Schedules a closure with GLib's main loop.
    public func after(_ delay: Duration, _ body: @escaping @MainActor () -> Void) -> HostTimer {
        let timer = HostTimer(body)
        let milliseconds = delay.components.seconds * 1000 + delay.components.attoseconds / 1_000_000_000_000_000
        MainLoop.after(milliseconds: Int(max(0, milliseconds))) {
            timer.fire()
            MainLoop.codeDidRun()
        }
        return timer
    }

    /// Schedules a closure with the frame clock of a window.
    public func atNextFrame(_ body: @escaping @MainActor () -> Void) -> HostTimer {
        guard let widget = windows.last(where: { gtk_widget_get_mapped($0.widget) != 0 })?.widget else {
            return after(.milliseconds(16), body)
        }
        let timer = HostTimer(body)
        MainLoop.atNextFrame(of: widget) {
            timer.fire()
            MainLoop.codeDidRun()
        }
        return timer
    }

    /// The size of text as laid out by Pango.
    public func size(of text: String, font: UIFont, width: CGFloat, numberOfLines: Int) -> CGSize {
        metrics.size(of: text, font: font, width: width, numberOfLines: numberOfLines)
    }

    /// Moves focus at the end of the turn, when the widgets exist, and before the next key event, which belongs to the new
    /// first responder.
    public func firstResponderDidChange(to responder: UIResponder?, in window: UIWindow) {
        if responder != nil { viewToFocus = nil }
        moveFocusSoon()
    }

    /// Shows the pointer of the app over the content of a window.
    public func showPointer(_ pointer: HostPointer, in window: UIWindow) {
        for shown in windows where shown.window === window { shown.showPointer(pointer) }
    }

    /// Moves focus to the widget of a view at the end of the turn.
    public func focusedViewDidChange(to view: UIView?, in window: UIWindow) {
        viewToFocus = FocusTarget(view: view, window: window)
        moveFocusSoon()
    }

    /// True: GTK's focus navigation reaches all controls.
    public var focusesControls: Bool { true }

    private func moveFocusSoon() {
        guard !needsFocus else { return }
        needsFocus = true
        MainLoop.atEndOfTurn(priority: GTKHost.beforeEvents) { [weak self] in
            if let self, needsFocus { updateNow() }
        }
    }

    /// Whether the user turned on the desktop's power saver.
    public var isPowerSaverOn: Bool { power.isOn }

    /// The text on the desktop's clipboard.
    public var clipboardText: String? { clipboard.text }

    /// The image on the desktop's clipboard, as the data of a PNG file.
    public var clipboardImage: Data? { clipboard.image }

    /// Replaces the content of the desktop's clipboard.
    public func writeClipboard(text: String?, image: Data?) { clipboard.write(text: text, image: image) }

    /// The number of changes of the desktop's clipboard since the creation of the host.
    public var clipboardChangeCount: Int { clipboard.changeCount }

    /// Announces a sentence to screen readers, in the frontmost window.
    public func announce(_ announcement: String, priority: UIAccessibilityPriority) {
        changes.note(announcement, priority: priority)
        windows.last?.announce(announcement, priority: priority)
    }

    /// Whether the desktop's screen reader is turned on.
    public var isScreenReaderRunning: Bool { desktop.screenReader.isRunning }

    /// Whether the user prefers reduced motion.
    public var prefersReducedMotion: Bool { desktop.prefersReducedMotion }

    /// Whether the user turned on a setting of the desktop.
    public func isOn(_ setting: AccessibilitySetting) -> Bool { desktop.accessibility.isOn(setting) }

    /// The stored state of the previous run.
    public func storedState(forSession identifier: String) -> Data? {
        states.read(identifier)
    }

    /// Marks the restored state as safe after the first frame is drawn.
    public func launchDidSettle() {
        let states = states
        MainLoop.atEndOfTurn(priority: GTKHost.afterDrawing) { states.launchDidSettle() }
    }

    /// Stores state and window sizes for the next run. A failure is reported on standard error, and the app continues
    /// without stored state.
    public func storeState(_ state: Data?, forSession identifier: String) {
        keepSizes()
        states.writeOrWarn(state, session: identifier)
    }

    /// Sets the state of the previous run aside.
    public func setStateAside(forSession identifier: String, because reason: String) {
        states.setAside(identifier, because: reason)
    }

    /// Only addresses of the web, of mail and of text messages are accepted; the latter two only if the user has a program for them.
    public func accepts(_ request: HostRequest) -> Bool {
        switch request {
        case .open(let url): request.isAllowed && Self.hasProgram(for: url)
        }
    }

    private static func hasProgram(for url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased(), ["mailto", "sms"].contains(scheme) else { return true }
        guard let program = g_app_info_get_default_for_uri_scheme(scheme) else { return false }
        g_object_unref(UnsafeMutableRawPointer(program))
        return true
    }

    /// Opens an address in the user's program for it.
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
