import Foundation

extension UIApplication {
    /// The orientation of the frontmost window, derived from its shape.
    var windowOrientation: UIDeviceOrientation {
        let window = frontmostScene?.keyWindow ?? visibleWindows.last
        guard let size = window?.bounds.size, size.width > 0, size.height > 0 else { return .unknown }
        return size.height >= size.width ? .portrait : .landscapeLeft
    }

    /// Posts a notification if the orientation of the window changed since the last layout.
    func noteWindowOrientation() {
        let orientation = windowOrientation
        guard orientation != lastWindowOrientation else { return }
        let isFirst = lastWindowOrientation == .unknown
        lastWindowOrientation = orientation
        guard !isFirst, orientation != .unknown else { return }
        NotificationCenter.default.post(
            name: UIDevice.orientationDidChangeNotification,
            object: UIDevice.current
        )
    }
}
