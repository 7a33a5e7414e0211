import Foundation

@_spi(Host) @testable import UIKitCore

/// A host that measures text: 10 points a character, 20 points a line. Everything else of it is idle.
final class LayoutTestHost: ApplicationHost {
    var traits = UITraitCollection(traitsFrom: [UITraitCollection(layoutDirection: .leftToRight)])
    let screenBounds = CGRect(x: 0, y: 0, width: 400, height: 800)
    let now = Duration.zero
    var clipboardText: String?

    func size(of text: String, font: UIFont, width: CGFloat, numberOfLines: Int) -> CGSize {
        let columns = width.isFinite ? max(1, Int(width / 10)) : Int.max
        let lines = text.isEmpty ? 0 : (text.count - 1) / columns + 1
        let shown = numberOfLines > 0 ? min(numberOfLines, lines) : lines
        return CGSize(width: CGFloat(min(text.count, columns)) * 10, height: CGFloat(shown) * 20)
    }

    func requestUpdate() {}
    func display(_ views: [UIView]) {}
    func show(_ window: UIWindow) {}
    func hide(_ window: UIWindow) {}
    func firstResponderDidChange(to responder: UIResponder?, in window: UIWindow) {}
    func announce(_ announcement: String) {}
    func storedState(forSession identifier: String) -> Data? { nil }
    func storeState(_ state: Data?, forSession identifier: String) {}
    func accepts(_ request: HostRequest) -> Bool { false }
    func perform(_ request: HostRequest) -> Bool { false }
}

/// Runs a closure with an app on a ``LayoutTestHost``.
@MainActor
func withLayoutHost(_ body: () throws -> Void) rethrows {
    let former = UIApplication.current
    let host = LayoutTestHost()
    UIApplication.current = UIApplication(host: host)
    defer { UIApplication.current = former }
    try body()
}

/// A view of 400 × 300 points with views in it that constraints place.
@MainActor
func container(_ subviews: UIView...) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    for subview in subviews {
        subview.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(subview)
    }
    return view
}

/// A label with a text, for ``LayoutTestHost``: 10 points a character.
@MainActor
func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
}
