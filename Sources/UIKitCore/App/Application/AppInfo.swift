import Foundation
import TextEscaping

/// The keys of an app's Info.plist that determine its launch. Main actor.
@_spi(Host)
@MainActor
public final class AppInfo {
    let bundle: Bundle

    init(bundle: Bundle) {
        self.bundle = bundle
    }

    /// The app's name for its user, in the user's language: `CFBundleDisplayName`, otherwise `CFBundleName`. Nil without both.
    public private(set) lazy var displayName = findDisplayName()

    private func findDisplayName() -> String? {
        for key in ["CFBundleDisplayName", "CFBundleName"] {
            let localized = LocalizedTexts.text(key, table: "InfoPlist", in: bundle)
            if let name = localized ?? value(key) as? String, !name.isEmpty { return name }
        }
        return nil
    }

    /// Returns the value of a key. The value for phones, whose key ends in `~iphone`, has priority.
    func value(_ key: String) -> Any? {
        bundle.object(forInfoDictionaryKey: "\(key)~iphone") ?? bundle.object(forInfoDictionaryKey: key)
    }

    /// Whether the app has scenes. Its main storyboard is then not used.
    var hasScenes: Bool { value("UIApplicationSceneManifest") is [String: Any] }

    /// Whether the app can have several windows.
    var supportsMultipleScenes: Bool {
        let manifest = value("UIApplicationSceneManifest") as? [String: Any]
        return manifest?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
    }

    /// Returns a configuration of the scene manifest.
    ///
    /// - Parameters:
    ///   - name: The name. Nil for the first configuration.
    ///   - role: The role of the session.
    func sceneConfiguration(named name: String?, role: UISceneSession.Role) -> [String: Any]? {
        let manifest = value("UIApplicationSceneManifest") as? [String: Any]
        let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
        let entries = configurations?[role.rawValue] as? [[String: Any]] ?? []
        guard let name else { return entries.first }
        return entries.first { $0["UISceneConfigurationName"] as? String == name }
    }

    /// Returns the class of a scene delegate. Traps if there is none. A name without module is that of a class in the module of the
    /// app's delegate.
    func sceneDelegateClass(named name: String) -> AnyClass {
        if let found = ObjectiveCClass.named(name) { return found }
        let module = UIApplication.current?.delegate.map { String(reflecting: type(of: $0)).prefix { $0 != "." } }
        if let module, !name.contains("."), let found = NSClassFromString("\(module).\(name)") { return found }
        trap("The Info.plist names the scene delegate \(quoted(name)), but there is no such class.")
    }

    /// Returns the storyboard that a key names, with or without file extension. Traps if there is none.
    func storyboard(named name: String, key: String) -> UIStoryboard {
        let name = name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
        let place = bundle === Bundle.main ? nil : bundle
        guard Interfaces.reader.has(.storyboard, named: name, in: place) else {
            trap(
                "The key \(key) of the Info.plist names the storyboard \(quoted(name)), but the bundle \(quoted(bundle.bundlePath)) has "
                    + "no such file."
            )
        }
        return UIStoryboard(name: name, bundle: place)
    }

    /// Makes the fonts that the key `UIAppFonts` lists available to `UIFont(name:size:)`.
    func registerFonts() {
        for name in value("UIAppFonts") as? [String] ?? [] {
            guard let file = bundle.resourceURL?.appendingPathComponent(name), let data = try? Data(contentsOf: file)
            else {
                Diagnostics.warn("The Info.plist names the font \(quoted(name)), but the bundle has no such file.")
                continue
            }
            let faces = FontFile.faces(in: data)
            if faces.isEmpty || UIFont.installer?(file) == false {
                Diagnostics.warn("The file \(quoted(name)) in the key UIAppFonts cannot be read as a font.")
            }
            FontNames.register(faces)
        }
    }
}
