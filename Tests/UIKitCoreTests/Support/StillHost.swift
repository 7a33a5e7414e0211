import Foundation
@_spi(Host) import UIKitCore

/// A host without output or real time. All characters have the same width, and all lines a height of 20 points.
@MainActor
class StillHost: ApplicationHost {
    let screenBounds: CGRect
    let characterWidth: CGFloat
    var traits = UITraitCollection(traitsFrom: [UITraitCollection(layoutDirection: .leftToRight)])
    var now = Duration.zero
    var clipboardText: String? { didSet { clipboardChangeCount += 1 } }
    var clipboardChangeCount = 0
    var displayed: [UIView] = []

    init(screenSize: CGSize, characterWidth: CGFloat) {
        screenBounds = CGRect(origin: .zero, size: screenSize)
        self.characterWidth = characterWidth
    }

    func size(of text: String, font: UIFont, width: CGFloat, numberOfLines: Int) -> CGSize {
        let columns = max(1, Int(min(width, 1_000_000) / characterWidth))
        let lines = text.isEmpty ? 0 : (text.count - 1) / columns + 1
        let shown = numberOfLines > 0 ? min(numberOfLines, lines) : lines
        return CGSize(width: CGFloat(min(text.count, columns)) * characterWidth, height: CGFloat(shown) * 20)
    }

    private var timers: [(time: Duration, timer: HostTimer)] = []

    func after(_ delay: Duration, _ body: @escaping @MainActor () -> Void) -> HostTimer {
        let timer = HostTimer(body)
        timers.append((now + delay, timer))
        return timer
    }

    /// Advances the time, and performs the events that are due.
    func advance(by duration: Duration) {
        let end = now + duration
        while let index = timers.indices.min(by: { timers[$0].time < timers[$1].time }), timers[index].time <= end {
            let next = timers.remove(at: index)
            now = max(now, next.time)
            next.timer.fire()
        }
        now = end
    }

    func requestUpdate() {}
    func display(_ views: [UIView]) { displayed += views }
    var titleRowHeight: CGFloat { 44 }
    var screenKeyboardHeight: CGFloat { 0 }
    func titleBarFrame(of view: UIView) -> CGRect? { nil }
    func show(_ window: UIWindow) {}
    func hide(_ window: UIWindow) {}
    func show(_ sheet: PresentedSheet) {}
    func hide(_ sheet: PresentedSheet) {}
    func show(_ menu: PresentedMenu) {}
    func hide(_ menu: PresentedMenu) {}
    func animate(_ transition: HostTransition) { transition.end() }
    func animate(_ animation: HostAnimation) { animation.end(finished: true) }
    func stop(_ animation: HostAnimation) -> CGFloat { 1 }
    func flashScrollIndicators(of scrollView: UIScrollView) {}
    func firstResponderDidChange(to responder: UIResponder?, in window: UIWindow) {}
    func announce(_ announcement: String, priority: UIAccessibilityPriority) {}
    var isScreenReaderRunning: Bool { false }
    var prefersReducedMotion: Bool { false }
    func storedState(forSession identifier: String) -> Data? { nil }
    func launchDidSettle() {}
    func storeState(_ state: Data?, forSession identifier: String) {}
    func setStateAside(forSession identifier: String, because reason: String) {}
    var preferredLanguages: [String] { ["en"] }
    func accepts(_ request: HostRequest) -> Bool { false }
    func perform(_ request: HostRequest) -> Bool { false }
}
