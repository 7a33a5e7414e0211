import Foundation

/// State restoration of apps without scenes. When the app enters the background, controllers encode their state. At the next
/// launch they are found or created, and decode it. For apps with scenes, which use an activity instead
/// (`stateRestorationActivity(for:)`), none of this is called, as on iOS.
extension UIApplication {
    /// The session name under which a host stores the state.
    private static let session = "application"

    private var hasScenesOfItsOwn: Bool { windowScenes.contains { $0.delegate != nil } }

    // MARK: Saving

    /// Saves the state of the controllers if the delegate agrees. Otherwise removes the stored state.
    func keepRestorableState() throws {
        guard let delegate, !hasScenesOfItsOwn else { return }
        var state = RestorableState()
        var wants = false
        for secure in [true, false] where !wants {
            state.isSecure = secure
            state.application = RestorableState.archive(secure: secure) { coder in
                wants =
                    secure
                    ? delegate.application(self, shouldSaveSecureApplicationState: coder)
                    : delegate.application(self, shouldSaveApplicationState: coder)
                if wants { delegate.application(self, willEncodeRestorableStateWith: coder) }
            }
        }
        guard wants else { return host.storeState(nil, forSession: UIApplication.session) }
        let roots = windowScenes.flatMap(\.windows).compactMap(\.rootViewController)
        state.roots = roots.compactMap { $0.restorableNode(secure: state.isSecure) }
        host.storeState(try state.data(), forSession: UIApplication.session)
    }

    // MARK: Restoring

    /// Restores the saved state if the delegate agrees. Called between the two launch methods of the delegate, so only
    /// windows created in the first one take part.
    func restoreState() {
        guard let delegate, let data = host.storedState(forSession: UIApplication.session) else { return }
        guard let state = RestorableState(data), let coder = state.coder(for: state.application) else {
            return host.setStateAside(forSession: UIApplication.session, because: "it holds no state of controllers")
        }
        let agrees =
            state.isSecure
            ? delegate.application(self, shouldRestoreSecureApplicationState: coder)
            : delegate.application(self, shouldRestoreApplicationState: coder)
        guard agrees else { return }
        let windows = windowsAwaitingScene + windowScenes.flatMap(\.windows)
        var restored: [(UIViewController, NSCoder)] = []
        for root in windows.compactMap(\.rootViewController) {
            guard let node = state.roots.first(where: { $0.identifier == root.restorationIdentifier }) else { continue }
            restore(root, from: node, path: [], state, &restored)
        }
        for (controller, coder) in restored { controller.decodeRestorableState(with: coder) }
        for (controller, _) in restored { controller.applicationFinishedRestoringState() }
        delegate.application(self, didDecodeRestorableStateWith: coder)
    }

    private func restore(
        _ controller: UIViewController,
        from node: RestorableNode,
        path: [String],
        _ state: RestorableState,
        _ restored: inout [(UIViewController, NSCoder)]
    ) {
        guard let coder = state.coder(for: node.state) else { return }
        let path = path + [node.identifier]
        restored.append((controller, coder))
        (controller as? UITabBarController)?.makeControllers(of: coder)
        var present = controller.children
        var found: [UIViewController] = []
        for child in node.children {
            let index = present.firstIndex { $0.restorationIdentifier == child.identifier }
            let existing = index.map { present.remove(at: $0) }
            guard let next = make(child, path: path, in: controller, state) ?? existing else {
                // Controllers pushed over a missing controller cannot be restored.
                if controller is UINavigationController { break }
                continue
            }
            found.append(next)
            restore(next, from: child, path: path, state, &restored)
        }
        if let navigation = controller as? UINavigationController, !found.isEmpty {
            navigation.setViewControllers(found, animated: false)
        }
    }

    /// Creates a controller with its restoration class, the delegate, or its storyboard.
    private func make(
        _ node: RestorableNode,
        path: [String],
        in parent: UIViewController,
        _ state: RestorableState
    ) -> UIViewController? {
        guard let coder = state.coder(for: node.state) else { return nil }
        let path = path + [node.identifier]
        if let name = node.restorationClass {
            let maker = _typeByName(name) as? any UIViewControllerRestoration.Type
            return maker?.viewController(withRestorationIdentifierPath: path, coder: coder)
        }
        if let made = delegate?.application(self, viewControllerWithRestorationIdentifierPath: path, coder: coder) {
            return made
        }
        let isThere = parent.children.contains { $0.restorationIdentifier == node.identifier }
        return isThere ? nil : parent.storyboard?.instantiateViewController(restoring: node.identifier)
    }
}

extension UIViewController {
    /// Returns the state of the controller and its children. Nil without a restoration identifier.
    fileprivate func restorableNode(secure: Bool) -> RestorableNode? {
        guard let restorationIdentifier else { return nil }
        return RestorableNode(
            identifier: restorationIdentifier,
            restorationClass: restorationClass.flatMap { _mangledTypeName($0) },
            state: RestorableState.archive(secure: secure) { encodeRestorableState(with: $0) },
            children: children.compactMap { $0.restorableNode(secure: secure) }
        )
    }
}
