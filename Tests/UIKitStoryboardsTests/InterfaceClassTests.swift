import Foundation
import HeadlessHost
import Testing

@_spi(Host) @testable import UIKitCore
@testable import UIKitStoryboards

@MainActor
@Suite("Classes supported in storyboards and nibs", .serialized)
struct InterfaceClassTests {
    private func view<View: UIView>(_ type: View.Type, _ xml: String) throws -> View {
        try #require(Interface.nib(xml).instantiate(withOwner: nil).first as? View)
    }

    @Test func `a text field can be a custom search text field`() throws {
        let field = try view(
            StorySearchField.self,
            """
            <textField text="rose" placeholder="Find" borderStyle="line" id="f" customClass="StorySearchField" \
            \(Interface.module)/>
            """
        )
        #expect(field.isRead && field.text == "rose" && field.placeholder == "Find" && field.borderStyle == .line)
        #expect(field.leftView is UIImageView && field.returnKeyType == .search && field.clearButtonMode == .always)
    }

    @Test func `bars have their items and appearance`() throws {
        let toolbar = try view(
            UIToolbar.self,
            """
            <toolbar barStyle="black" id="t"><items><barButtonItem systemItem="add" id="a"/>
            <barButtonItem systemItem="flexibleSpace" id="b"/><barButtonItem title="Sort" id="c"/></items>
            <color key="barTintColor" red="1" green="0" blue="0" alpha="1"/></toolbar>
            """
        )
        #expect(toolbar.items?.map(\.systemItem) == [.add, .flexibleSpace, nil] && toolbar.barStyle == .black)
        #expect(toolbar.barTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let tabs = try view(
            UITabBar.self,
            """
            <tabBar itemPositioning="fill" id="t"><items><tabBarItem title="A" id="a"/><tabBarItem title="B" id="b"/></items>
            <color key="unselectedItemTintColor" red="0" green="1" blue="0" alpha="1"/></tabBar>
            """
        )
        #expect(tabs.items?.map(\.title) == ["A", "B"] && tabs.itemPositioning == .fill)
        #expect(tabs.unselectedItemTintColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        let bar = try view(
            UINavigationBar.self,
            """
            <navigationBar translucent="NO" id="n"><items><navigationItem title="Roses" id="i">
            <barButtonItem key="rightBarButtonItem" title="New" id="r"/></navigationItem></items></navigationBar>
            """
        )
        #expect(bar.topItem?.title == "Roses" && bar.topItem?.rightBarButtonItem?.title == "New" && !bar.isTranslucent)
    }

    @Test func `a visual effect view has its effect and content view`() throws {
        let made = try view(
            UIVisualEffectView.self,
            """
            <visualEffectView id="v"><rect key="frame" x="0" y="0" width="80" height="40"/>
            <view key="contentView" id="c"><subviews><label text="On it" id="l"/></subviews></view>
            <blurEffect style="dark"/></visualEffectView>
            """
        )
        #expect(made.effect == UIBlurEffect(style: .dark) && made.subviews == [made.contentView])
        #expect((made.contentView.subviews.first as? UILabel)?.text == "On it")
        #expect(made.contentView.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
        let vibrant = try view(
            UIVisualEffectView.self,
            "<visualEffectView id=\"v\"><vibrancyEffect><blurEffect style=\"light\"/></vibrancyEffect></visualEffectView>"
        )
        #expect(vibrant.effect == UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light)))
    }

    @Test func `a table creates headers from a nib`() throws {
        let nib = Interface.nib(
            """
            <view id="h" customClass="StoryHeader" \(Interface.module)><subviews><label text="Roses" id="l"/></subviews>
            <connections><outlet property="caption" destination="l" id="o"/></connections></view>
            """
        )
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(nib, forHeaderFooterViewReuseIdentifier: "Header")
        let header = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "Header") as? StoryHeader)
        #expect(header.reuseIdentifier == "Header" && header.caption.text == "Roses")
        #expect(header.contentView.superview === header)
        table.register(nil as UINib?, forHeaderFooterViewReuseIdentifier: "Header")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "Header") == nil)
    }

    @Test func `a header nib with a different root view traps with a message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let table = UITableView()
                table.register(Interface.nib("<label id=\"l\"/>"), forHeaderFooterViewReuseIdentifier: "Header")
                _ = table.dequeueReusableHeaderFooterView(withIdentifier: "Header")
            }
        }
        expect(result, "for the identifier 'Header' is not a UITableViewHeaderFooterView.")
    }

    @Test func `a split view controller has the controllers of its relationship segues as columns`() throws {
        func screens(_ attributes: String) throws -> UISplitViewController {
            let storyboard = try Interface.storyboard(
                """
                <splitViewController \(attributes) preferredDisplayMode="oneBesideSecondary" behavior="tile" id="root" \
                sceneMemberID="viewController"><connections>
                <segue destination="a" kind="relationship" relationship="masterViewController" id="r1"/>
                <segue destination="b" kind="relationship" relationship="detailViewController" id="r2"/></connections>
                </splitViewController>
                """,
                "<viewController title=\"A\" id=\"a\" sceneMemberID=\"viewController\"/>",
                "<viewController title=\"B\" id=\"b\" sceneMemberID=\"viewController\"/>"
            )
            return try #require(storyboard.instantiateInitialViewController() as? UISplitViewController)
        }
        let classic = try screens("")
        #expect(classic.style == .unspecified && classic.viewControllers.map(\.title) == ["A", "B"])
        let columns = try screens("allowDoubleColumnStyle=\"YES\"")
        #expect(columns.style == .doubleColumn && columns.preferredSplitBehavior == .tile)
        #expect(columns.viewController(for: .primary)?.title == "A")
        #expect(columns.viewController(for: .secondary)?.title == "B")
        #expect(columns.preferredDisplayMode == .oneBesideSecondary)
        #expect(try screens("style=\"tripleColumn\"").style == .tripleColumn)
    }

    @Test func `a class that can only be created in code is reported`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = Interface.nib("<view id=\"v\" customClass=\"StoryRefresh\" \(Interface.module)/>").instantiate(
                    withOwner: nil
                )
            }
        }
        expect(result, "was not created: storyboards and nibs cannot contain a UIRefreshControl. Create it in code.")
    }

    @Test func `a nib's coder returns zero or nil for every key`() throws {
        let asked = try view(
            StoryAsking.self,
            "<view id=\"v\" customClass=\"StoryAsking\" \(Interface.module)/>"
        )
        #expect(asked.answers == [0, 0, 0, 0])
    }

    @Test func `a class of the target is found in the app's module, as Xcode names it at build time`() async throws {
        let driver = try await AppDriver.launch(TargetDelegate.self)
        UIApplication.current = driver.application
        let nib = Interface.nib(
            "<view id=\"v\" customClass=\"TargetView\" customModule=\"FormerName\" customModuleProvider=\"target\"/>"
        )
        #expect(nib.instantiate(withOwner: nil).first is TargetView)
    }

    private func expect(_ result: ExitTest.Result?, _ words: String) {
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(words), "\(text)")
    }
}

final class StorySearchField: UISearchTextField {
    var isRead = false

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        isRead = true
    }
}

final class StoryHeader: UITableViewHeaderFooterView {
    weak var caption: UILabel!
}

final class StoryRefresh: UIRefreshControl {}

/// Decodes values from its coder, as classes with archiving support do.
final class StoryAsking: UIView {
    var answers: [Int] = []

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        answers = [
            Int(coder.decodeInt32(forKey: "a")), Int(coder.decodeInt64(forKey: "b")), coder.decodeInteger(forKey: "c"),
            coder.decodeObject(of: NSString.self, forKey: "d") == nil ? 0 : 1,
        ]
    }
}

final class TargetView: UIView {}

final class TargetDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
}
