#if Terminal
import Foundation
@_spi(Host) import UIKitCore

@_spi(Host)
extension TerminalHost: ApplicationHost {
    /// Records the changed views. The whole screen is painted after the turn, because it has few cells.
    public func display(_ views: [UIView]) { note(views) }

    /// One row.
    public var titleRowHeight: CGFloat { CellMetrics.size.height }

    /// Rows and controls of one cell's height.
    public var controlMetrics: ControlMetrics { traits.verticalSizeClass == .compact ? .smallTerminal : .terminal }

    /// 0: a terminal has a hardware keyboard.
    public var screenKeyboardHeight: CGFloat { 0 }

    /// Nil, because no view is in a title bar.
    public func titleBarFrame(of view: UIView) -> CGRect? { nil }

    /// Does nothing: the pointer belongs to the terminal.
    public func showPointer(_ pointer: HostPointer, in window: UIWindow) {}

    /// Nil, because a terminal has no pixels.
    public func picture(of view: UIView, scale: CGFloat) -> ViewPicture? { nil }

    /// Shows the window in the next frame.
    public func show(_ window: UIWindow) { requestUpdate() }

    /// Shows the windows behind it.
    public func hide(_ window: UIWindow) { requestUpdate() }

    /// Shows the sheet inside its window.
    public func show(_ sheet: PresentedSheet) { requestUpdate() }

    /// Shows the content behind the sheet.
    public func hide(_ sheet: PresentedSheet) { requestUpdate() }

    /// Shows the items of the menu; keys choose them.
    public func show(_ menu: PresentedMenu) {
        // The items can have changed.
        let isValid = menuItem.map { menu.items.indices.contains($0) && menu.items[$0].isEnabled } == true
        if self.menu !== menu || !isValid { menuItem = nil }
        self.menu = menu
        requestUpdate()
    }

    /// Removes the menu.
    public func hide(_ menu: PresentedMenu) {
        if self.menu === menu { self.menu = nil }
        requestUpdate()
    }

    /// Ends the transition at once.
    public func animate(_ transition: HostTransition) { transition.end() }

    /// Shows the end of the animation at once.
    public func animate(_ animation: HostAnimation) {
        animation.show(fraction: 1)
        if !animation.isEndless { animation.end(finished: true) }
    }

    /// Does nothing: animations end at once.
    public func stop(_ animation: HostAnimation) {}

    /// Does nothing: there is no motion.
    public func show(_ animation: HostAnimation) {}

    /// Does nothing: scroll bars are always visible.
    public func flashScrollIndicators(of scrollView: UIScrollView) {}

    /// The time of the clock.
    public var now: Duration { clock.now }

    /// The date of the clock.
    public var date: Date { clock.date }

    /// Schedules a closure with the clock.
    public func after(_ delay: Duration, _ body: @escaping @MainActor () -> Void) -> HostTimer {
        let timer = HostTimer { [weak self] in
            self?.enter()
            body()
        }
        clock.add(timer, after: delay)
        return timer
    }

    /// Schedules a closure with the clock, after a sixtieth of a second.
    public func atNextFrame(_ body: @escaping @MainActor () -> Void) -> HostTimer {
        after(.nanoseconds(16_666_667), body)
    }

    /// The size of text in cells.
    public func size(of text: String, font: UIFont, width: CGFloat, numberOfLines: Int) -> CGSize {
        let cell = CellMetrics.size
        let columns = width.isFinite ? max(1, Int(width / cell.width + 1e-3)) : 1 << 24
        let lines = CellText.lines(of: text, columns: columns, limit: numberOfLines)
        let widest = lines.lazy.map { $0.reduce(0) { $0 + $1.columns } }.max() ?? 0
        return CGSize(width: CGFloat(widest) * cell.width, height: CGFloat(max(1, lines.count)) * cell.height)
    }

    /// The lines of a paragraph in cells.
    public func layOut(_ paragraph: TextParagraph, width: CGFloat) -> ParagraphLayout {
        CellText.layOut(paragraph, width: width, isMirrored: traits.layoutDirection == .rightToLeft)
    }

    /// Shows the focus in the next frame.
    public func firstResponderDidChange(to responder: UIResponder?, in window: UIWindow) { requestUpdate() }

    /// Shows the focus in the next frame.
    public func focusedViewDidChange(to view: UIView?, in window: UIWindow) { requestUpdate() }

    /// True: Tab reaches all controls.
    public var focusesControls: Bool { true }

    /// Copies the text to the clipboard of the desktop, with the sequence OSC 52. Images stay in this app.
    public func writeClipboard(text: String?, image: Data?) {
        clipboardText = text
        clipboardImage = image
        clipboardChangeCount += 1
        guard let text, text.utf8.count <= Self.copyLimit else { return }
        write("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{1B}\\")
    }

    /// The maximum number of bytes of a copied text. Terminals ignore longer sequences.
    private static var copyLimit: Int { 74_000 }

    /// Records the sentence while a script drives the app. Screen readers read the screen of a terminal.
    public func announce(_ announcement: String, priority: UIAccessibilityPriority) {
        note(announcement, priority: priority)
    }

    /// False: a terminal does not report it.
    public var isScreenReaderRunning: Bool { false }

    /// False: spinners turn.
    public var prefersReducedMotion: Bool { false }

    /// False: a terminal has no such settings.
    public func isOn(_ setting: AccessibilitySetting) -> Bool { false }

    /// The stored state of the previous run.
    public func storedState(forSession identifier: String) -> Data? { readState(identifier) }

    /// Marks the restored state as safe.
    public func launchDidSettle() { markLaunch() }

    /// Stores state for the next run.
    public func storeState(_ state: Data?, forSession identifier: String) { writeState(state, identifier) }

    /// Sets the state of the previous run aside.
    public func setStateAside(forSession identifier: String, because reason: String) { setAside(identifier, reason) }

    /// Whether the address is allowed, and the desktop has a program that opens it.
    public func accepts(_ request: HostRequest) -> Bool { request.isAllowed && DesktopOpener.isAvailable }

    /// Opens an address in the user's program for it.
    public func perform(_ request: HostRequest) -> Bool {
        guard accepts(request) else { return false }
        switch request {
        case .open(let url): return DesktopOpener.open(url)
        }
    }

    /// Shows the windows of the scene.
    public func bringToFront(_ scene: UIWindowScene) { requestUpdate() }

    /// False: the size is that of the terminal.
    public func resize(_ window: UIWindow, to size: CGSize) -> Bool { false }

    /// Ends the app.
    public func lastWindowDidClose() { onEnd() }

    /// Does nothing: there is no desktop that offers quick actions.
    public func shortcutsDidChange(to items: [UIApplicationShortcutItem]) {}

    // MARK: Services that a terminal does not have

    /// Passes false: a terminal has no service for notifications.
    public func findNotificationService(_ body: @escaping @MainActor (Bool) -> Void) { body(false) }

    /// Does nothing, because there is no service.
    public func show(_ notification: HostNotification, answer: @escaping @MainActor (HostNotification.Answer) -> Void) {
    }

    /// Does nothing, because there is no service.
    public func hideNotification(_ identifier: String) {}

    /// False: documents are not printed from a terminal.
    public var canPrint: Bool { false }

    /// Fails, because there is no printer.
    public func print(_ job: PrintJob) { job.finish(.failed("A terminal has no printers.")) }

    /// 60.
    public var maximumFramesPerSecond: Int { 60 }

    /// Does nothing: the terminal does not turn the screen off.
    public func setIdleTimerDisabled(_ isDisabled: Bool) {}

    /// The identifier in the user's state folder.
    public var vendorIdentifier: UUID? { vendor }

    /// Does nothing: a terminal does not report it.
    public func setBatteryObserved(_ isObserved: Bool) {}

    /// Nil: a terminal does not report it.
    public var battery: HostBattery? { nil }

    /// False: a terminal does not report it.
    public var isPowerSaverOn: Bool { false }

    /// Does nothing: there is no motor.
    public func play(_ haptic: HostHaptic) {}

    /// Passes `unavailable` in a later turn.
    public func startLocating(
        _ accuracy: HostPosition.Accuracy,
        _ body: @escaping @MainActor (HostPosition.Answer) -> Void
    ) {
        _ = after(.zero) { body(.unavailable) }
    }

    /// Does nothing, because there is no service.
    public func stopLocating() {}
}

extension ControlMetrics {
    /// Rows, bars and controls of one row of cells.
    static let terminal: ControlMetrics = {
        let (width, height) = (CellMetrics.size.width, CellMetrics.size.height)
        var metrics = ControlMetrics()
        metrics.cell = CellMetrics.size
        metrics.rowHeight = height
        metrics.estimatedRowHeight = 2 * height
        metrics.stackedRowHeight = height
        metrics.headerHeight = height
        metrics.sectionGap = height
        metrics.indexLineHeight = height
        metrics.indexWidth = 2 * width
        metrics.indexMargin = width
        metrics.navigationPromptHeight = height
        metrics.largeTitleHeight = height
        metrics.largeSubtitleHeight = height
        metrics.tabBarHeight = height
        metrics.wideTabBarWidth = 0
        metrics.toolbarHeight = height
        metrics.toolbarItemHeight = height
        metrics.tabAccessoryHeight = height
        metrics.searchFieldHeight = height
        metrics.searchRowHeight = height
        metrics.scopeBarHeight = height
        metrics.searchPromptHeight = height
        metrics.titleRowSearchHeight = height
        metrics.textFieldHeight = height
        metrics.tokenPadding = 3 * width
        metrics.tokenIconWidth = 3 * width
        metrics.textFieldInset = width
        metrics.clearButtonSize = CGSize(width: 2 * width, height: height)
        metrics.fieldButtonSize = CGSize(width: 3 * width, height: height)
        metrics.segmentHeight = height
        metrics.sliderHeight = height
        metrics.switchSize = CGSize(width: 4 * width, height: height)
        metrics.stepperSize = CGSize(width: 9 * width, height: height)
        metrics.pageControlHeight = height
        metrics.pageDotDistance = 2 * width
        metrics.pickerRowHeight = height
        metrics.pickerSize = CGSize(width: 40 * width, height: 7 * height)
        metrics.colorWellSize = CGSize(width: 4 * width, height: height)
        metrics.refreshHeight = height
        metrics.menuItemHeight = height
        metrics.alertButtonHeight = height
        metrics.alertFieldHeight = height
        metrics.alertInset = CGSize(width: 2 * width, height: height)
        metrics.alertGap = CGSize(width: 2 * width, height: height)
        metrics.alertButtonsMargin = height
        metrics.alertLineGap = 0
        metrics.sheetTopMargin = height
        metrics.grabberSize = CGSize(width: 9 * width, height: height)
        metrics.emptyScreenSymbol = height
        return metrics
    }()

    /// The same without free rows between texts and buttons.
    static let smallTerminal: ControlMetrics = {
        var metrics = ControlMetrics.terminal
        metrics.alertGap.height = 0
        metrics.alertButtonsMargin = 0
        metrics.alertMargin = 0
        return metrics
    }()
}
#endif
