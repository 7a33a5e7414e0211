import Foundation
@_spi(Host) import UIKitCore

/// A host without output or real time. All characters have the same width, and all lines a height of 20 points.
@MainActor
package class StillHost: ApplicationHost {
    package let screenBounds: CGRect
    package let characterWidth: CGFloat
    package var traits = UITraitCollection(traitsFrom: [UITraitCollection(layoutDirection: .leftToRight)])
    package var now = Duration.zero
    package var date: Date { Date(timeIntervalSinceReferenceDate: now / .seconds(1)) }
    package var clipboardText: String? { didSet { clipboardChangeCount += 1 } }
    package var clipboardImage: Data?

    package func writeClipboard(text: String?, image: Data?) {
        clipboardImage = image
        clipboardText = text
    }

    package var clipboardChangeCount = 0
    package var displayed: [UIView] = []
    /// The frames of views in the title bar. Nil for views elsewhere.
    package var titleBarFrames: (UIView) -> CGRect? = { _ in nil }

    package init(screenSize: CGSize, characterWidth: CGFloat) {
        screenBounds = CGRect(origin: .zero, size: screenSize)
        self.characterWidth = characterWidth
    }

    package func layOut(_ paragraph: TextParagraph, width: CGFloat) -> ParagraphLayout {
        ParagraphGrid.layOut(paragraph, width: width)
    }

    package func size(of text: String, font: UIFont, width: CGFloat, numberOfLines: Int) -> CGSize {
        let columns = max(1, Int(min(width, 1_000_000) / characterWidth))
        let lines = text.isEmpty ? 0 : (text.count - 1) / columns + 1
        let shown = numberOfLines > 0 ? min(numberOfLines, lines) : lines
        return CGSize(width: CGFloat(min(text.count, columns)) * characterWidth, height: CGFloat(shown) * 20)
    }

    private var timers: [(time: Duration, timer: HostTimer)] = []

    package func after(_ delay: Duration, _ body: @escaping @MainActor () -> Void) -> HostTimer {
        let timer = HostTimer(body)
        timers.append((now + delay, timer))
        return timer
    }

    package func atNextFrame(_ body: @escaping @MainActor () -> Void) -> HostTimer {
        after(.nanoseconds(16_666_667), body)
    }

    /// Advances the time, and performs the events that are due.
    package func advance(by duration: Duration) {
        let end = now + duration
        while let index = timers.indices.min(by: { timers[$0].time < timers[$1].time }), timers[index].time <= end {
            let next = timers.remove(at: index)
            now = max(now, next.time)
            next.timer.fire()
        }
        now = end
    }

    package func requestUpdate() {}
    package func display(_ views: [UIView]) { displayed += views }
    package var titleRowHeight: CGFloat { 44 }
    package var controlMetrics = ControlMetrics.standard
    package var screenKeyboardHeight: CGFloat { 0 }
    package func titleBarFrame(of view: UIView) -> CGRect? { titleBarFrames(view) }

    package func picture(of view: UIView, scale: CGFloat) -> ViewPicture? { nil }
    package func showPointer(_ pointer: HostPointer, in window: UIWindow) {}
    package func show(_ window: UIWindow) {}
    package func hide(_ window: UIWindow) {}
    package func show(_ sheet: PresentedSheet) {}
    package func hide(_ sheet: PresentedSheet) {}
    package func show(_ menu: PresentedMenu) {}
    package func hide(_ menu: PresentedMenu) {}
    package func animate(_ transition: HostTransition) { transition.end() }
    package func animate(_ animation: HostAnimation) { animation.end(finished: true) }
    package func stop(_ animation: HostAnimation) {}
    package func show(_ animation: HostAnimation) {}
    package func flashScrollIndicators(of scrollView: UIScrollView) {}
    package func firstResponderDidChange(to responder: UIResponder?, in window: UIWindow) {}

    package func focusedViewDidChange(to view: UIView?, in window: UIWindow) {}

    package var focusesControls: Bool { false }
    package func announce(_ announcement: String, priority: UIAccessibilityPriority) {}
    package var isScreenReaderRunning: Bool { false }
    package var prefersReducedMotion: Bool { false }
    package func isOn(_ setting: AccessibilitySetting) -> Bool { false }
    package func storedState(forSession identifier: String) -> Data? { nil }
    package func launchDidSettle() {}
    package func storeState(_ state: Data?, forSession identifier: String) {}
    package func setStateAside(forSession identifier: String, because reason: String) {}
    package var maximumFramesPerSecond: Int { 60 }
    package func setIdleTimerDisabled(_ isDisabled: Bool) {}
    package var vendorIdentifier: UUID? { nil }
    package func setBatteryObserved(_ isObserved: Bool) {}
    package func startLocating(
        _ accuracy: HostPosition.Accuracy,
        _ body: @escaping @MainActor (HostPosition.Answer) -> Void
    ) {}
    package func stopLocating() {}
    package var battery: HostBattery? { nil }
    package var isPowerSaverOn: Bool { false }
    package func play(_ haptic: HostHaptic) {}
    package var preferredLanguages: [String] { ["en"] }
    package func accepts(_ request: HostRequest) -> Bool { false }
    package func perform(_ request: HostRequest) -> Bool { false }
    package func bringToFront(_ scene: UIWindowScene) {}
    package func resize(_ window: UIWindow, to size: CGSize) -> Bool { false }
    package func lastWindowDidClose() {}
    package func findNotificationService(_ body: @escaping @MainActor (Bool) -> Void) { body(false) }
    package func show(_ notification: HostNotification, answer: @escaping @MainActor (HostNotification.Answer) -> Void)
    {
    }
    package func hideNotification(_ identifier: String) {}
    package func show(_ panel: FilePanel) {}
    package func hide(_ panel: FilePanel) {}
    package var canPrint: Bool { false }
    package func print(_ job: PrintJob) { job.finish(.cancelled) }
    package func open(_ file: URL, over window: UIWindow?, _ body: @escaping @MainActor (Bool) -> Void) { body(false) }
    package func shortcutsDidChange(to items: [UIApplicationShortcutItem]) {}
}
