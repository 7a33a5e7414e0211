import Foundation
import HeadlessHost
import Testing

@_spi(Host) @testable import UIKitCore
@testable import UIKitStoryboards

@MainActor
@Suite("Storyboards", .serialized)
struct StoryboardTests {
    private static let list = """
        <tableViewController storyboardIdentifier="List" id="list" customClass="StoryListController" \
        \(Interface.module) sceneMemberID="viewController">
        <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" \
        dataMode="prototypes" style="plain" separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" \
        sectionHeaderHeight="28" sectionFooterHeight="28" id="table">
        <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        <searchBar key="tableHeaderView" contentMode="redraw" placeholder="Find a flower" id="bar">
        <rect key="frame" x="0" y="0" width="414" height="56"/><textInputTraits key="textInputTraits"/></searchBar>
        <prototypes>
        <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" \
        selectionStyle="default" accessoryType="detailButton" indentationWidth="10" reuseIdentifier="Flower" \
        textLabel="tl" style="IBUITableViewCellStyleDefault" id="cell">
        <rect key="frame" x="0.0" y="50" width="414" height="44"/>
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
        contentMode="center" preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" \
        tableViewCell="cell" id="content"><rect key="frame" x="0" y="0" width="376" height="44"/>
        <autoresizingMask key="autoresizingMask"/>
        <subviews><label opaque="NO" multipleTouchEnabled="YES" contentMode="left" text="Title" textAlignment="natural" \
        lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="tl">
        <rect key="frame" x="20" y="0" width="348" height="44"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/><nil key="textColor"/>
        <nil key="highlightedColor"/></label></subviews></tableViewCellContentView>
        <connections><segue destination="detail" kind="show" identifier="showDetail" id="sg1"/>
        <segue destination="detail" kind="presentation" identifier="info" trigger="accessoryAction" id="sg2"/></connections>
        </tableViewCell></prototypes>
        <connections><outlet property="dataSource" destination="list" id="o1"/>
        <outlet property="delegate" destination="list" id="o2"/></connections>
        </tableView>
        <navigationItem key="navigationItem" title="Flowers" id="item">
        <barButtonItem key="rightBarButtonItem" title="New" id="new">
        <connections><action selector="add:" destination="list" id="a1"/></connections></barButtonItem></navigationItem>
        <connections><outlet property="searchBar" destination="bar" id="o3"/>
        <outlet property="button" destination="new" id="o4"/>
        <segue destination="detail" kind="presentation" identifier="sheet" animates="NO" \
        modalPresentationStyle="fullScreen" id="sg3"/>
        <segue destination="detail" kind="custom" identifier="own" customClass="StorySegue" \(Interface.module) id="sg4"/>
        </connections>
        </tableViewController>
        """

    private static let navigation = """
        <navigationController id="root" sceneMemberID="viewController">
        <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="nb">
        <rect key="frame" x="0" y="44" width="414" height="44"/><autoresizingMask key="autoresizingMask"/></navigationBar>
        <nil name="viewControllers"/>
        <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r1"/></connections>
        </navigationController>
        """

    private static let detail = """
        <viewController storyboardIdentifier="Detail" title="Detail" useStoryboardIdentifierAsRestorationIdentifier="YES" \
        id="detail" customClass="StoryDetailController" \(Interface.module) sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="dv"><rect key="frame" x="0" y="0" width="414" height="896"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
        verticalHuggingPriority="251" text="Label" textAlignment="natural" lineBreakMode="tailTruncation" \
        baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="dl">
        <rect key="frame" x="20" y="20" width="42" height="21"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
        contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" \
        translatesAutoresizingMaskIntoConstraints="NO" id="db">
        <rect key="frame" x="20" y="80" width="100" height="30"/>
        <state key="normal" title="Back to list"/>
        <connections><segue destination="ex" kind="unwind" identifier="done" unwindAction="unwindToList:" id="u1"/>
        </connections></button>
        </subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        <constraints>
        <constraint firstItem="dl" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="30" id="c1"/>
        <constraint firstItem="dl" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="40" id="c2"/>
        <constraint firstItem="db" firstAttribute="leading" secondItem="dl" secondAttribute="leading" id="c3"/>
        <constraint firstItem="db" firstAttribute="top" secondItem="dl" secondAttribute="bottom" constant="8" \
        symbolic="YES" id="c4"/>
        <constraint firstItem="db" firstAttribute="width" constant="200" id="c5"/>
        </constraints></view>
        <connections><outlet property="label" destination="dl" id="do1"/>
        <outlet property="strongButton" destination="db" id="do2"/><outlet property="width" destination="c5" id="do5"/>
        <outletCollection property="all" destination="dl" id="do3"/>
        <outletCollection property="all" destination="db" id="do4"/></connections>
        </viewController>
        <exit id="ex" userLabel="Exit" sceneMemberID="exit"/>
        """

    private func launch() async throws -> (AppDriver, StoryListController) {
        let storyboard = try Interface.storyboard(Self.navigation, Self.list, Self.detail)
        let driver = try await AppDriver.launch { storyboard.instantiateInitialViewController()! }
        let root = driver.application.visibleWindows.first?.rootViewController as? UINavigationController
        return (driver, try #require(root?.topViewController as? StoryListController))
    }

    @Test func `a storyboard shows its initial screen with rows from the prototype cell`() async throws {
        let (driver, list) = try await launch()
        let screen = driver.screen()
        #expect(screen.elements(role: "heading").map(\.label) == ["Flowers"])
        #expect(screen.elements(role: "row").map(\.label) == ["Rose", "Tulip"])
        #expect(list.searchBar.placeholder == "Find a flower")
        #expect(list.navigationController?.navigationBar.prefersLargeTitles == true)
        #expect(list.tableView.dataSource === list && list.tableView.style == .plain)
        #expect(list.storyboard != nil && list.storyboard === list.navigationController?.storyboard)
        #expect(list.nibName == "list-view-table")
    }

    @Test func `a controller is initialized, awakes with its bar button items, and loads its view with its outlets`()
        async throws
    {
        let (_, list) = try await launch()
        #expect(list.log.prefix(3) == ["init false -", "awake false New", "load Find a flower"])
    }

    @Test func `a tapped row performs its segue with the cell as sender before didSelectRowAt`()
        async throws
    {
        let (driver, list) = try await launch()
        list.log = []
        try await driver.tap("Tulip")
        #expect(list.log == ["should showDetail", "prepare showDetail 1 false", "didSelect 1"])
        #expect(driver.screen().description.contains("\"Tulip\""))
        #expect(list.navigationController?.topViewController is StoryDetailController)
    }

    @Test func `a rejected segue leaves the screen unchanged, and the row is selected`() async throws {
        let (driver, list) = try await launch()
        list.log = []
        list.opensDetails = false
        try await driver.tap("Rose")
        #expect(list.log == ["should showDetail", "didSelect 0"])
        #expect(list.navigationController?.topViewController === list)
    }

    @Test func `the detail button of a row performs its accessory segue`() async throws {
        let (driver, list) = try await launch()
        list.log = []
        list.tableView.userTappedAccessory(at: IndexPath(row: 0, section: 0))
        try await driver.settle()
        #expect(list.log == ["should info", "prepare info 0 false"])
        #expect(list.presentedViewController is StoryDetailController)
    }

    @Test func `an unwind segue calls its action and returns to the controller that provides it`() async throws {
        let (driver, list) = try await launch()
        try await driver.tap("Rose")
        list.log = []
        try await driver.tap("Back to list")
        #expect(list.log == ["unwind done"])
        #expect(list.navigationController?.topViewController === list)
    }

    @Test func `an unwind segue dismisses a presented controller`() async throws {
        let (driver, list) = try await launch()
        list.performSegue(withIdentifier: "sheet", sender: nil)
        try await driver.settle()
        #expect(list.presentedViewController?.modalPresentationStyle == .fullScreen)
        try await driver.tap("Back to list")
        #expect(list.presentedViewController == nil)
        #expect(list.log.last == "unwind done")
    }

    @Test func `a custom segue is created with the initializer of its class`() async throws {
        let (driver, list) = try await launch()
        StorySegue.log = []
        list.performSegue(withIdentifier: "own", sender: nil)
        try await driver.settle()
        #expect(StorySegue.log == ["init own", "perform StoryListController StoryDetailController"])
        #expect(list.presentedViewController is StoryDetailController)
    }

    @Test func `an action is found by name when the item is tapped`() async throws {
        let (driver, list) = try await launch()
        try await driver.tap("New")
        #expect(list.log.last == "add New")
    }

    @Test func `outlets are assigned to weak, strong, private and collection properties`() throws {
        let storyboard = try Interface.storyboard(Self.navigation, Self.list, Self.detail)
        let made = storyboard.instantiateViewController(withIdentifier: "Detail")
        let detail = try #require(made as? StoryDetailController)
        #expect(detail.title == "Detail" && detail.restorationIdentifier == "Detail")
        detail.loadViewIfNeeded()
        #expect(detail.label.text == "nobody")
        #expect(detail.strongButton?.title(for: .normal) == "Back to list")
        #expect(detail.all!.map { type(of: $0) == UILabel.self } == [true, false])
        #expect(detail.width.constant == 200)
        detail.strongButton = nil
        detail.label.removeFromSuperview()
        detail.all = nil
        #expect(detail.label == nil)
    }

    @Test func `constraints from the file are applied`() async throws {
        let storyboard = try Interface.storyboard(Self.navigation, Self.list, Self.detail)
        let driver = try await AppDriver.launch { storyboard.instantiateViewController(withIdentifier: "Detail") }
        let root = driver.application.visibleWindows.first?.rootViewController as? StoryDetailController
        let detail = try #require(root)
        #expect(detail.label.frame.origin == CGPoint(x: 30, y: 40))
        let button = try #require(detail.strongButton)
        #expect(
            button.frame.minX == 30 && button.frame.minY == detail.label.frame.maxY + 8 && button.frame.width == 200
        )
    }

    @Test func `a closure can create the controller with a custom initializer`() throws {
        let storyboard = try Interface.storyboard(initial: "detail", Self.navigation, Self.list, Self.detail)
        let detail = storyboard.instantiateViewController(identifier: "Detail") { coder in
            StoryDetailController(coder: coder, name: "Iris")
        }
        detail.loadViewIfNeeded()
        #expect(detail.label.text == "Iris")
        let first = storyboard.instantiateInitialViewController { StoryDetailController(coder: $0, name: "Lily") }
        #expect(first?.name == "Lily")
        let plain: StoryDetailController = storyboard.instantiateViewController(identifier: "Detail")
        #expect(plain.name == "nobody")
    }

    @Test func `a controller from a storyboard is deallocated after its last reference`() throws {
        weak var detail: UIViewController?
        do {
            let storyboard = try Interface.storyboard(Self.navigation, Self.list, Self.detail)
            let made = storyboard.instantiateViewController(withIdentifier: "Detail")
            made.loadViewIfNeeded()
            detail = made
        }
        #expect(detail == nil)
    }

    @Test func `an embed segue adds the controller to its container view`() async throws {
        let outer = """
            <viewController id="root" customClass="StoryDetailController" \(Interface.module) sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="300" height="300"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews><containerView opaque="NO" contentMode="scaleToFill" id="box">
            <rect key="frame" x="10" y="20" width="200" height="100"/>
            <connections><segue destination="detail" kind="embed" identifier="inner" id="e"/></connections>
            </containerView></subviews></view></viewController>
            """
        let storyboard = try Interface.storyboard(outer, Self.detail)
        let root = try #require(storyboard.instantiateInitialViewController())
        root.loadViewIfNeeded()
        let child = try #require(root.children.first as? StoryDetailController)
        #expect(child.view.superview?.frame == CGRect(x: 10, y: 20, width: 200, height: 100))
        #expect(child.parent === root && child.view.frame.size == CGSize(width: 200, height: 100))
    }

    @Test func `a storyboard without an initial controller returns nil`() throws {
        let document = try Interface.document("<document targetRuntime=\"iOS.CocoaTouch\"><scenes/></document>")
        #expect(UIStoryboard(document: document).instantiateInitialViewController() == nil)
    }

    @Test func `a storyboard is found in a bundle or its language folders, and can refer to another`()
        throws
    {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let base = folder.appendingPathComponent("Base.lproj")
        try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ objects: String, initial: String, to url: URL) throws {
            try """
            <document targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)"><scenes><scene><objects>\
            \(objects)</objects></scene></scenes></document>
            """.write(to: url, atomically: true, encoding: .utf8)
        }
        let reference = """
            <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="There" id="p" \
            sceneMemberID="viewController"/>
            """
        let there = """
            <viewController storyboardIdentifier="There" title="There" id="t" sceneMemberID="viewController"/>
            """
        try write(reference, initial: "p", to: base.appendingPathComponent("First.storyboard"))
        try write(there, initial: "t", to: folder.appendingPathComponent("Other.storyboard"))
        let bundle = try #require(Bundle(path: folder.path))
        let storyboard = UIStoryboard(name: "First", bundle: bundle)
        #expect(storyboard.instantiateInitialViewController()?.title == "There")
    }
}
