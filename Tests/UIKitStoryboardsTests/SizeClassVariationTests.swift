import Foundation
import HeadlessHost
import Testing

@_spi(Host) @testable import UIKitCore
@testable import UIKitStoryboards

/// `<variation>` elements: what a file declares for some size classes only.
@MainActor
@Suite("Variations for size classes", .serialized)
struct SizeClassVariationTests {
    private func view<View: UIView>(_ type: View.Type, _ xml: String) throws -> View {
        try #require(Interface.nib(xml).instantiate(withOwner: nil).first as? View)
    }

    private func widen(_ view: UIView) { view.traitOverrides.horizontalSizeClass = .regular }
    private func narrow(_ view: UIView) { view.traitOverrides.horizontalSizeClass = .compact }

    private func texts(_ view: UIView) -> [String] { view.subviews.compactMap { ($0 as? UILabel)?.text } }

    private static let parts = """
        <view id="v"><subviews><label text="a" id="a"/><label text="b" id="b"/><label text="c" id="c"/></subviews>
        <constraints>
        <constraint firstItem="a" firstAttribute="width" constant="30" id="c1"/>
        <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" id="c2"/>
        <constraint firstItem="c" firstAttribute="leading" secondItem="a" secondAttribute="trailing" id="c3"/>
        <constraint firstItem="b" firstAttribute="width" constant="50" id="c4"/></constraints>
        <variation key="default"><mask key="subviews"><exclude reference="b"/></mask>
        <mask key="constraints"><exclude reference="c4"/></mask></variation>
        <variation key="widthClass=regular"><mask key="subviews"><include reference="b"/></mask>
        <mask key="constraints"><exclude reference="c3"/><include reference="c4"/></mask></variation></view>
        """

    @Test func `subviews are installed for the size class, in the order of the file`() throws {
        let made = try view(UIView.self, Self.parts)
        #expect(texts(made) == ["a", "c"])
        widen(made)
        #expect(texts(made) == ["a", "b", "c"])
        narrow(made)
        #expect(texts(made) == ["a", "c"])
    }

    @Test func `constraints are installed for the size class and with their items`() throws {
        let made = try view(UIView.self, Self.parts)
        func attributes() -> [String] {
            made.constraints.map {
                "\(($0.firstItem as? UILabel)?.text ?? "")>\(($0.secondItem as? UILabel)?.text ?? "")"
            }
            .sorted()
        }
        #expect(attributes() == ["c>a"])
        widen(made)
        #expect(attributes() == ["b>a"])
        #expect(made.subviews[1].constraints.map(\.constant) == [50])
        narrow(made)
        #expect(attributes() == ["c>a"])
        #expect(made.subviews.flatMap(\.constraints).map(\.constant) == [30])
    }

    @Test func `a constraint that the app deactivated stays inactive until its installation changes`() throws {
        let made = try view(UIView.self, Self.parts)
        let constraint = try #require(made.constraints.first)
        constraint.isActive = false
        made.traitOverrides.userInterfaceStyle = .dark
        #expect(!constraint.isActive)
        widen(made)
        narrow(made)
        #expect(constraint.isActive)
    }

    @Test func `the variation with the most traits takes precedence, whatever its place in the file`() throws {
        let made = try view(
            UIStackView.self,
            """
            <stackView spacing="1" id="s"><variation key="heightClass=regular-widthClass=regular" spacing="4"/>
            <variation key="widthClass=regular" spacing="3"/><variation key="heightClass=regular" spacing="2"/></stackView>
            """
        )
        #expect(made.spacing == 2)
        widen(made)
        #expect(made.spacing == 4)
        made.traitOverrides.verticalSizeClass = .compact
        #expect(made.spacing == 3)
        narrow(made)
        #expect(made.spacing == 1)
    }

    @Test func `fonts, colours, texts and other values vary, and the base values return`() throws {
        let made = try view(
            UIView.self,
            """
            <view alpha="0.5" id="v"><color key="backgroundColor" white="1" alpha="1"/><subviews>
            <label text="short" textAlignment="right" numberOfLines="2" id="l">
            <fontDescription key="fontDescription" type="system" pointSize="12"/><color key="textColor" white="0" alpha="1"/>
            <variation key="widthClass=regular" text="long" textAlignment="center" numberOfLines="0">
            <rect key="frame" x="0" y="0" width="1" height="2"/>
            <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
            <color key="textColor" white="0.5" alpha="1"/></variation></label>
            <button id="b"><fontDescription key="fontDescription" type="system" pointSize="11"/>
            <variation key="widthClass=regular" enabled="NO" hidden="YES">
            <fontDescription key="fontDescription" type="system" pointSize="22"/></variation></button></subviews>
            <variation key="widthClass=regular" alpha="1" contentMode="center"><nil key="backgroundColor"/>
            <color key="tintColor" red="1" green="0" blue="0" alpha="1"/>
            <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></variation></view>
            """
        )
        let label = try #require(made.subviews[0] as? UILabel)
        let button = try #require(made.subviews[1] as? UIButton)
        let frame = label.frame
        let margins = made.layoutMargins
        func expectBase() {
            #expect(label.text == "short" && label.textAlignment == .right && label.numberOfLines == 2)
            #expect(label.font == .systemFont(ofSize: 12) && label.textColor == UIColor(white: 0, alpha: 1))
            #expect(made.alpha == 0.5 && made.backgroundColor == UIColor(white: 1, alpha: 1))
            #expect(made.ownTintColor == nil && made.contentMode == .scaleToFill && made.layoutMargins == margins)
            #expect(button.isEnabled && !button.isHidden && button.titleLabel?.font == .systemFont(ofSize: 11))
        }
        expectBase()
        widen(made)
        #expect(label.text == "long" && label.textAlignment == .center && label.numberOfLines == 0)
        #expect(label.font == .boldSystemFont(ofSize: 20) && label.textColor == UIColor(white: 0.5, alpha: 1))
        #expect(label.frame == frame)
        #expect(made.alpha == 1 && made.backgroundColor == nil && made.contentMode == .center)
        #expect(made.ownTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(made.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(!button.isEnabled && button.isHidden && button.titleLabel?.font == .systemFont(ofSize: 22))
        narrow(made)
        expectBase()
    }

    @Test func `the constant of a constraint varies`() throws {
        let made = try view(
            UIView.self,
            """
            <view id="v"><constraints><constraint firstAttribute="width" constant="30" id="c1">
            <variation key="widthClass=regular" constant="90"/></constraint></constraints></view>
            """
        )
        let constraint = try #require(made.constraints.first)
        #expect(constraint.constant == 30)
        widen(made)
        #expect(constraint.constant == 90)
        constraint.constant = 70
        made.traitOverrides.userInterfaceStyle = .dark
        #expect(constraint.constant == 70, "The app's value stays until another variation applies.")
        narrow(made)
        #expect(constraint.constant == 30)
    }

    @Test func `a stack arranges its installed views in the order of the file`() throws {
        let made = try view(
            UIStackView.self,
            """
            <stackView id="s"><subviews><label text="a" id="a"/><label text="b" id="b"/><label text="c" id="c"/></subviews>
            <variation key="widthClass=compact" axis="vertical" distribution="fillEqually" alignment="center">
            <mask key="subviews"><exclude reference="a"/><exclude reference="b"/></mask></variation></stackView>
            """
        )
        func arranged() -> [String?] { made.arrangedSubviews.map { ($0 as? UILabel)?.text } }
        #expect(arranged() == ["c"] && made.axis == .vertical)
        #expect(made.distribution == .fillEqually && made.alignment == .center)
        widen(made)
        #expect(arranged() == ["a", "b", "c"] && made.axis == .horizontal)
        narrow(made)
        #expect(arranged() == ["c"])
    }

    @Test func `an outlet to a view that is not installed is connected`() throws {
        let storyboard = try Interface.storyboard(
            """
            <viewController id="root" customClass="StoryDetailController" \(Interface.module) sceneMemberID="viewController">
            <view key="view" id="v"><subviews><label text="hidden" id="l"/></subviews>
            <variation key="widthClass=compact"><mask key="subviews"><exclude reference="l"/></mask></variation></view>
            <connections><outlet property="label" destination="l" id="o"/></connections></viewController>
            """
        )
        let made = try #require(storyboard.instantiateInitialViewController() as? StoryDetailController)
        made.loadViewIfNeeded()
        #expect(made.label?.text == "nobody" && made.label.superview == nil)
        widen(made.view)
        #expect(made.label.superview === made.view)
    }

    @Test func `a view that enters a wide window gets its variations before its controller appears`() async throws {
        let storyboard = try Interface.storyboard(
            """
            <viewController id="root" sceneMemberID="viewController"><view key="view" id="v"><subviews>
            <label text="Wide" id="l"><rect key="frame" x="0" y="0" width="100" height="20"/></label></subviews>
            <variation key="widthClass=compact"><mask key="subviews"><exclude reference="l"/></mask></variation></view>
            </viewController>
            """
        )
        let driver = try await AppDriver.launch { storyboard.instantiateInitialViewController()! }
        try await driver.resize(to: CGSize(width: 400, height: 600))
        #expect(!driver.screen().description.contains("Wide"))
        try await driver.resize(to: CGSize(width: 800, height: 600))
        #expect(driver.screen().description.contains("Wide"))
        let next = try #require(storyboard.instantiateInitialViewController())
        let window = try #require(driver.application.visibleWindows.first)
        window.rootViewController = next
        #expect(next.view.subviews.count == 1)
    }

    @Test func `unknown traits, values that cannot vary and unknown masks are problems`() throws {
        let found = try Interface.problems(
            nib: """
                <view id="v"><variation key="moonPhase=full"/>
                <variation key="widthClass=huge"/>
                <variation key="widthClass=regular" tag="4"><mask key="moons"/></variation>
                <variation key="userInterfaceIdiom=mac" hidden="YES"/></view>
                """
        )
        #expect(found.count == 4)
        #expect(
            found.contains { $0.contains(":1:") && $0.contains("key=\"moonPhase=full\", which names an unknown trait") }
        )
        #expect(found.contains { $0.contains(":2:") && $0.contains("unknown trait") })
        #expect(found.contains { $0.contains(":3:") && $0.contains("tag=\"4\", which is not supported") })
        #expect(found.contains { $0.contains(":3:") && $0.contains("<mask> is not supported for 'moons'") })
    }
}

/// Popover segues of a storyboard.
@MainActor
@Suite("Popover segues", .serialized)
struct PopoverSegueTests {
    private func storyboard(_ segue: String) throws -> UIStoryboard {
        try Interface.storyboard(
            """
            <viewController id="root" customClass="StoryDetailController" \(Interface.module) sceneMemberID="viewController">
            <view key="view" id="v"><subviews><button id="b"><rect key="frame" x="20" y="20" width="80" height="30"/>
            <state key="normal" title="Open"/></button></subviews></view>
            <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="Add" id="i"/>
            </navigationItem>
            <connections>\(segue)</connections></viewController>
            """,
            "<viewController id=\"detail\" title=\"Detail\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"w\"/></viewController>"
        )
    }

    @Test(arguments: ["View", "BarButtonItem"])
    func `the destination is a popover beside its anchor when the source prepares it`(_ kind: String) throws {
        let storyboard = try storyboard(
            """
            <segue destination="detail" kind="popoverPresentation" identifier="open" \
            popoverAnchor\(kind)="\(kind == "View" ? "b" : "i")" id="s">
            <popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/></segue>
            """
        )
        let root = try #require(storyboard.instantiateInitialViewController() as? StoryDetailController)
        root.loadViewIfNeeded()
        let template = try #require(root.segueTemplates.first)
        let made = template.makeDestination(root, nil)
        let popover = try #require(made.popoverPresentationController)
        #expect(popover.permittedArrowDirections == [.up, .left])
        let anchor: (any UIPopoverPresentationControllerSourceItem)? =
            kind == "View" ? root.view.subviews[0] : root.navigationItem.rightBarButtonItem
        #expect(popover.sourceItem === anchor)
    }

    @Test func `a popover segue without an anchor is a problem`() throws {
        let found = try Interface.problems(
            scene: """
                <viewController id="a"><connections>
                <segue destination="a" kind="popoverPresentation" id="s"/></connections></viewController>
                """
        )
        #expect(found.contains { $0.contains("has neither popoverAnchorView nor popoverAnchorBarButtonItem") })
    }
}
