/// A result as GNOME Shell shows it.
public struct ShellSearchResult: Hashable, Sendable {
    /// The title.
    public var name: String
    /// The line below the title. Plain text: the shell shows markup as it is. Default: empty.
    public var description: String
    /// The name of an icon of the icon theme. Default: nil, the icon of the app.
    public var iconName: String?
    /// A text that the shell copies to the clipboard when the user chooses the result. Default: nil, none.
    public var clipboardText: String?

    /// Makes a result.
    public init(name: String, description: String = "", iconName: String? = nil, clipboardText: String? = nil) {
        self.name = name
        self.description = description
        self.iconName = iconName
        self.clipboardText = clipboardText
    }
}
