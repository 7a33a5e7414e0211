import Foundation
import XcodeProjects

/// Makes the Info.plist of a bundle: the target's file, the build settings `INFOPLIST_KEY_…`, and the keys that Xcode adds.
struct InfoPlistBuilder {
    let target: ProjectTarget
    let executableName: String
    private var iconName: String?
    private var accentColorName: String?

    init(target: ProjectTarget, executableName: String) {
        self.target = target
        self.executableName = executableName
    }

    /// Finds the app icon and the accent colour, whose names are build settings, in the target's asset catalogues.
    mutating func icons(in catalogues: [AssetCatalogue]) {
        func existing(_ setting: String, _ type: AssetSet.Kind) -> String? {
            guard let name = target.settings[setting], !name.isEmpty else { return nil }
            return catalogues.contains { $0.contains(name, type) } ? name : nil
        }
        iconName = existing("ASSETCATALOG_COMPILER_APPICON_NAME", .icon)
        accentColorName = existing("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME", .color)
    }

    /// Returns the file's content. Nil if the target's file cannot be read; the plan then contains the reason.
    func data(_ plan: inout BundlePlan) -> Data? {
        var list: [String: Any] = [:]
        if let path = target.infoPlist {
            guard let data = plan.read(path) else { return nil }
            do {
                guard let content = try PropertyLists.read(data) as? [String: Any] else {
                    plan.report(.error, path, line: 1, "The Info.plist must contain a dictionary.")
                    return nil
                }
                list = content
            } catch {
                plan.report(
                    .error,
                    path,
                    line: error.line,
                    "The Info.plist is not a valid property list: \(error.message)"
                )
                return nil
            }
        }
        if target.settings.isSet("GENERATE_INFOPLIST_FILE") || target.infoPlist == nil {
            list = Self.merged(list, with: generatedKeys)
        }
        let identifier = list["CFBundleIdentifier"] as? String
        let expansion = SettingExpansion { name in
            // `$(CFBundleIdentifier)` refers to the list itself.
            name == "CFBundleIdentifier" && identifier?.contains("CFBundleIdentifier)") != true
                ? identifier : setting(name)
        }
        list = list.mapValues { Self.expanded($0, expansion) }
        for key in Self.keysThatMustNotBeEmpty where list[key] as? String == "" { list[key] = nil }
        list.merge(defaults(for: list)) { own, _ in own }
        do {
            return try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        } catch {
            plan.report(
                .error,
                target.infoPlist ?? target.projectFolder,
                "The Info.plist cannot be written: \(error.localizedDescription)"
            )
            return nil
        }
    }

    /// Returns the value of a build setting, or Xcode's default for settings that each target has.
    private func setting(_ name: String) -> String? {
        if let value = target.settings[name] { return value }
        switch name {
        case "PRODUCT_NAME": return target.productName
        case "PRODUCT_MODULE_NAME": return target.moduleName
        case "EXECUTABLE_NAME": return executableName
        case "TARGET_NAME", "TARGETNAME": return target.name
        case "PRODUCT_BUNDLE_PACKAGE_TYPE": return packageType
        case "DEVELOPMENT_LANGUAGE": return "en"
        default: return nil
        }
    }

    private var packageType: String {
        switch target.kind {
        case .application: "APPL"
        case .framework: "FMWK"
        case .appExtension: "XPC!"
        default: "BNDL"
        }
    }

    /// The keys that Xcode makes from build settings if `GENERATE_INFOPLIST_FILE` is set. They have priority over the file.
    private var generatedKeys: [String: Any] {
        var keys = GeneratedInfoPlistKeys.values(from: target.settings)
        let ofSettings = [
            "CFBundleName": "PRODUCT_NAME", "CFBundleExecutable": "EXECUTABLE_NAME",
            "CFBundleVersion": "CURRENT_PROJECT_VERSION", "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE",
            "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundlePackageType": "PRODUCT_BUNDLE_PACKAGE_TYPE",
            "CFBundleShortVersionString": "MARKETING_VERSION",
        ]
        for (key, name) in ofSettings { if let value = target.settings[name], !value.isEmpty { keys[key] = value } }
        return keys
    }

    /// The keys that every bundle has, unless the list contains them.
    private func defaults(for list: [String: Any]) -> [String: Any] {
        var defaults: [String: Any] = [
            "CFBundleInfoDictionaryVersion": "6.0",
            "CFBundleName": target.productName,
            "CFBundlePackageType": packageType,
        ]
        defaults["CFBundleDevelopmentRegion"] = setting("DEVELOPMENT_LANGUAGE").flatMap { $0.isEmpty ? "en" : $0 }
        if target.kind == .application { defaults["CFBundleExecutable"] = executableName }
        let ofSettings = [
            "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleVersion": "CURRENT_PROJECT_VERSION",
            "CFBundleShortVersionString": "MARKETING_VERSION", "MinimumOSVersion": "IPHONEOS_DEPLOYMENT_TARGET",
        ]
        for (key, name) in ofSettings { if let value = target.settings[name], !value.isEmpty { defaults[key] = value } }
        let families = (target.settings["TARGETED_DEVICE_FAMILY"] ?? "").split(separator: ",")
            .compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }
        if !families.isEmpty { defaults["UIDeviceFamily"] = families }
        if let iconName { defaults["CFBundleIcons"] = ["CFBundlePrimaryIcon": ["CFBundleIconName": iconName]] }
        defaults["NSAccentColorName"] = accentColorName
        return defaults
    }

    private static let keysThatMustNotBeEmpty = [
        "CFBundleDevelopmentRegion", "CFBundleExecutable", "CFBundleIconFile", "CFBundleIdentifier", "CFBundleName",
        "CFBundlePackageType", "CFBundleShortVersionString", "CFBundleSignature", "CFBundleVersion",
        "NSHumanReadableCopyright", "NSMainNibFile", "NSPrincipalClass",
    ]

    /// Adds keys to a list: they replace simple values, and their dictionaries and arrays are united with those of the list.
    private static func merged(_ list: [String: Any], with added: [String: Any]) -> [String: Any] {
        list.merging(added) { old, new in
            if let old = old as? [String: Any], let new = new as? [String: Any] {
                // An empty dictionary of scenes must not remove those of the file.
                return merged(old, with: new)
            }
            if let old = old as? [String], let new = new as? [String] { return old + new.filter { !old.contains($0) } }
            return new
        }
    }

    /// Replaces the build settings in all texts of a value. Keys remain as they are, as in Xcode.
    private static func expanded(_ value: Any, _ expansion: SettingExpansion) -> Any {
        switch value {
        case let text as String: expansion.expand(text)
        case let list as [Any]: list.map { expanded($0, expansion) }
        case let table as [String: Any]: table.mapValues { expanded($0, expansion) }
        default: value
        }
    }
}
