import Foundation

/// Saving and restoring the activities of scenes.
///
/// On iOS the system requests a scene's activity when the scene leaves the screen. Desktop windows rarely do, and a process
/// there may end without notice. Therefore scenes are also queried one second after a change on screen. The state is written
/// only if it differs from the last one.
extension UIApplication {
    private static let delay = Duration.seconds(1)

    // MARK: Saving

    /// Schedules a save. Called after changes.
    func stateMayHaveChanged() {
        guard stateTimer?.isPending != true, windowScenes.contains(where: { $0.delegate != nil }) else { return }
        stateTimer = host.after(UIApplication.delay) { [weak self] in
            guard let self else { return }
            let previous = UIApplication.current
            UIApplication.current = self
            for scene in windowScenes where scene.isInForeground { keepStateOnTheWay(of: scene) }
            keepSessions()
            UIApplication.current = previous
        }
    }

    /// Saves the state of a scene. Reports each error once; the app continues.
    func keepStateOnTheWay(of scene: UIWindowScene) {
        do {
            try keepState(of: scene)
        } catch {
            let message = "\(error)"
            if lastStateWarning != message { Diagnostics.warn(message) }
            lastStateWarning = message
        }
    }

    /// Sends the app to the background, which saves its state, and to the foreground again.
    @_spi(Host)
    public func saveState() throws {
        let scenes = windowScenesFromBack
        for scene in scenes {
            enterBackground(scene)
            try keepState(of: scene)
            try keepRestorableState()
        }
        saveCurrentActivity()
        keepSessions()
        for scene in scenes { bringToFront(scene) }
    }

    func keepState(of scene: UIWindowScene) throws {
        let activity = scene.delegate?.stateRestorationActivity(for: scene)
        activity?.saveIfNeeded()
        let state = try activity?.stored()
        let session = scene.session.persistentIdentifier
        guard keptStates[session] != .some(state) else { return }
        host.storeState(state, forSession: session)
        keptStates[session] = .some(state)
    }

    // MARK: Restoring

    /// Returns the saved activity of a session. An unreadable one is set aside, and the app starts without it.
    func keptActivity(of session: UISceneSession) -> NSUserActivity? {
        let name = session.persistentIdentifier
        guard let data = host.storedState(forSession: name) else { return nil }
        guard let activity = NSUserActivity(stored: data) else {
            host.setStateAside(forSession: name, because: "it holds no activity")
            return nil
        }
        return activity
    }
}
