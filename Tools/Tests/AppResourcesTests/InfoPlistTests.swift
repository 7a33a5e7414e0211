import AppResources
import Foundation
import Testing
import XcodeProjects

@Suite struct InfoPlistTests {
    private func list(_ text: String? = nil, _ settings: [String: String] = [:]) throws -> [String: Any] {
        let workspace = try Workspace(settings: settings)
        if let text {
            try workspace.write(text, to: "Shop-Info.plist")
            workspace.target.infoPlist = workspace.path("Shop-Info.plist")
        }
        let result = try workspace.build()
        #expect(result.problems.isEmpty)
        return try workspace.list(in: "Info.plist")
    }

    @Test func `a bundle without a file has the keys that Xcode adds`() throws {
        let settings = [
            "PRODUCT_BUNDLE_IDENTIFIER": "org.example.shop", "MARKETING_VERSION": "1.2", "CURRENT_PROJECT_VERSION": "7",
            "TARGETED_DEVICE_FAMILY": "1,2", "IPHONEOS_DEPLOYMENT_TARGET": "15.0", "DEVELOPMENT_LANGUAGE": "de",
        ]
        let list = try list(nil, settings)
        #expect(list["CFBundleExecutable"] as? String == "Shop")
        #expect(list["CFBundleIdentifier"] as? String == "org.example.shop")
        #expect(list["CFBundleName"] as? String == "Shop")
        #expect(list["CFBundleShortVersionString"] as? String == "1.2")
        #expect(list["CFBundleVersion"] as? String == "7")
        #expect(list["CFBundleDevelopmentRegion"] as? String == "de")
        #expect(list["CFBundlePackageType"] as? String == "APPL")
        #expect(list["MinimumOSVersion"] as? String == "15.0")
        #expect(list["UIDeviceFamily"] as? [Int] == [1, 2])
    }

    @Test func `the file's values have priority over the keys that Xcode adds`() throws {
        let list = try list("{ CFBundleName = Own; CFBundleVersion = 3; }", ["CURRENT_PROJECT_VERSION": "7"])
        #expect(list["CFBundleName"] as? String == "Own")
        #expect(list["CFBundleVersion"] as? String == "3")
    }

    @Test func `build settings in all texts are replaced`() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
            <key>Nested</key><array><dict>
            <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
            </dict></array>
            <key>Address</key><string>${SCHEME}://$(HOST:lower)$(MISSING)</string>
            <key>Number</key><integer>3</integer>
            </dict></plist>
            """
        let list = try list(text, ["SCHEME": "shop", "HOST": "EXAMPLE"])
        #expect(list["CFBundleName"] as? String == "Shop")
        #expect((list["Nested"] as? [[String: String]])?.first?["UISceneDelegateClassName"] == "Shop.SceneDelegate")
        #expect(list["Address"] as? String == "shop://example")
        #expect(list["Number"] as? Int == 3)
    }

    @Test(arguments: [
        ("$(NAME:lower)", "my app 2"), ("$(NAME:upper)", "MY APP 2"), ("$(NAME:c99extidentifier)", "My_App_2"),
        ("$(NAME:identifier)", "My_App_2"), ("$(NAME:rfc1034identifier)", "My-App-2"),
        ("$(EMPTY:default=none)", "none"),
        ("$(NAME:default=none)", "My App 2"), ("$(PATH_OF_FILE:file)", "b.txt"), ("$(PATH_OF_FILE:base)", "b"),
        ("$(PATH_OF_FILE:dir)", "/a"), ("$(PATH_OF_FILE:suffix)", ".txt"), ("$(PREFIX_$(KIND))", "nested"),
        ("$(NAME:upper:rfc1034identifier)", "MY-APP-2"), ("100 $", "100 $"), ("$(open", "$(open"),
        ("$5 $$(KIND)", "$5 $ONE"),
    ])
    func `references to build settings have operators`(text: String, expected: String) throws {
        let settings = [
            "NAME": "My App 2", "PATH_OF_FILE": "/a/b.txt", "KIND": "ONE", "PREFIX_ONE": "nested", "EMPTY": "",
        ]
        #expect(try list("{ Key = \"\(text)\"; }", settings)["Key"] as? String == expected)
    }

    @Test func `a setting that refers to itself ends`() throws {
        #expect(try list("{ Key = \"$(LOOP)\"; }", ["LOOP": "$(LOOP)"])["Key"] is String)
    }

    @Test func `binary files are read`() throws {
        let workspace = try Workspace()
        let data = try PropertyListSerialization.data(
            fromPropertyList: ["CFBundleName": "$(PRODUCT_NAME)!"],
            format: .binary,
            options: 0
        )
        try workspace.write(data, to: "Info.plist")
        workspace.target.infoPlist = workspace.path("Info.plist")
        try workspace.build()
        #expect(try workspace.list(in: "Info.plist")["CFBundleName"] as? String == "Shop!")
    }

    @Test func `generated keys replace values of the file and extend its lists`() throws {
        let settings = [
            "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_CFBundleDisplayName": "Best Shop",
            "INFOPLIST_KEY_UIMainStoryboardFile": "Main", "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
            "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
            "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone":
                "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft",
            "INFOPLIST_KEY_UIStatusBarHidden": "NO", "INFOPLIST_KEY_NSCameraUsageDescription": "Scan $(PRODUCT_NAME)",
            "INFOPLIST_KEY_Unknown": "x",
        ]
        let text = """
            { CFBundleDisplayName = Old; "UISupportedInterfaceOrientations~iphone" = (UIInterfaceOrientationPortrait);
              UIApplicationSceneManifest = { UISceneConfigurations = { Role = ({ Name = Default; }); }; }; }
            """
        let list = try list(text, settings)
        #expect(list["CFBundleDisplayName"] as? String == "Best Shop")
        #expect(list["UIMainStoryboardFile"] as? String == "Main")
        #expect(list["UILaunchScreen"] is [String: Any])
        #expect(list["UIStatusBarHidden"] as? Bool == false)
        #expect(list["NSCameraUsageDescription"] as? String == "Scan Shop")
        #expect(list["Unknown"] == nil)
        let orientations = list["UISupportedInterfaceOrientations~iphone"] as? [String]
        #expect(orientations == ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"])
        let manifest = list["UIApplicationSceneManifest"] as? [String: Any]
        #expect(manifest?["UIApplicationSupportsMultipleScenes"] as? Bool == true)
        #expect((manifest?["UISceneConfigurations"] as? [String: Any])?["Role"] != nil)
    }

    @Test func `generated keys are not used if the target does not generate its Info plist`() throws {
        let list = try list("{ CFBundleDisplayName = Own; }", ["INFOPLIST_KEY_CFBundleDisplayName": "Best Shop"])
        #expect(list["CFBundleDisplayName"] as? String == "Own")
    }

    @Test func `an invalid file is reported with its line`() throws {
        let workspace = try Workspace()
        try workspace.write("{\n  A = 1;\n  B = 2\n  C = 3;\n}\n", to: "Info.plist")
        workspace.target.infoPlist = workspace.path("Info.plist")
        let problem = try #require(try workspace.build().problems.first)
        #expect(problem.path == workspace.path("Info.plist"))
        #expect(problem.line == 4)
        #expect(problem.severity == .error)
    }

    @Test func `a missing file is reported`() throws {
        let workspace = try Workspace()
        workspace.target.infoPlist = workspace.path("Info.plist")
        #expect(try workspace.build().problems.map(\.severity) == [.error])
    }

    @Test func `the app icon and the accent colour are named if the catalogues contain them`() throws {
        let workspace = try Workspace(settings: [
            "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon",
            "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "Missing",
        ])
        try workspace.write(#"{"images":[]}"#, to: "Assets.xcassets/AppIcon.appiconset/Contents.json")
        workspace.list("Assets.xcassets")
        try workspace.build()
        let list = try workspace.list(in: "Info.plist")
        let icon = (list["CFBundleIcons"] as? [String: Any])?["CFBundlePrimaryIcon"] as? [String: Any]
        #expect(icon?["CFBundleIconName"] as? String == "AppIcon")
        #expect(list["NSAccentColorName"] == nil)
    }
}
