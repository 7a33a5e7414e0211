import Foundation

extension NSUserActivity {
    /// Decodes an activity encoded by ``stored()``. Returns nil for other data.
    convenience init?(stored data: Data) {
        guard let values = StateCoding.values(in: data), let type = values["activityType"] as? String, !type.isEmpty
        else {
            return nil
        }
        self.init(activityType: type)
        title = values["title"] as? String
        targetContentIdentifier = values["targetContentIdentifier"] as? String
        userInfo = (values["userInfo"] as? [String: Any]).map { $0 as [AnyHashable: Any] }
        let page = values["webpageURL"] as? URL
        if let scheme = page?.scheme?.lowercased(), scheme == "http" || scheme == "https" { webpageURL = page }
    }

    /// Returns the activity as data. Throws if ``userInfo`` contains an unsupported value.
    func stored() throws -> Data {
        var values: [String: Any] = ["activityType": activityType]
        values["title"] = title
        values["targetContentIdentifier"] = targetContentIdentifier
        values["webpageURL"] = webpageURL
        do {
            return try StateCoding.data(values.merging(["userInfo": storedUserInfo]) { $1 })
        } catch {
            guard !error.isTooLong else { throw StateError.tooLong(activity: activityType) }
            let path = error.path.dropFirst().joined(separator: ".")
            throw error.isKey
                ? StateError.unsupportedKey(path, activity: activityType)
                : StateError.unsupportedValue(key: path, activity: activityType)
        }
    }
}

extension NSUserActivity {
    /// The values of ``userInfo`` for the ``requiredUserInfoKeys``; all of them if these are nil or empty.
    private var storedUserInfo: [AnyHashable: Any] {
        guard let userInfo, let keys = requiredUserInfoKeys, !keys.isEmpty else { return userInfo ?? [:] }
        return userInfo.filter { key, _ in (key.base as? String).map(keys.contains) ?? false }
    }
}

/// An error while saving the state of an app.
@_spi(Host)
public enum StateError: Error, CustomStringConvertible, Equatable {
    /// A key that is not a string.
    case unsupportedKey(String, activity: String)
    /// A value that is not a string, number, date, data, URL, or an array or dictionary of these.
    case unsupportedValue(key: String, activity: String)
    /// The state exceeds the size limit.
    case tooLong(activity: String)

    /// The reason as a sentence.
    public var description: String {
        switch self {
        case .unsupportedKey(let key, let activity):
            "The activity '\(activity)' cannot be saved: the key '\(key)' of its userInfo is not a string."
        case .unsupportedValue(let key, let activity):
            "The activity '\(activity)' cannot be saved: the value for '\(key)' in its userInfo is not a string, number, date, "
                + "data or URL, nor an array or dictionary of these."
        case .tooLong(let activity):
            "The activity '\(activity)' cannot be saved: its userInfo is larger than \(StateCoding.sizeLimit >> 20) MiB."
        }
    }
}
