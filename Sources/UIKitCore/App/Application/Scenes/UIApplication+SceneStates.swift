import Foundation

// A scene is active while one of its windows has the keyboard focus, or would have it if the desktop had not given it to another app
// before. It is inactive while its windows are visible without focus, and in the background while they are minimized. The app is in
// the state of its most active scene.

extension UIApplication {
    /// Brings a scene to the foreground and to the front, and makes it the active one.
    func bringToFront(_ scene: UIWindowScene) {
        let wasAttached = scene.activationState != .unattached
        enterForeground(scene)
        activate(scene)
        for other in windowScenes where other !== scene { deactivate(other) }
        if wasAttached { host.bringToFront(scene) }
        updates.request()
    }

    func enterForeground(_ scene: UIWindowScene) {
        guard !scene.isInForeground else { return }
        let isFirst = applicationState == .background || !windowScenes.contains { $0.isInForeground }
        if let sceneDelegate = scene.delegate {
            sceneDelegate.sceneWillEnterForeground(scene)
        } else if applicationState == .background {
            delegate?.applicationWillEnterForeground(self)
        }
        scene.post(UIScene.willEnterForegroundNotification)
        if isFirst, scene.delegate != nil || applicationState == .background {
            post(UIApplication.willEnterForegroundNotification)
        }
        scene.activationState = .foregroundInactive
        updateApplicationState()
        scene.beginAppearance()
        updates.request()
    }

    func activate(_ scene: UIWindowScene) {
        guard scene.activationState == .foregroundInactive else { return }
        let wasActive = applicationState == .active
        scene.activationState = .foregroundActive
        moveToFront(scene)
        updateApplicationState()
        if let sceneDelegate = scene.delegate {
            sceneDelegate.sceneDidBecomeActive(scene)
        } else {
            delegate?.applicationDidBecomeActive(self)
        }
        scene.post(UIScene.didActivateNotification)
        if !wasActive { post(UIApplication.didBecomeActiveNotification) }
    }

    func deactivate(_ scene: UIWindowScene) {
        guard scene.activationState == .foregroundActive else { return }
        let isLast = !windowScenes.contains { $0 !== scene && $0.activationState == .foregroundActive }
        if let sceneDelegate = scene.delegate {
            sceneDelegate.sceneWillResignActive(scene)
        } else {
            delegate?.applicationWillResignActive(self)
        }
        scene.post(UIScene.willDeactivateNotification)
        if isLast { post(UIApplication.willResignActiveNotification) }
        scene.activationState = .foregroundInactive
        updateApplicationState()
    }

    func enterBackground(_ scene: UIWindowScene) {
        guard scene.isInForeground else { return }
        deactivate(scene)
        scene.activationState = .background
        updateApplicationState()
        if let sceneDelegate = scene.delegate {
            sceneDelegate.sceneDidEnterBackground(scene)
        } else {
            delegate?.applicationDidEnterBackground(self)
        }
        scene.post(UIScene.didEnterBackgroundNotification)
        if applicationState == .background { post(UIApplication.didEnterBackgroundNotification) }
    }

    private func updateApplicationState() {
        let states = windowScenes.map(\.activationState)
        applicationState =
            states.contains(.foregroundActive)
            ? .active : states.contains(.foregroundInactive) ? .inactive : .background
    }
}

@_spi(Host)
extension UIApplication {
    /// Called after the keyboard focus moved to the windows of a scene.
    public func hostDidFocus(_ scene: UIWindowScene) {
        enterForeground(scene)
        activate(scene)
        for other in windowScenes where other !== scene { deactivate(other) }
    }

    /// Called after the windows of a scene lost the keyboard focus to another program.
    public func hostDidUnfocus(_ scene: UIWindowScene) { deactivate(scene) }

    /// Called after the user minimized the windows of a scene. Its state is saved.
    public func hostDidMinimize(_ scene: UIWindowScene) {
        guard scene.isInForeground else { return }
        enterBackground(scene)
        keepStateOnTheWay(of: scene)
    }

    /// Called after the user restored minimized windows of a scene.
    public func hostDidRestore(_ scene: UIWindowScene) { enterForeground(scene) }
}
