/// The resolved build settings of a target: all references to other settings are replaced by their values.
public struct BuildSettings: Sendable, Equatable {
    private var values: [String: String]

    /// Makes settings from resolved values.
    public init(_ values: [String: String]) {
        self.values = values
    }

    /// The value of a setting; nil if it has none.
    public subscript(name: String) -> String? { values[name] }

    /// Whether a setting is `YES`.
    public func isSet(_ name: String) -> Bool { ["YES", "TRUE", "1"].contains(values[name]?.uppercased()) }

    /// The values of a setting that is a list, separated at spaces outside quotation marks. Backslashes and quotation marks are
    /// interpreted and removed.
    public func list(_ name: String) -> [String] { SettingList.split(values[name] ?? "") }

    /// The names of all settings, sorted.
    public var names: [String] { values.keys.sorted() }
}
