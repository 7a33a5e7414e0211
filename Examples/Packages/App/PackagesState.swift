import Foundation
import TypeAhead
import UIKit

/// The state of the window, which the next launch restores.
struct PackagesState: Codable {
    /// The search; nil without one.
    var search: SearchRestorationState<Package.ID>?
    /// The package on screen; nil for none.
    var package: Package.ID?
    /// The file with the packages; nil for those of the machine.
    var file: URL?

    static let activityType = "\(PackageSearchService.application).window"
    private static let key = "state"

    /// The state as an activity of the scene.
    @MainActor
    var activity: NSUserActivity {
        let activity = NSUserActivity(activityType: Self.activityType)
        activity.title = "Packages"
        if let data = try? JSONEncoder().encode(self) { activity.addUserInfoEntries(from: [Self.key: data]) }
        return activity
    }

    init() {}

    /// Reads an activity; nil for those of other versions.
    @MainActor
    init?(_ activity: NSUserActivity) {
        guard activity.activityType == Self.activityType, let data = activity.userInfo?[Self.key] as? Data,
            let state = try? JSONDecoder().decode(Self.self, from: data)
        else { return nil }
        self = state
    }
}
