import Foundation

/// What the user is doing, in a form from which it can be shown again. Foundation on Linux has no such class.
///
/// Main actor.
///
/// - Note: Rules 80 and 82.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
    /// What kind of activity, in reverse domain notation.
    public let activityType: String

    /// A title for people.
    open var title: String?

    /// The values from which the activity is shown again: strings, numbers, dates, data, addresses, and arrays and
    /// dictionaries of these.
    open var userInfo: [AnyHashable: Any]?

    /// Names what the activity is about.
    open var targetContentIdentifier: String?

    /// Whether ``userInfo`` is out of date: the responders that own the activity are asked before it is kept.
    open var needsSave = false

    private struct Owner {
        weak var responder: UIResponder?
    }

    /// The responders that keep the activity up to date: a scene and a controller may share one (rule 82).
    private var owners: [Owner] = []

    /// Makes an activity. Traps when the type is empty.
    public init(activityType: String) {
        require(!activityType.isEmpty, "NSUserActivity.init(activityType:) was given an empty type.")
        self.activityType = activityType
    }

    /// Adds values, replacing those of the same key.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    func addOwner(_ responder: UIResponder) {
        owners.append(Owner(responder: responder))
    }

    func removeOwner(_ responder: UIResponder) {
        owners.removeAll { $0.responder == nil || $0.responder === responder }
    }

    /// Has the owners write their state, when it is out of date.
    func saveIfNeeded() {
        guard needsSave else { return }
        needsSave = false
        for owner in owners { owner.responder?.updateUserActivityState(self) }
    }
}

/// An object that an activity can be shown in again. Main actor.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Brings back the state that an activity holds.
    func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
