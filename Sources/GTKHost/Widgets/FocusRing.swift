#if GTK
import CGTK
import Foundation
@_spi(Host) import UIKitCore

/// The ring around a focused view.
@MainActor
enum FocusRing {
    /// Shows the focus effect of a view on its widget.
    ///
    /// - Parameters:
    ///   - part: The suffix of the CSS selector of the focused widget.
    static func show(_ view: UIView, on widget: Widget, part: String, styles: StyleSheet) {
        styles.setLook(rules(of: view), slot: "ring", part: part, of: widget)
    }

    /// The style rules that differ from those of the style sheet; nil for none.
    private static func rules(of view: UIView) -> String? {
        guard let effect = view.focusEffect else { return "outline: none" }
        guard let halo = effect as? UIFocusHaloEffect else { return nil }
        func pixels(_ length: CGFloat) -> String { "\((Double(length) * 100).rounded() / 100)px" }
        // An outline has the same distance from all edges.
        let inset = halo.rect?.minX ?? 0
        var rules = ["outline-offset: \(pixels(-inset - (halo.position == .inside ? width : 0)))"]
        if let radius = halo.cornerRadius { rules.append("border-radius: \(pixels(max(radius, 0)))") }
        return rules.joined(separator: "; ")
    }

    /// The width of the ring in the style sheet, in points.
    private static let width: CGFloat = 2
}
#endif
