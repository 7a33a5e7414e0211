#if Terminal
import Foundation
@_spi(Host) import UIKitCore

/// A host that shows an app in a terminal: rows of cells, keys and the pointer. Must be used on the main actor.
///
/// After each turn with changes it writes the changed cells in one piece. Without changes it writes nothing.
@MainActor
public final class TerminalHost {
    let device: TerminalDevice
    let clock: any TerminalClock
    let states: StateStore?
    var memoryStates: [String: Data] = [:]
    let environment: TerminalEnvironment

    /// The size of the app's windows, in points: the screen without the line with help.
    @_spi(Host)
    public private(set) var screenBounds: CGRect

    /// The traits: style by the background of the terminal, layout direction by the languages.
    @_spi(Host)
    public private(set) var traits: UITraitCollection

    /// The user's languages, best first.
    @_spi(Host)
    public let preferredLanguages: [String]

    /// Called when the app closes its last window, or when the terminal hangs up.
    package var onEnd: () -> Void = {}

    // MARK: Screen

    private(set) var columns: Int
    private(set) var rows: Int
    var encoder: FrameEncoder
    var modes: TerminalModes
    var background: TerminalPalette.RGB?
    let images = ImageCache()
    private(set) lazy var pictures = PictureCache { [weak self] in self?.showFrame() }
    var cellPixels: (width: Int, height: Int)?
    var hasGraphics = false
    var spinnerStep = 0
    var spinnerTimer: HostTimer?
    private(set) var isOpen = false

    /// The latest frame.
    var frame: CellGrid

    /// The lines that are printed, if changes are printed as lines.
    var printedLines: ScreenLines?
    /// The printed lines of the open file chooser.
    var printedPrompt: [String]?

    /// The place of the text cursor in the latest frame.
    var cursor: FrameEncoder.Cursor?

    // MARK: Input

    var decoder = InputDecoder()
    var escapeTimer: HostTimer?
    var pressedWindow: UIWindow?
    var pressedPoint = CGPoint.zero
    weak var pressedView: UIView?
    /// The time of the latest press.
    var pressTime = Duration.zero
    /// Whether the pressed pointer moved before the button was held long enough for a drag.
    var isPressMoved = false
    /// The place and time of the latest click, and the number of clicks there in a row.
    var latestClick: (point: CGPoint, time: Duration, count: Int)?
    /// The content that the pointer drags.
    var drag: PointerDrag?
    /// Whether the terminal has the focus of the desktop. True for terminals that do not report it.
    var isActive = true
    /// The open menu, and its item that Return chooses.
    var menu: PresentedMenu?
    var menuItem: Int?
    /// The open file chooser.
    var filePrompt: FilePrompt?
    /// Whether the list of all keys is shown.
    var showsAllKeys = false { didSet { if !showsAllKeys { firstKeyLine = 0 } } }
    /// The first visible line of that list.
    var firstKeyLine = 0
    /// The number of lines of that list for which there is no room.
    var hiddenKeyLines = 0
    /// Whether the start of the app waits for the answers to the queries.
    private var startAfterQueries: (() -> Void)?
    private var queryTimer: HostTimer?

    // MARK: Turns

    private var isUpdateRequested = false
    private var isUpdating = false
    /// The number of turns in which views changed.
    private(set) var displayCount = 0
    private(set) var displayed: [WeakView] = []
    private(set) var announcements: [String] = []
    /// The priorities of ``announcements``.
    private(set) var priorities: [UIAccessibilityPriority] = []
    /// Whether a script or a test drives the app. It needs the changed views and all announcements, which would accumulate. Default: false.
    package var isDriven = false

    /// Weak reference to an updated view.
    struct WeakView {
        weak var view: UIView?
    }

    // MARK: Clipboard

    /// The text that the app copied, or that was pasted last. A terminal does not report the text on the clipboard.
    @_spi(Host)
    public internal(set) var clipboardText: String?
    /// The image that the app copied.
    @_spi(Host)
    public internal(set) var clipboardImage: Data?
    /// The number of changes by this app.
    @_spi(Host)
    public internal(set) var clipboardChangeCount = 0

    /// Makes a host.
    ///
    /// - Parameters:
    ///   - device: The terminal.
    ///   - environment: The environment variables.
    ///   - languages: The user's preferred languages, best first.
    ///   - states: The storage for state restoration; nil to keep it in memory.
    ///   - clock: The clock.
    package init(
        device: TerminalDevice,
        environment: [String: String],
        languages: [String],
        states: StateStore?,
        clock: any TerminalClock
    ) {
        self.device = device
        self.clock = clock
        self.states = states
        self.environment = TerminalEnvironment(environment)
        preferredLanguages = languages
        let isMirrored = UserLanguages.areRightToLeft(languages)
        traits = UITraitCollection().modifyingTraits {
            $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
            $0.userInterfaceStyle = .dark
        }
        (columns, rows) = device.size
        screenBounds = Self.bounds(columns, rows)
        let height = Self.sizeClass(rows)
        traits = traits.modifyingTraits { $0.verticalSizeClass = height }
        frame = CellGrid(columns: columns, rows: rows)
        encoder = FrameEncoder(depth: self.environment.depth, synchronizesOutput: false)
        modes = TerminalModes()
        modes.reportsPointer = self.environment.reportsPointer
        modes.printsLines = self.environment.printsLines
        device.onInput = { [weak self] in self?.receive($0) }
        device.onWritten = { [weak self] in self?.showFrame() }
    }

    /// The smallest number of rows with a line of help. Smaller terminals have a compact height, like a telephone in landscape.
    private static let leastRowsForHelp = 10

    var hasHelpLine: Bool { rows >= Self.leastRowsForHelp }

    private static func sizeClass(_ rows: Int) -> UIUserInterfaceSizeClass {
        rows < leastRowsForHelp ? .compact : .regular
    }

    private static func bounds(_ columns: Int, _ rows: Int) -> CGRect {
        let shown = rows >= leastRowsForHelp ? rows - 1 : rows
        return CGRect(
            x: 0,
            y: 0,
            width: CGFloat(columns) * CellMetrics.size.width,
            height: CGFloat(shown) * CellMetrics.size.height
        )
    }

    // MARK: Opening and closing

    /// Takes over the terminal, asks for its capabilities, and then calls a closure, once: after its answers, or after a tenth of a
    /// second.
    ///
    /// - Throws: `TerminalDevice.Failure`.
    package func open(then start: @escaping () -> Void) throws {
        try device.open(ending: longestEnding)
        isOpen = true
        device.write(modes.beginning)
        guard !modes.printsLines else {
            start()
            print("? lists all keys.")
            return requestUpdate()
        }
        device.write(TerminalModes.queries(withGraphics: !environment.isInMultiplexer))
        startAfterQueries = start
        queryTimer = after(.milliseconds(100)) { [weak self] in self?.queriesDidEnd() }
    }

    /// The ending with all modes.
    private var longestEnding: [UInt8] {
        var modes = modes
        modes.hasKeyboardProtocol = true
        return modes.ending
    }

    /// Restores the terminal. Does nothing if it is closed.
    package func close() {
        guard isOpen else { return }
        write(encoder.pictures?.removeAll() ?? "")
        isOpen = false
        device.write(modes.ending)
        device.close()
        encoder.reset()
    }

    /// Restores the terminal, stops the process until the shell continues it, and shows the screen again.
    func suspend() {
        if drag != nil { cancelDrag() }
        latestClick = nil
        close()
        device.suspendProcess()
        resume()
    }

    private func resume() {
        do {
            try device.open(ending: longestEnding)
        } catch {
            return onEnd()
        }
        isOpen = true
        device.write(modes.beginning)
        sizeDidChange()
        encoder.reset()
        printedLines = nil
        printedPrompt = nil
        showFrame()
    }

    /// Whether the app waits for the answers to the queries, and nothing is shown.
    var isWaitingForAnswers: Bool { startAfterQueries != nil }

    func queriesDidEnd() {
        queryTimer?.cancel()
        guard let start = startAfterQueries else { return }
        startAfterQueries = nil
        start()
        requestUpdate()
    }

    /// Changes the traits, and notifies the app.
    func change(_ edit: (inout any UIMutableTraits) -> Void) {
        let previous = traits
        traits = traits.modifyingTraits(edit)
        guard let application = UIApplication.current, application.host === self else { return }
        for window in application.visibleWindows { window.hostTraitsDidChange(from: previous) }
        UIContentSizeCategory.hostTraitsDidChange(from: previous, to: traits)
        requestUpdate()
    }

    // MARK: Size

    /// Adjusts the windows to the size of the terminal. Called after it changed.
    package func sizeDidChange() {
        let size = device.size
        guard size != (columns, rows) else { return }
        (columns, rows) = size
        let former = screenBounds
        screenBounds = Self.bounds(columns, rows)
        encoder.reset()
        let height = Self.sizeClass(rows)
        change { $0.verticalSizeClass = height }
        // The size of the letters may have changed.
        if hasGraphics { write(TerminalModes.cellSizeQuery) }
        // Windows of the app's own size keep it.
        for window in application?.visibleWindows ?? [] where window.frame == former { window.frame = screenBounds }
        requestUpdate()
    }

    /// The app that this host shows.
    var application: UIApplication? {
        guard let current = UIApplication.current, current.host === self else { return shownApplication }
        shownApplication = current
        return current
    }

    private weak var shownApplication: UIApplication?

    /// Makes the host's app the current one.
    func enter() { if let application { UIApplication.current = application } }

    // MARK: Turns

    /// Schedules an update at the end of the turn.
    @_spi(Host)
    public func requestUpdate() {
        guard !isUpdateRequested else { return }
        isUpdateRequested = true
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                if let self, self.isUpdateRequested { self.updateNow() }
            }
        }
    }

    /// Runs the app's update, and shows the screen.
    package func updateNow() {
        guard !isUpdating, let application else { return }
        enter()
        isUpdating = true
        isUpdateRequested = false
        application.performUpdates()
        isUpdating = false
        showFrame()
        if !application.isSettled { requestUpdate() }
    }

    /// Writes bytes that are no part of a frame, such as the text for the clipboard.
    func write(_ text: String) { if isOpen { device.write(Array(text.utf8)) } }

    func note(_ views: [UIView]) {
        if isDriven { displayed = views.map { WeakView(view: $0) } }
        displayCount += 1
    }

    func note(_ announcement: String, priority: UIAccessibilityPriority) {
        if isDriven {
            announcements.append(announcement)
            priorities.append(priority)
        }
        if modes.printsLines { print(announcement) }
    }

}
#endif
