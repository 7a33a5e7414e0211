import Foundation
import XcodeProjects

/// The build settings `INFOPLIST_KEY_…` from which Xcode generates an Info.plist.
enum GeneratedInfoPlistKeys {
    private static let prefix = "INFOPLIST_KEY_"

    private static let texts: Set = [
        "CFBundleDisplayName", "ITSEncryptionExportComplianceCode", "LSApplicationCategoryType",
        "NSHumanReadableCopyright",
        "NSPrincipalClass", "NSSensorKitPrivacyPolicyURL", "UILaunchStoryboardName", "UIMainStoryboardFile",
        "UIStatusBarStyle", "UIUserInterfaceStyle",
    ]

    private static let lists: Set = [
        "UIRequiredDeviceCapabilities", "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~ipad",
        "UISupportedInterfaceOrientations~iphone",
    ]

    private static let switches: Set = [
        "GCSupportsControllerUserInteraction", "GCSupportsGameMode", "ITSAppUsesNonExemptEncryption",
        "LSSupportsOpeningDocumentsInPlace", "NSSupportsLiveActivities", "NSSupportsLiveActivitiesFrequentUpdates",
        "UIApplicationSupportsIndirectInputEvents", "UIRequiresFullScreen", "UIStatusBarHidden",
        "UISupportsDocumentBrowser",
    ]

    /// Returns the keys with their values. Settings that Xcode does not know are ignored, as in Xcode.
    static func values(from settings: BuildSettings) -> [String: Any] {
        var result: [String: Any] = [:]
        for name in settings.names where name.hasPrefix(prefix) {
            let key = String(name.dropFirst(prefix.count)).replacingOccurrences(of: "_iPhone", with: "~iphone")
                .replacingOccurrences(of: "_iPad", with: "~ipad")
            if texts.contains(key) || key.hasSuffix("UsageDescription") {
                result[key] = settings[name]
            } else if lists.contains(key) {
                result[key] = settings.list(name)
            } else if switches.contains(key), settings[name] != "" {
                result[key] = settings.isSet(name)
            }
        }
        if settings.isSet(prefix + "UILaunchScreen_Generation") {
            result["UILaunchScreen"] = ["UILaunchScreen": [String: String]()]
        }
        if settings.isSet(prefix + "UIApplicationSceneManifest_Generation") {
            result["UIApplicationSceneManifest"] =
                ["UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [String: String]()]
                as [String: Any]
        }
        return result
    }
}
