import Foundation

extension UIApplication {
    /// Launches an app on a host: connects a scene with its restored state and activates it.
    ///
    /// - Parameters:
    ///   - host: The host of the app. The app retains it.
    ///   - applicationDelegate: Creates the app's delegate. Nil for an app with only a scene delegate.
    ///   - sceneDelegate: Creates the scene's delegate if the app's configuration names none.
    ///   - bundle: The bundle with the app's Info.plist and storyboards.
    ///   - requests: The addresses, files and quick action with which the app is started.
    /// - Returns: The app, which is also ``current``.
    @_spi(Host)
    public static func launch(
        on host: any ApplicationHost,
        applicationDelegate: (() -> any UIApplicationDelegate)?,
        sceneDelegate: (() -> any UISceneDelegate)? = nil,
        bundle: Bundle = .main,
        requests: [SystemRequest] = []
    ) -> UIApplication {
        let application = UIApplication(host: host)
        application.info = AppInfo(bundle: bundle)
        current = application
        application.info.registerFonts()
        application.delegate = applicationDelegate?()
        application.makeSceneDelegate = sceneDelegate
        let options = UIScene.ConnectionOptions()
        for request in requests { options.add(request, shortcuts: application.allShortcuts) }
        let mainWindow = application.loadMainStoryboard()
        // The scene delegates of apps with scenes get them, not the app's delegate.
        let launchOptions = application.info.hasScenes ? nil : options.launchOptions
        let willOpen = application.delegate?.application(application, willFinishLaunchingWithOptions: launchOptions)
        application.restoreState()
        let didOpen = application.delegate?.application(application, didFinishLaunchingWithOptions: launchOptions)
        application.showWindow(mainWindow)
        application.post(UIApplication.didFinishLaunchingNotification)
        if !application.allShortcuts.isEmpty { host.shortcutsDidChange(to: application.allShortcuts) }
        let sessions = application.restoredSessions()
        for (index, session) in sessions.enumerated() {
            application.connectScene(session, index == sessions.count - 1 ? options : UIScene.ConnectionOptions())
        }
        if let scene = application.frontmostScene, scene.delegate == nil {
            if willOpen == false || didOpen == false {
                options.urlContexts = []
                options.shortcutItem = nil
            }
            application.deliver(options, to: scene)
        }
        return application
    }

    /// Creates an app's delegate with the class's `init()`. Traps if the class is not a subclass of NSObject.
    @_spi(Host)
    public static func makeDelegate(_ type: any UIApplicationDelegate.Type) -> any UIApplicationDelegate {
        make(type) as! any UIApplicationDelegate
    }

    /// Creates a scene's delegate with the class's `init()`. Traps if the class is not a subclass of NSObject or does not
    /// conform to UISceneDelegate.
    @_spi(Host)
    public static func makeSceneDelegate(_ type: AnyClass) -> any UISceneDelegate {
        guard let delegate = make(type) as? any UISceneDelegate else {
            trap("\(type) cannot be a scene's delegate, because it does not conform to UISceneDelegate.")
        }
        return delegate
    }

    private static func make(_ type: AnyClass) -> NSObject {
        guard let objectClass = type as? NSObject.Type else {
            trap("The app cannot create \(type), because it is not a subclass of NSObject.")
        }
        return ClassFactory.makeObject(objectClass)
    }

    /// Connects the scene of a session, and brings it to the front.
    func connectScene(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
        if let delegate {
            session.configuration = delegate.application(
                self,
                configurationForConnecting: session,
                options: options
            )
        }
        let scene = UIWindowScene(session: session, application: self)
        session.scene = scene
        if let named = session.configuration.delegateClass {
            scene.delegate = UIApplication.makeSceneDelegate(named)
        } else {
            scene.delegate = makeSceneDelegate?()
        }
        add(scene)
        adoptWindows(scene)
        scene.post(UIScene.willConnectNotification)
        let storyWindow = scene.loadStoryboard(session.configuration.storyboard)
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        scene.showWindow(storyWindow)
        if let activity = session.stateRestorationActivity {
            scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
        }
        bringToFront(scene)
    }

    /// Terminates the app in an orderly way: its scenes enter the background, where their state is saved, and are
    /// disconnected; its delegate is notified; its windows are closed. State that cannot be saved is reported on standard
    /// error and does not prevent termination.
    @_spi(Host)
    public func terminate() {
        keepSessions()
        for scene in windowScenes {
            enterBackground(scene)
            do {
                try keepState(of: scene)
                try keepRestorableState()
            } catch {
                Diagnostics.warn("\(error)")
            }
            scene.delegate?.sceneDidDisconnect(scene)
            scene.post(UIScene.didDisconnectNotification)
        }
        endBackgroundTasks()
        delegate?.applicationWillTerminate(self)
        post(UIApplication.willTerminateNotification)
        endLaunch()
        abandon()
    }

    /// Closes the app's windows without notifying the app, as when its process ends.
    @_spi(Host)
    public func abandon() {
        stateTimer?.cancel()
        activityTimer?.cancel()
        makeSceneDelegate = nil
        moduleStates = [:]
        for window in visibleWindows { host.hide(window) }
        for scene in windowScenes {
            scene.host = nil
            remove(scene)
        }
        if UIApplication.current === self { UIApplication.current = nil }
    }
}
