import Foundation

extension NSUserActivity {
    /// An activity from what ``stored()`` wrote; nil when the data is something else.
    convenience init?(stored data: Data) {
        guard let values = StateCoding.values(in: data), let type = values["activityType"] as? String, !type.isEmpty
        else {
            return nil
        }
        self.init(activityType: type)
        title = values["title"] as? String
        targetContentIdentifier = values["targetContentIdentifier"] as? String
        userInfo = (values["userInfo"] as? [String: Any]).map { $0 as [AnyHashable: Any] }
    }

    /// The activity as data. Throws when ``userInfo`` holds something that cannot be kept.
    func stored() throws -> Data {
        var values: [String: Any] = ["activityType": activityType]
        values["title"] = title
        values["targetContentIdentifier"] = targetContentIdentifier
        do {
            return try StateCoding.data(values.merging(["userInfo": userInfo ?? [:]]) { $1 })
        } catch {
            guard !error.isTooLong else { throw StateError.tooLong(activity: activityType) }
            let path = error.path.dropFirst().joined(separator: ".")
            throw error.isKey
                ? StateError.unsupportedKey(path, activity: activityType)
                : StateError.unsupportedValue(key: path, activity: activityType)
        }
    }
}

/// Why the state of an app could not be kept.
@_spi(Host)
public enum StateError: Error, CustomStringConvertible, Equatable {
    /// A key that is no string.
    case unsupportedKey(String, activity: String)
    /// A value that is no string, number, date, data, address, or an array or dictionary of these.
    case unsupportedValue(key: String, activity: String)
    /// More than a file of state may hold.
    case tooLong(activity: String)

    /// The reason in a sentence.
    public var description: String {
        switch self {
        case .unsupportedKey(let key, let activity):
            "The activity '\(activity)' cannot be kept: the key '\(key)' of its userInfo is no string."
        case .unsupportedValue(let key, let activity):
            "The activity '\(activity)' cannot be kept: the value for '\(key)' in its userInfo is no string, number, date, data or address, and no array or dictionary of these."
        case .tooLong(let activity):
            "The activity '\(activity)' cannot be kept: its userInfo takes more than \(StateCoding.sizeLimit >> 20) MiB."
        }
    }
}
