import UIKit
@_spi(Host) import UIKitCore

extension WalkInvariants {
    /// Presented controllers form a chain whose last member is on screen.
    func checkPresentation() throws {
        for window in application.visibleWindows {
            guard let root = window.rootViewController else { continue }
            for controller in ControllerTree.all(from: root) {
                guard let presented = controller.presentedViewController else { continue }
                let name = type(of: presented)
                guard let presenting = presented.presentingViewController else {
                    throw BrokenInvariant(
                        "\(name) is presented by \(type(of: controller)), but has no presenting controller."
                    )
                }
                if presenting.presentedViewController !== presented {
                    throw BrokenInvariant(
                        "\(name) is presented by \(type(of: presenting)), which presents another controller."
                    )
                }
                if presented.isBeingDismissed { throw BrokenInvariant("\(name) is still being dismissed.") }
                if presented.isBeingPresented { throw BrokenInvariant("\(name) is still being presented.") }
            }
            try checkLast(of: root, in: window)
        }
    }

    private func checkLast(of root: UIViewController, in window: UIWindow) throws {
        var seen: Set<ObjectIdentifier> = []
        var last = root
        while let next = last.presentedViewController {
            guard seen.insert(ObjectIdentifier(next)).inserted else {
                throw BrokenInvariant("\(type(of: next)) presents itself through others.")
            }
            last = next
        }
        guard last !== root, !(last is UISearchController) else { return }
        guard let view = last.viewIfLoaded, view.window != nil else {
            throw BrokenInvariant("The last presented controller, \(type(of: last)), is not on screen.")
        }
        if let hidden = Self.path(from: view).first(where: \.isHidden) {
            throw BrokenInvariant(
                "The last presented controller, \(type(of: last)), is in the hidden \(type(of: hidden))."
            )
        }
    }

    /// A search that ended shows no results, and one that is active can be ended.
    func checkSearches() throws {
        for case let search as UISearchController in ControllerTree.all(in: application.visibleWindows) {
            let results = search.searchResultsController?.viewIfLoaded
            let isShown = results.map { $0.window != nil && Self.path(from: $0).allSatisfy { !$0.isHidden } } == true
            if !search.isActive, isShown {
                throw BrokenInvariant("The results of a search are on screen although the search is not active.")
            }
            if !search.isActive, search.presentingViewController != nil {
                throw BrokenInvariant("A search controller is presented although the search is not active.")
            }
        }
    }
}
