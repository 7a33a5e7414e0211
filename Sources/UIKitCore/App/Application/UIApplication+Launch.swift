import Foundation

extension UIApplication {
    /// Launches an app on a host: connects a scene with its restored state and activates it.
    ///
    /// - Parameters:
    ///   - host: The host of the app. The app retains it.
    ///   - applicationDelegate: Creates the app's delegate. Nil for an app with only a scene delegate.
    ///   - sceneDelegate: Creates the scene's delegate if the app's configuration names none.
    ///   - bundle: The bundle with the app's Info.plist and storyboards.
    /// - Returns: The app, which is also ``current``.
    @_spi(Host)
    public static func launch(
        on host: any ApplicationHost,
        applicationDelegate: (() -> any UIApplicationDelegate)?,
        sceneDelegate: (() -> any UISceneDelegate)? = nil,
        bundle: Bundle = .main
    ) -> UIApplication {
        let application = UIApplication(host: host)
        application.info = AppInfo(bundle: bundle)
        current = application
        application.info.registerFonts()
        application.delegate = applicationDelegate?()
        let mainWindow = application.loadMainStoryboard()
        _ = application.delegate?.application(application, willFinishLaunchingWithOptions: nil)
        application.restoreState()
        _ = application.delegate?.application(application, didFinishLaunchingWithOptions: nil)
        application.showWindow(mainWindow)
        application.post(UIApplication.didFinishLaunchingNotification)
        application.connectScene(makeDelegate: sceneDelegate)
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

    private func connectScene(makeDelegate: (() -> any UISceneDelegate)?) {
        let session = UISceneSession(
            persistentIdentifier: "main",
            role: .windowApplication,
            configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        )
        session.stateRestorationActivity = keptActivity(of: session)
        let options = UIScene.ConnectionOptions()
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
            scene.delegate = makeDelegate?()
        }
        add(scene)
        adoptWindows(scene)
        scene.post(UIScene.willConnectNotification)
        let storyWindow = scene.loadStoryboard(session.configuration.storyboard)
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        scene.showWindow(storyWindow)
        bringToFront(scene)
    }

    func bringToFront(_ scene: UIWindowScene) {
        if let sceneDelegate = scene.delegate {
            sceneDelegate.sceneWillEnterForeground(scene)
        } else if applicationState == .background {
            delegate?.applicationWillEnterForeground(self)
        }
        scene.post(UIScene.willEnterForegroundNotification)
        if scene.delegate != nil || applicationState == .background {
            post(UIApplication.willEnterForegroundNotification)
        }
        scene.activationState = .foregroundInactive
        applicationState = .inactive
        scene.beginAppearance()
        scene.activationState = .foregroundActive
        applicationState = .active
        if let sceneDelegate = scene.delegate {
            sceneDelegate.sceneDidBecomeActive(scene)
        } else {
            delegate?.applicationDidBecomeActive(self)
        }
        scene.post(UIScene.didActivateNotification)
        post(UIApplication.didBecomeActiveNotification)
        updates.request()
    }

    func sendToBack(_ scene: UIWindowScene) {
        if let sceneDelegate = scene.delegate {
            sceneDelegate.sceneWillResignActive(scene)
        } else {
            delegate?.applicationWillResignActive(self)
        }
        scene.post(UIScene.willDeactivateNotification)
        post(UIApplication.willResignActiveNotification)
        scene.activationState = .background
        applicationState = .background
        if let sceneDelegate = scene.delegate {
            sceneDelegate.sceneDidEnterBackground(scene)
        } else {
            delegate?.applicationDidEnterBackground(self)
        }
        scene.post(UIScene.didEnterBackgroundNotification)
        post(UIApplication.didEnterBackgroundNotification)
    }

    /// Terminates the app in an orderly way: its scenes enter the background, where their state is saved, and are
    /// disconnected; its delegate is notified; its windows are closed. State that cannot be saved is reported on standard
    /// error and does not prevent termination.
    @_spi(Host)
    public func terminate() {
        for scene in windowScenes {
            sendToBack(scene)
            do {
                try keepState(of: scene)
                try keepRestorableState()
            } catch {
                Diagnostics.warn("\(error)")
            }
            scene.delegate?.sceneDidDisconnect(scene)
            scene.post(UIScene.didDisconnectNotification)
        }
        delegate?.applicationWillTerminate(self)
        post(UIApplication.willTerminateNotification)
        endLaunch()
        abandon()
    }

    /// Closes the app's windows without notifying the app, as when its process ends.
    @_spi(Host)
    public func abandon() {
        stateTimer?.cancel()
        for window in visibleWindows { host.hide(window) }
        for scene in windowScenes {
            scene.host = nil
            remove(scene)
        }
        if UIApplication.current === self { UIApplication.current = nil }
    }
}
