import Foundation
import UIKitTestSupport

@testable @_spi(Host) import UIKitCore

/// A window with one large view, and a log of its events.
@MainActor
final class TouchScene {
    let host: WindowTestHost
    let view: TouchedView
    var log: [String] = []
    var window: UIWindow { host.window }

    init() {
        view = TouchedView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        host = WindowTestHost(showing: view)
        view.note = { [weak self] in self?.log.append($0) }
    }

    /// Attaches a recognizer, and logs its state changes.
    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer,
        _ name: String,
        to other: UIView? = nil
    ) -> Recognizer {
        recognizer.addAction(
            UIAction { [weak self] action in
                guard let state = (action.sender as? UIGestureRecognizer)?.state else { return }
                self?.log.append("\(name) \(state)")
            }
        )
        (other ?? view).addGestureRecognizer(recognizer)
        return recognizer
    }

    func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0, buttons: UIEvent.ButtonMask = .primary) {
        let point = CGPoint(x: x, y: y)
        guard let hit = window.hitTest(point, with: nil) else { return }
        window.userTouchBegan(finger, on: hit, at: point, buttons: buttons)
    }

    func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
        window.userTouchMoved(finger, to: CGPoint(x: x, y: y))
    }

    @discardableResult
    func up(finger: Int = 0) -> Bool { window.userTouchEnded(finger) }

    func tap(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
        down(x, y, finger: finger)
        host.advance(by: .milliseconds(50))
        up(finger: finger)
    }
}

/// A view that reports its touches.
final class TouchedView: UIView {
    var note: (String) -> Void = { _ in }
    var lastTouch: UITouch?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        lastTouch = touches.first
        note("view began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("view moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("view ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("view cancelled") }
}
