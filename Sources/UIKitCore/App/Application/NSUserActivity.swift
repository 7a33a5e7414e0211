import Foundation

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

    /// The identifier of the content that the activity is about.
    open var targetContentIdentifier: String?

    /// Whether ``userInfo`` is outdated. The responders that own the activity update it before it is saved.
    open var needsSave = false

    private struct Owner {
        weak var responder: UIResponder?
    }

    /// The responders that update the activity. A scene and a controller may share one (rule 82).
    private var owners: [Owner] = []

    /// Creates an activity. Traps if the type is empty.
    public init(activityType: String) {
        require(!activityType.isEmpty, "NSUserActivity.init(activityType:) was given an empty type.")
        self.activityType = activityType
    }

    /// Adds values, replacing those with the same key.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    func addOwner(_ responder: UIResponder) {
        owners.append(Owner(responder: responder))
    }

    func removeOwner(_ responder: UIResponder) {
        owners.removeAll { $0.responder == nil || $0.responder === responder }
    }

    /// Calls `updateUserActivityState(_:)` of the owners if the activity needs saving.
    func saveIfNeeded() {
        guard needsSave else { return }
        needsSave = false
        for owner in owners { owner.responder?.updateUserActivityState(self) }
    }
}

/// An object that can restore the state of an activity. Main actor.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Restores the state from an activity.
    func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
