import Foundation

extension UIApplication {
    /// The quick actions of the Info.plist, followed by those that the app added.
    @_spi(Host)
    public var allShortcuts: [UIApplicationShortcutItem] { info.shortcutItems + (shortcutItems ?? []) }
}

extension AppInfo {
    /// The quick actions of the key `UIApplicationShortcutItems`. Entries without type or title are omitted.
    fileprivate var shortcutItems: [UIApplicationShortcutItem] {
        let entries = value("UIApplicationShortcutItems") as? [[String: Any]] ?? []
        return entries.compactMap { entry in
            guard let type = entry["UIApplicationShortcutItemType"] as? String,
                let title = entry["UIApplicationShortcutItemTitle"] as? String
            else { return nil }
            return UIApplicationShortcutItem(
                type: type,
                localizedTitle: localized(title),
                localizedSubtitle: (entry["UIApplicationShortcutItemSubtitle"] as? String).map(localized),
                icon: icon(entry),
                userInfo: (entry["UIApplicationShortcutItemUserInfo"] as? [String: Any])?.compactMapValues {
                    // The values of a property list are Swift's, which are objects of Foundation for coders.
                    ($0 as AnyObject) as? any NSSecureCoding
                }
            )
        }
    }

    private func icon(_ entry: [String: Any]) -> UIApplicationShortcutIcon? {
        if let name = entry["UIApplicationShortcutItemIconSymbolName"] as? String {
            return UIApplicationShortcutIcon(systemImageName: name)
        }
        return (entry["UIApplicationShortcutItemIconFile"] as? String).map {
            UIApplicationShortcutIcon(templateImageName: $0)
        }
    }

    private func localized(_ text: String) -> String {
        LocalizedTexts.text(text, table: "InfoPlist", in: bundle) ?? text
    }
}
