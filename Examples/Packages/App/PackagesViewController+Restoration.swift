import Foundation
import UIKit

extension PackagesViewController {
    /// The state to restore at the next launch.
    var state: PackagesState {
        var state = PackagesState()
        if list.search.controller.isActive { state.search = list.search.restorationState }
        state.package = visiblePackage?.id
        if case .file(let url) = library.loader.source { state.file = url }
        return state
    }

    /// The package on screen. In a narrow window, its screen is in the navigation controller of the list, and may be covered.
    private var visiblePackage: Package? {
        let screens = screens(in: viewController(for: .secondary)) + screens(in: viewController(for: .primary))
        return screens.compactMap { $0 as? PackageViewController }.last { $0.viewIfLoaded?.window != nil }?.package
    }

    private func screens(in controller: UIViewController?) -> [UIViewController] {
        guard let navigation = controller as? UINavigationController else { return controller.map { [$0] } ?? [] }
        return navigation.viewControllers.flatMap(screens)
    }

    /// Restores a state. Call it before ``start()``, and before the window appears.
    func restore(_ state: PackagesState) {
        if let file = state.file, FileManager.default.fileExists(atPath: file.path) { use(.file(file)) }
        list.restore(state)
    }
}
