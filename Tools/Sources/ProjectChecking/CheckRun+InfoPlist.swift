import Foundation
import XcodeProjects

/// Keys of an Info.plist that name something missing.
extension CheckRun {
    mutating func examineInfoPlist(of module: Module) {
        let target = module.target
        guard target.kind == .application else { return }
        var values: [String: Any] = [:]
        let path = target.infoPlist ?? project.path
        if let file = target.infoPlist {
            guard let data = FileManager.default.contents(atPath: file),
                let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
            else {
                findings.add(
                    .infoPlist,
                    URL(fileURLWithPath: file).lastPathComponent,
                    effect: .build,
                    places: [.init(path: file)],
                    message: "The file cannot be read as a property list."
                )
                return
            }
            values = list
        }
        let lines =
            target.infoPlist.flatMap { FileManager.default.contents(atPath: $0) }
            .map { String(decoding: $0, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) } ?? []
        func place(_ text: String) -> Finding.Place {
            .init(path: path, line: lines.firstIndex { $0.contains(text) }.map { $0 + 1 })
        }
        let resources = Resources(of: target)
        let main = values["UIMainStoryboardFile"] as? String ?? target.settings["INFOPLIST_KEY_UIMainStoryboardFile"]
        if let main, !main.isEmpty {
            examineStoryboard(main, key: "UIMainStoryboardFile", place(">\(main)<"), resources)
        }
        let manifest = values["UIApplicationSceneManifest"] as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]
        for scene in roles.values.compactMap({ $0 as? [[String: Any]] }).flatMap({ $0 }) {
            if let name = scene["UISceneStoryboardFile"] as? String {
                examineStoryboard(name, key: "UISceneStoryboardFile", place(">\(name)<"), resources)
            }
            if let name = scene["UISceneDelegateClassName"] as? String {
                examineDelegate(name, place("UISceneDelegateClassName"), module)
            }
        }
    }

    private mutating func examineStoryboard(_ name: String, key: String, _ place: Finding.Place, _ resources: Resources)
    {
        guard !name.contains("$("), !resources.storyboards.contains(name) else { return }
        findings.add(
            .infoPlist,
            key,
            effect: .run,
            places: [place],
            advice: "Add the storyboard to the target, or remove the key.",
            message: "The key names the storyboard '\(name)', which the target does not contain."
        )
    }

    private mutating func examineDelegate(_ name: String, _ place: Finding.Place, _ module: Module) {
        // `$(PRODUCT_MODULE_NAME).SceneDelegate`
        let plain = name.split(separator: ".").last.map(String.init) ?? name
        guard !plain.isEmpty, module.index.types[plain]?.isClass != true, library.names?.contains(plain) != true else {
            return
        }
        findings.add(
            .infoPlist,
            "UISceneDelegateClassName",
            effect: .run,
            places: [place],
            advice: "Declare the class in the target, or correct the key.",
            message: "The key names the class '\(name)', which the target does not declare."
        )
    }
}
