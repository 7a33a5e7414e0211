import Foundation

extension UISplitViewController {
    /// Hides the columns in front of the content for Escape, or offers the key to the columns beside the front one, where a
    /// search may be active.
    func responseOfColumns(to press: KeyPress, in window: UIWindow) -> KeyResponse? {
        guard press == KeyPress(.escape) else { return nil }
        if dismissOverlay() { return .handled }
        for column in shownControllers where column !== frontController && column.isViewLoaded {
            guard column.view.window != nil else { continue }
            let inside = sequence(first: column.frontmost, next: \.outerController).lazy.prefix { $0 !== self }
            if window.offer(press, to: inside, on: .controllers) == true { return .handled }
        }
        return nil
    }
}
