import Foundation
import ProjectChecking
import Testing
import XcodeProjects

struct InterfaceCheckTests {
    private let screen = """
        import UIKit
        class Base: UIViewController {
            @IBOutlet var label: UILabel!
        }
        class Screen: Base {
            @IBAction func search(_ sender: Any) {}
            @IBAction func unwind(_ segue: UIStoryboardSegue) {}
        }
        private class Hidden: UIViewController {}
        """

    private func storyboard(_ content: String, attributes: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"\(attributes)>
        <scenes><scene sceneID="1"><objects>
        <viewController id="s" customClass="Screen" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
        \(content)
        </viewController>
        </objects></scene></scenes>
        </document>
        """
    }

    private func findings(_ kind: Finding.Kind, _ content: String) throws -> [String] {
        let project = try TemporaryProject()
        try project.addSource(screen)
        try project.addResource(storyboard(content), "Main.storyboard")
        return project.findings(kind)
    }

    @Test func `outlets and actions of the class and its superclasses are accepted`() throws {
        let content = """
            <connections>
            <outlet property="label" destination="l"/><outlet property="view" destination="v"/>
            <action selector="search:" destination="s"/><segue kind="unwind" unwindAction="unwind:" destination="e"/>
            </connections>
            """
        #expect(try findings(.connection, content) == [])
        #expect(try findings(.interfaceClass, content) == [])
    }

    @Test func `outlets, actions and unwind actions that no class has are reported with their lines`() throws {
        let content = """
            <connections>
            <outlet property="table" destination="l"/>
            <action selector="find:" destination="s"/>
            <segue kind="unwind" unwindAction="back:" destination="e"/>
            </connections>
            """
        #expect(
            try findings(.connection, content) == [
                "Screen.find:: Main.storyboard:7", "Screen.table: Main.storyboard:6", "back:: Main.storyboard:8",
            ]
        )
    }

    @Test func `classes that no target declares are reported`() throws {
        let content = """
            <view key="view" customClass="Missing" customModule="App" customModuleProvider="target"/>
            <view customClass="Hidden" customModule="App" customModuleProvider="target"/>
            <view customClass="UILabel"/>
            """
        #expect(
            try findings(.interfaceClass, content) == ["Hidden: Main.storyboard:6", "Missing: Main.storyboard:5"]
        )
    }

    @Test func `a class of a module that does not exist counts as a use of the module`() throws {
        let content = "<view key=\"view\" customClass=\"AnimationView\" customModule=\"Lottie\"/>"
        #expect(try findings(.missingModule, content) == ["Lottie: Main.storyboard:5 AnimationView"])
    }

    @Test func `references to storyboards that the target does not contain are reported`() throws {
        let content = "<viewControllerPlaceholder storyboardName=\"Details\"/>"
        #expect(try findings(.missingResource, content) == ["Details.storyboard: Main.storyboard:5"])
    }

    @Test func `images are found in asset catalogues and beside them`() throws {
        let project = try TemporaryProject()
        try project.addSource(screen)
        try project.write("{}", to: "Assets.xcassets/Flags/swiss.imageset/Contents.json")
        project.target.resources.append(
            ResourceFile(path: project.path("Assets.xcassets"), destination: "Assets.xcassets")
        )
        try project.addResource("", "logo@2x.png")
        var text = storyboard("<imageView image=\"missing\"/>")
        let images = ["swiss", "logo", "missing"].map { "<image name=\"\($0)\" width=\"1\" height=\"1\"/>" }.joined()
        text = text.replacingOccurrences(of: "</document>", with: "<resources>\(images)</resources></document>")
        try project.addResource(text, "Main.storyboard")
        #expect(project.findings(.missingResource) == ["missing: Main.storyboard:5"])
    }

    @Test(arguments: [
        "<!DOCTYPE a [<!ENTITY b \"c\">]><document>&b;</document>",
        String(repeating: "<view>", count: 100_000),
        String(repeating: "<view>", count: 300) + String(repeating: "</view>", count: 300),
        "<document", "", "no XML",
    ])
    func `a hostile storyboard is reported as a whole`(text: String) throws {
        let project = try TemporaryProject()
        try project.addSource(screen)
        try project.addResource(text, "Main.storyboard")
        #expect(project.findings(.interface) == ["Main.storyboard: Main.storyboard"])
    }

    @Test func `the scene delegate and storyboards of an Info plist must exist`() throws {
        let project = try TemporaryProject()
        try project.addSource(screen)
        project.target.infoPlist = try project.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>UIMainStoryboardFile</key>
            <string>Main</string>
            <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
            </dict></array></dict></dict></dict></plist>
            """,
            to: "Info.plist"
        )
        #expect(
            project.findings(.infoPlist) == [
                "UIMainStoryboardFile: Info.plist:4", "UISceneDelegateClassName: Info.plist:7",
            ]
        )
    }

    @Test func `classes that storyboards cannot contain are reported`() throws {
        let project = try TemporaryProject()
        try project.addSource("import UIKit\nclass Base: UISearchController {}\nclass Screen: Base {}\n")
        try project.addResource(storyboard(""), "Main.storyboard")
        #expect(project.findings(.interfaceClass) == ["Screen: Main.storyboard:4"])
    }
}
