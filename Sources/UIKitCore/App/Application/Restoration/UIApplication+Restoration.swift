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
        let references = RestoredObjects()
        for root in roots { root.noteRestorationPaths([], in: references) }
        let objects = registeredObjects.filter { $0.object != nil }
        for entry in objects { if let object = entry.object { references.add(object, at: path(of: entry)) } }
        state.roots = roots.compactMap { $0.restorableNode(secure: state.isSecure, references: references) }
        state.objects = objects.compactMap { entry in
            guard let object = entry.object else { return nil }
            return RestorableNode(
                identifier: entry.identifier,
                restorationClass: object.objectRestorationClass.flatMap { _mangledTypeName($0) },
                state: RestorableState.archive(secure: state.isSecure, references: references) {
                    object.encodeRestorableState(with: $0)
                },
                path: path(of: entry)
            )
        }
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
        var restored: [Restored] = []
        for root in windows.compactMap(\.rootViewController) {
            guard let node = state.roots.first(where: { $0.identifier == root.restorationIdentifier }) else { continue }
            restore(root, from: node, path: [], state, &restored)
        }
        let objects = makeObjects(of: state)
        for (object, coder) in objects { object.decodeRestorableState(with: coder) }
        for (controller, coder, views) in restored {
            controller.decodeRestorableState(with: coder)
            controller.restoreViews(views)
        }
        for (object, _) in objects { object.applicationFinishedRestoringState() }
        for (controller, _, _) in restored { controller.applicationFinishedRestoringState() }
        delegate.application(self, didDecodeRestorableStateWith: coder)
    }

    /// A controller with its state and that of its views.
    private typealias Restored = (controller: UIViewController, coder: NSCoder, views: [String: NSCoder])

    /// Finds or creates the registered objects.
    private func makeObjects(of state: RestorableState) -> [(any UIStateRestoring, NSCoder)] {
        state.objects.compactMap { node in
            guard let coder = state.coder(for: node.state), !node.path.isEmpty else { return nil }
            var object = registeredObjects.first { path(of: $0) == node.path }?.object
            if object == nil, let name = node.restorationClass {
                let maker = _typeByName(name) as? any UIObjectRestoration.Type
                object = maker?.object(withRestorationIdentifierPath: node.path, coder: coder)
            }
            guard let object else { return nil }
            state.restored.add(object, at: node.path)
            return (object, coder)
        }
    }

    private func restore(
        _ controller: UIViewController,
        from node: RestorableNode,
        path: [String],
        _ state: RestorableState,
        _ restored: inout [Restored]
    ) {
        guard let coder = state.coder(for: node.state) else { return }
        let path = path + [node.identifier]
        restored.append((controller, coder, node.views.compactMapValues { state.coder(for: $0) }))
        state.restored.add(controller, at: path)
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
    fileprivate func restorableNode(secure: Bool, references: RestoredObjects) -> RestorableNode? {
        guard let restorationIdentifier else { return nil }
        return RestorableNode(
            identifier: restorationIdentifier,
            restorationClass: restorationClass.flatMap { _mangledTypeName($0) },
            state: RestorableState.archive(secure: secure, references: references) { encodeRestorableState(with: $0) },
            children: children.compactMap { $0.restorableNode(secure: secure, references: references) },
            views: viewStates { RestorableState.archive(secure: secure, references: references, $0) }
        )
    }

    /// Notes the paths of the controller and its children, which are saved.
    fileprivate func noteRestorationPaths(_ path: [String], in references: RestoredObjects) {
        guard let restorationIdentifier else { return }
        references.add(self, at: path + [restorationIdentifier])
        for child in children { child.noteRestorationPaths(path + [restorationIdentifier], in: references) }
    }
}
