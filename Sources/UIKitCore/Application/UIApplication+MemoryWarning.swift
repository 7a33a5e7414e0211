import Foundation

/// The controllers of an app that are alive, on screen or not, in the order in which they were made.
@MainActor
struct LivingControllers {
    private struct Entry {
        weak var controller: UIViewController?
    }

    private var entries: [Entry] = []
    private var sweepAt = 32

    /// Those that are alive now.
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
    /// Memory runs short: the delegate is told, then every controller that is alive, then whoever observes
    /// ``didReceiveMemoryWarningNotification``. A host calls it when the system says so.
    @_spi(Host)
    public func memoryIsShort() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        for controller in livingControllers.all { controller.didReceiveMemoryWarning() }
        post(UIApplication.didReceiveMemoryWarningNotification)
    }
}
