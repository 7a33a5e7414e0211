import Foundation

/// The favourites of the user.
@objcMembers
public class Favourites: NSObject {
    /// The favourites of the app.
    public static let shared = Favourites()
    /// Posted after a change.
    public static let didChange = Notification.Name("FavouritesDidChange")

    /// The names of the trees.
    public private(set) var names: Set<String> = []
    /// The tree that was changed last.
    public var latest: String = "none"

    /// Whether a tree is a favourite.
    public func contains(_ name: String) -> Bool {
        return names.contains(name)
    }

    /// Adds or removes a tree.
    @nonobjc public func toggle(_ name: String) {
        if names.remove(name) == nil { names.insert(name) }
        latest = name
        NotificationCenter.default.post(name: Favourites.didChange, object: self)
    }
}
