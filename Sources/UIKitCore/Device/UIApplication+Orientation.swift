import Foundation

extension UIApplication {
    /// The shape of the window in front.
    var windowOrientation: UIDeviceOrientation {
        let window = firstWindowScene?.keyWindow ?? visibleWindows.last
        guard let size = window?.bounds.size, size.width > 0, size.height > 0 else { return .unknown }
        return size.height >= size.width ? .portrait : .landscapeLeft
    }

    /// Tells the app when the shape of its window is another than at the last layout.
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
