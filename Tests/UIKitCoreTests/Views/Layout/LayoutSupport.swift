import Foundation
import UIKitTestSupport

@_spi(Host) @testable import UIKitCore

/// Runs a closure with an app on a host whose characters are 10 points wide.
@MainActor
func withLayoutHost(_ body: () throws -> Void) rethrows {
    let former = UIApplication.current
    let host = StillHost(screenSize: CGSize(width: 400, height: 800), characterWidth: 10)
    UIApplication.current = UIApplication(host: host)
    defer { UIApplication.current = former }
    try body()
}

/// Runs a closure without a current app.
@MainActor
func withoutApplication(_ body: () throws -> Void) rethrows {
    let former = UIApplication.current
    UIApplication.current = nil
    defer { UIApplication.current = former }
    try body()
}

/// A view of 400 × 300 points with subviews for constraint-based layout.
@MainActor
func container(_ subviews: UIView...) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    for subview in subviews {
        subview.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(subview)
    }
    return view
}

/// A label with a text. Requires ``withLayoutHost(_:)``.
@MainActor
func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
}
