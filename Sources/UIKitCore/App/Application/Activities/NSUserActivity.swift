import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of an activity that opens a web address in the app. Its ``NSUserActivity/webpageURL`` is the address.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A description of the user's current activity, from which it can be restored. Foundation on Linux has no such class.
///
/// Main actor.
///
/// - Note: Rules 80 and 82.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
    /// The activity type in reverse domain notation.
    public let activityType: String

    /// A title for the user.
    open var title: String?

    /// The state of the activity: strings, numbers, dates, data, URLs, and arrays and dictionaries of these.
    open var userInfo: [AnyHashable: Any]?

    /// The keys of ``userInfo`` that are saved. Nil or an empty set saves all of them.
    open var requiredUserInfoKeys: Set<String>?

    /// The identifier of the content that the activity is about.
    open var targetContentIdentifier: String?

    /// The web page with the content of the activity. Traps for an address that is not `http:` or `https:`.
    open var webpageURL: URL? {
        didSet {
            let scheme = webpageURL?.scheme?.lowercased()
            require(
                webpageURL == nil || scheme == "http" || scheme == "https",
                "NSUserActivity.webpageURL was given an address that is not http: or https:; put it in userInfo instead."
            )
        }
    }

    /// The web page from which the user came.
    open var referrerURL: URL?

    /// The time after which other devices and searches no longer offer the activity. Kept without effect: a Linux desktop has neither.
    open var expirationDate: Date?

    /// Words by which the system's search finds the activity. Kept without effect: desktops have no index of activities.
    open var keywords: Set<String> = []

    /// Whether ``userInfo`` is outdated. The delegate and the responders that own the activity update it before it is saved. The
    /// current activity is saved one second after it needs saving.
    open var needsSave = false {
        didSet { if needsSave { application?.activityNeedsSave(self) } }
    }

    /// Is called before the activity is saved, and when another part of the app or system continues it. Weak reference.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Whether the activity can be continued on another device. Kept without effect: a Linux desktop has no Handoff. Default: true.
    open var isEligibleForHandoff = true

    /// Whether the activity appears in the system's search. Kept without effect: desktops have no index of activities. Default: false.
    open var isEligibleForSearch = false

    /// Whether the activity appears in public search results. Kept without effect: there is no public index. Default: false.
    open var isEligibleForPublicIndexing = false

    /// Whether the system suggests the activity. Kept without effect: desktops suggest no activities. Default: false.
    open var isEligibleForPrediction = false

    /// The identifier with which saved activities are deleted. Kept without effect: there is no index from which to delete.
    open var persistentIdentifier: String?

    /// Does not exist: activities are not continued on other devices.
    @available(*, unavailable, message: "activities are not continued on other devices: put the data in userInfo")
    open var supportsContinuationStreams: Bool { false }

    private struct Owner {
        weak var responder: UIResponder?
    }

    /// The responders that update the activity. A scene and a controller may share one (rule 82).
    private var owners: [Owner] = []

    /// The app in which the activity is current.
    weak var application: UIApplication?
    private var isValid = true

    /// Creates an activity. Traps if the type is empty.
    public init(activityType: String) {
        require(!activityType.isEmpty, "NSUserActivity.init(activityType:) was given an empty type.")
        self.activityType = activityType
    }

    /// Adds values, replacing those with the same key.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    // MARK: The current activity

    /// Makes this the app's current activity instead of the previous one. Does nothing after ``invalidate()``.
    ///
    /// The current activity is saved whenever it needs saving: its delegate, its owners and then the delegate of the app or scene
    /// are notified. There is no other device on which the user can continue it.
    open func becomeCurrent() {
        guard isValid, let current = UIApplication.current else { return }
        current.currentActivity = self
    }

    /// Ends being the app's current activity. Does nothing if it is not current.
    open func resignCurrent() {
        if let application, application.currentActivity === self { application.currentActivity = nil }
    }

    /// Ends the activity for good: it is no longer current and cannot become current again.
    open func invalidate() {
        resignCurrent()
        isValid = false
    }

    func addOwner(_ responder: UIResponder) {
        owners.append(Owner(responder: responder))
    }

    func removeOwner(_ responder: UIResponder) {
        owners.removeAll { $0.responder == nil || $0.responder === responder }
    }

    /// Calls the delegate, and `updateUserActivityState(_:)` of the owners, if the activity needs saving.
    ///
    /// - Returns: Whether it needed saving.
    @discardableResult
    func saveIfNeeded() -> Bool {
        guard needsSave else { return false }
        needsSave = false
        delegate?.userActivityWillSave(self)
        for owner in owners { owner.responder?.updateUserActivityState(self) }
        return true
    }
}

/// Is notified of the life of an activity. Every member is optional. Main actor.
@preconcurrency @MainActor
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Called before the activity is saved, so that its `userInfo` can be updated.
    func userActivityWillSave(_ userActivity: NSUserActivity)

    /// Called after a scene of the app received the activity in `scene(_:continue:)`.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Does nothing.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    /// Does nothing.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// An object that can restore the state of an activity. Main actor.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Restores the state from an activity.
    func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
