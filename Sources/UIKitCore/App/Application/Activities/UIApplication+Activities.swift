import Foundation

extension UIApplication {
    /// The time between a change of the current activity and its saving.
    private static let activityDelay = Duration.seconds(1)

    /// Called when an activity of the app needs saving. Saves the current one after a delay.
    func activityNeedsSave(_ activity: NSUserActivity) {
        guard activity === currentActivity, activityTimer?.isPending != true else { return }
        activityTimer = host.after(UIApplication.activityDelay) { [weak self] in
            guard let self else { return }
            let previous = UIApplication.current
            UIApplication.current = self
            saveCurrentActivity()
            UIApplication.current = previous
        }
    }

    /// Saves the current activity if it needs saving, and notifies the frontmost scene's delegate, or that of the app.
    func saveCurrentActivity() {
        guard let activity = currentActivity, activity.saveIfNeeded() else { return }
        if let scene = frontmostScene, let sceneDelegate = scene.delegate {
            sceneDelegate.scene(scene, didUpdate: activity)
        } else {
            delegate?.application(self, didUpdate: activity)
        }
    }

    /// Called after another activity became current.
    func currentActivityDidChange(from old: NSUserActivity?) {
        guard old !== currentActivity else { return }
        activityTimer?.cancel()
        old?.application = nil
        currentActivity?.application = self
        if let currentActivity, currentActivity.needsSave { activityNeedsSave(currentActivity) }
    }

    /// Passes an activity to the app without scene delegates.
    func `continue`(_ activity: NSUserActivity) {
        guard let delegate else { return }
        _ = delegate.application(self, willContinueUserActivityWithType: activity.activityType)
        let wasHandled = delegate.application(self, continue: activity) { restoring in
            for object in restoring ?? [] { object.restoreUserActivityState(activity) }
        }
        if wasHandled { activity.delegate?.userActivityWasContinued(activity) }
    }

    /// Passes an activity to a connected scene.
    func `continue`(_ activity: NSUserActivity, in scene: UIScene) {
        guard let sceneDelegate = scene.delegate else { return self.continue(activity) }
        sceneDelegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
        sceneDelegate.scene(scene, continue: activity)
        activity.delegate?.userActivityWasContinued(activity)
    }
}
