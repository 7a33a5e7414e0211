import Foundation

/// The existing controllers of an app, on screen or not, in the order of their creation. Weak references.
@MainActor
struct LivingControllers {
    private struct Entry {
        weak var controller: UIViewController?
    }

    private var entries: [Entry] = []
    private var sweepAt = 32

    /// The existing controllers.
    var all: [UIViewController] { entries.compactMap(\.controller) }

    mutating func add(_ controller: UIViewController) {
        if entries.count >= sweepAt {
            entries.removeAll { $0.controller == nil }
            sweepAt = max(32, entries.count * 2)
        }
        entries.append(Entry(controller: controller))
    }
}

extension UIApplication {
    /// Reports low memory to the delegate, then to all existing controllers, then to observers of
    /// ``didReceiveMemoryWarningNotification``. Called by the host when the system reports low memory.
    @_spi(Host)
    public func memoryIsShort() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        for controller in livingControllers.all { controller.didReceiveMemoryWarning() }
        post(UIApplication.didReceiveMemoryWarningNotification)
    }
}
