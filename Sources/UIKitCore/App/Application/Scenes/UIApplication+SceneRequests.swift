import Foundation

// Scenes connect and disconnect after the turn's update, not inside of the calls that request it, as in UIKit.

extension UIApplication {
    /// Whether the app can have several windows: `UIApplicationSupportsMultipleScenes` in the scene manifest of its Info.plist.
    public var supportsMultipleScenes: Bool { info.supportsMultipleScenes }

    /// Brings the scene of a session to the front, or opens a new window.
    ///
    /// - Parameters:
    ///   - sceneSession: The session. Nil for a new one, if the app supports several windows.
    ///   - userActivity: An activity for the scene: in the connection options of a scene that connects, otherwise in
    ///     `scene(_:continue:)`.
    ///   - options: Options. Nil for the default values.
    ///   - errorHandler: Called with a ``UISceneError`` if the app does not support several windows, or the session is not open.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?,
        userActivity: NSUserActivity?,
        options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard sceneSession != nil || supportsMultipleScenes else {
            errorHandler?(UISceneError(.multipleScenesNotSupported))
            return
        }
        if let sceneSession, !openSessions.contains(sceneSession) {
            errorHandler?(UISceneError(.requestDenied))
            return
        }
        updates.afterPass { [weak self] in
            guard let self else { return }
            if let sceneSession, !openSessions.contains(sceneSession) {
                // It was closed in the meantime.
                errorHandler?(UISceneError(.requestDenied))
            } else {
                activate(sceneSession, userActivity)
            }
        }
    }

    /// Brings a scene to the front, or opens a new window.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - errorHandler: Called with a ``UISceneError`` if the app does not support several windows, or the session is not open.
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        requestSceneSessionActivation(
            request.session,
            userActivity: request.userActivity,
            options: request.options,
            errorHandler: errorHandler
        )
    }

    /// Closes the windows of a session for good, and deletes its saved state. Closing the last window ends the app, which keeps the
    /// state of that window.
    ///
    /// - Parameters:
    ///   - sceneSession: The session.
    ///   - options: Options. Nil for the default values.
    ///   - errorHandler: Called with a ``UISceneError`` if the session is not open.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession,
        options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard openSessions.contains(sceneSession) else {
            errorHandler?(UISceneError(.requestDenied))
            return
        }
        updates.afterPass { [weak self] in self?.destroy(sceneSession) }
    }

    /// Displays the windows of a session again.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
        guard let scene = sceneSession.scene as? UIWindowScene else { return }
        for window in scene.windows { window.redisplayTree() }
    }

    private func activate(_ session: UISceneSession?, _ activity: NSUserActivity?) {
        if let session, let scene = session.scene as? UIWindowScene {
            bringToFront(scene)
            if let activity { self.continue(activity, in: scene) }
            return
        }
        let options = UIScene.ConnectionOptions(userActivities: activity.map { [$0] } ?? [])
        connectScene(session ?? makeSession(named: newSessionName), options)
        keepSessions()
    }

    /// The first name that no open session has. Sessions have no random names, so that the sizes of windows are found again.
    private var newSessionName: String {
        let names = Set(openSessions.map(\.persistentIdentifier))
        var number = 2
        while names.contains("window-\(number)") { number += 1 }
        return "window-\(number)"
    }

    private func destroy(_ session: UISceneSession) {
        guard openSessions.contains(session) else { return }
        if let scene = session.scene as? UIWindowScene {
            if !userClosed(scene) { host.lastWindowDidClose() }
        } else {
            discard(session)
        }
    }

    /// Called when the user closes the windows of a scene.
    ///
    /// - Returns: False if it is the last scene, which stays: closing it ends the app.
    @_spi(Host)
    public func userClosed(_ scene: UIWindowScene) -> Bool {
        guard windowScenes.count > 1 else { return false }
        disconnect(scene)
        discard(scene.session)
        if let next = frontmostScene { bringToFront(next) }
        return true
    }

    /// Opens a new window, as when the user asks for one. Returns false if the app does not support several windows.
    @_spi(Host)
    public func userWantsNewWindow() -> Bool {
        guard supportsMultipleScenes else { return false }
        requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        return true
    }

    private func disconnect(_ scene: UIWindowScene) {
        enterBackground(scene)
        scene.delegate?.sceneDidDisconnect(scene)
        scene.post(UIScene.didDisconnectNotification)
        for window in scene.windows { host.hide(window) }
        scene.activationState = .unattached
        scene.host = nil
        remove(scene)
    }

    private func discard(_ session: UISceneSession) {
        openSessions.remove(session)
        host.storeState(nil, forSession: session.persistentIdentifier)
        keptStates[session.persistentIdentifier] = nil
        keepSessions()
        delegate?.application(self, didDiscardSceneSessions: [session])
    }
}
