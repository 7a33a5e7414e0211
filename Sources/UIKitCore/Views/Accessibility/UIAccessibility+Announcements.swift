import Foundation

extension UIAccessibility {
    /// Posted on the main actor after an announcement, while a screen reader runs.
    ///
    /// Screen readers of Linux do not report when they have spoken. It is posted in the turn after the announcement was handed over, so
    /// that an app can post its next one.
    public static let announcementDidFinishNotification = NSNotification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification"
    )

    /// The sentence in the user info of ``announcementDidFinishNotification``.
    nonisolated public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"

    /// Whether the sentence was handed over, in the user info of ``announcementDidFinishNotification``.
    nonisolated public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"

    static func announcementWasHandedOver(_ sentence: String, on host: any ApplicationHost) {
        guard host.isScreenReaderRunning else { return }
        _ = host.after(.zero) {
            NotificationCenter.default.post(
                name: announcementDidFinishNotification,
                object: nil,
                userInfo: [
                    announcementStringValueUserInfoKey: sentence, announcementWasSuccessfulUserInfoKey: true,
                ]
            )
        }
    }

    /// Converts a rectangle to the screen, for `accessibilityFrame`.
    ///
    /// - Parameters:
    ///   - rect: The rectangle in the coordinates of the view, in points.
    ///   - view: The view, in a window.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        let origin = view.window?.frame.origin ?? .zero
        return view.convert(rect, to: nil).offsetBy(dx: origin.x, dy: origin.y)
    }

    /// Converts a path to the screen, for `accessibilityPath`. Ignores rotations of the view.
    ///
    /// - Parameters:
    ///   - path: The path in the coordinates of the view, in points.
    ///   - view: The view, in a window.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let unit = convertToScreenCoordinates(CGRect(x: 0, y: 0, width: 1, height: 1), in: view)
        let moved = UIBezierPath(cgPath: path.cgPath)
        moved.apply(
            CGAffineTransform(a: unit.width, b: 0, c: 0, d: unit.height, tx: unit.minX, ty: unit.minY)
        )
        return moved
    }
}

extension UIView {
    /// Lets the host read the accessibility properties of this view and its descendants again.
    func accessibilityDidChangeWithin() {
        markDirty()
        for subview in subviews { subview.accessibilityDidChangeWithin() }
    }
}
