import Foundation

/// The activities of scenes between two runs: when they are kept, and how they come back.
///
/// On iOS the system asks a scene for its activity when the scene leaves the screen. The windows of a desktop rarely do, and a
/// program there may end without a word, so that scenes are also asked when something has changed on the screen, and a second
/// went by. What is put away is written only when it is another than before.
extension UIApplication {
    private static let delay = Duration.seconds(1)

    // MARK: Keeping

    /// Has the state kept soon: something changed.
    func stateMayHaveChanged() {
        guard stateTimer?.isPending != true, windowScenes.contains(where: { $0.delegate != nil }) else { return }
        stateTimer = host.after(UIApplication.delay) { [weak self] in
            guard let self else { return }
            let previous = UIApplication.current
            UIApplication.current = self
            for scene in windowScenes where scene.isInForeground { keepStateOnTheWay(of: scene) }
            UIApplication.current = previous
        }
    }

    /// What cannot be kept is said once; the app goes on.
    private func keepStateOnTheWay(of scene: UIWindowScene) {
        do {
            try keepState(of: scene)
        } catch {
            let message = "\(error)"
            if lastStateWarning != message { Diagnostics.warn(message) }
            lastStateWarning = message
        }
    }

    /// Sends the app to the background, keeps its state as the system does there, and brings it back.
    @_spi(Host)
    public func saveState() throws {
        for scene in windowScenes {
            sendToBack(scene)
            try keepState(of: scene)
            try keepRestorableState()
            bringToFront(scene)
        }
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

    // MARK: Bringing back

    /// The activity that was kept for a session. One that cannot be read is put aside, and the app starts without.
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
