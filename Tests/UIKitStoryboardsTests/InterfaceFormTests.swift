import Foundation
import Testing

@_spi(Host) @testable import UIKitCollections
@_spi(Host) @testable import UIKitCore
@testable import UIKitStoryboards

/// Files in the formats of different versions of Interface Builder.
@MainActor
@Suite("Formats of Interface Builder versions")
struct InterfaceFormTests {
    private func view<View: UIView>(_ type: View.Type, _ xml: String) throws -> View {
        try #require(Interface.nib(xml).instantiate(withOwner: nil).first as? View)
    }

    private func controller<Controller: UIViewController>(
        _ type: Controller.Type,
        _ objects: String,
        resources: String = ""
    ) throws -> Controller {
        let storyboard = try Interface.storyboard(objects, resources: resources)
        return try #require(storyboard.instantiateInitialViewController() as? Controller)
    }

    // MARK: Colours

    private func color(_ attributes: String) throws -> UIColor? {
        try view(UIView.self, "<view id=\"v\"><color key=\"backgroundColor\" \(attributes)/></view>").backgroundColor
    }

    @Test func `the newest name of a system colour takes precedence over older ones`() throws {
        #expect(
            try color("systemColor=\"systemBackgroundColor\" cocoaTouchSystemColor=\"whiteColor\"") == .systemBackground
        )
        #expect(
            try color("xcode11CocoaTouchSystemColor=\"systemBackgroundColor\" cocoaTouchSystemColor=\"whiteColor\"")
                == .systemBackground
        )
        #expect(
            try color(
                "systemColor=\"labelColor\" xcode11CocoaTouchSystemColor=\"labelColor\" cocoaTouchSystemColor=\"darkTextColor\" "
                    + "white=\"0.3\" alpha=\"1\" colorSpace=\"calibratedWhite\""
            ) == .label
        )
    }

    @Test func `an obsolete system colour is mapped or uses its components`() throws {
        let group = "white=\"0.25\" alpha=\"1\" colorSpace=\"calibratedWhite\""
        #expect(
            try color("cocoaTouchSystemColor=\"scrollViewTexturedBackgroundColor\" \(group)")
                == UIColor(white: 0.25, alpha: 1)
        )
        #expect(
            try color("cocoaTouchSystemColor=\"tableCellGroupedBackgroundColor\"") == .secondarySystemGroupedBackground
        )
        #expect(try color("cocoaTouchSystemColor=\"groupTableViewBackgroundColor\"") == .systemGroupedBackground)
        #expect(try color("name=\"labelColor\" catalog=\"System\" colorSpace=\"catalog\"") == .label)
        let found = try Interface.problems(
            nib: "<view id=\"v\"><color key=\"backgroundColor\" cocoaTouchSystemColor=\"noColor\"/></view>"
        )
        #expect(found == ["Main.storyboard:1: <color> names the system colour 'noColor', which is unknown."])
    }

    // MARK: Containers

    @Test func `a navigation controller in the format of Xcode 8 is loaded`() throws {
        let made = try controller(
            UINavigationController.self,
            """
            <navigationController automaticallyAdjustsScrollViewInsets="NO" toolbarHidden="NO" id="root" \
            sceneMemberID="viewController"><toolbarItems/>
            <navigationBar key="navigationBar" insetsLayoutMarginsFromSafeArea="NO" contentMode="scaleToFill" id="b">
            <textAttributes key="titleTextAttributes"><color key="textColor" white="1" alpha="1"/>
            <color key="textShadowColor" white="0" alpha="1"/></textAttributes></navigationBar>
            <nil name="viewControllers"/>
            <toolbar key="toolbar" opaque="NO" translucent="NO" insetsLayoutMarginsFromSafeArea="NO" id="t"/>
            </navigationController>
            """
        )
        #expect(made.toolbarItems == nil && !made.isToolbarHidden)
        #expect(made.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor == UIColor(white: 1, alpha: 1))
    }

    @Test func `a controller has the toolbar items from the file`() throws {
        let made = try controller(
            UIViewController.self,
            """
            <viewController automaticallyAdjustsScrollViewInsets="NO" id="root" sceneMemberID="viewController">
            <view key="view" id="v"/><toolbarItems><barButtonItem title="One" id="i"/>
            <barButtonItem systemItem="flexibleSpace" id="j"/></toolbarItems></viewController>
            """
        )
        #expect(made.toolbarItems?.map(\.title) == ["One", nil])
    }

    // MARK: Margins

    @Test func `margin attributes without effect are accepted`() throws {
        let xml = [
            "<navigationBar insetsLayoutMarginsFromSafeArea=\"NO\" id=\"v\"/>",
            "<tabBar insetsLayoutMarginsFromSafeArea=\"NO\" id=\"v\"/>",
            "<label text=\"a\" insetsLayoutMarginsFromSafeArea=\"NO\" preservesSuperviewLayoutMargins=\"YES\" id=\"v\"/>",
            "<view insetsLayoutMarginsFromSafeArea=\"NO\" id=\"v\"><subviews/></view>",
            "<tableView preservesSuperviewLayoutMargins=\"YES\" contentViewInsetsToSafeArea=\"NO\" id=\"v\"/>",
            "<collectionView preservesSuperviewLayoutMargins=\"YES\" minimumZoomScale=\"0.0\" id=\"v\"/>",
        ]
        for one in xml { #expect(try Interface.problems(nib: one) == []) }
    }

    // MARK: Static cells

    private static let staticTable = """
        <tableViewController id="root" customClass="StoryStatic" \(Interface.module) sceneMemberID="viewController">
        <tableView key="view" dataMode="static" style="grouped" rowHeight="50" id="t"><sections>
        <tableViewSection headerTitle="Account" footerTitle="Only yours" id="s1"><cells>
        <tableViewCell textLabel="l1" rowHeight="70" style="IBUITableViewCellStyleDefault" reuseIdentifier="A" id="c1">
        <tableViewCellContentView key="contentView" id="cc1"><subviews><label text="Name" id="l1"/></subviews>
        </tableViewCellContentView></tableViewCell>
        <tableViewCell id="c2"><tableViewCellContentView key="contentView" id="cc2"><subviews><switch on="YES" id="sw"/></subviews>
        </tableViewCellContentView></tableViewCell></cells></tableViewSection>
        <tableViewSection id="s2"><cells>
        <tableViewCell textLabel="l3" style="IBUITableViewCellStyleDefault" id="c3">
        <tableViewCellContentView key="contentView" id="cc3"><subviews><label text="Leave" id="l3"/></subviews>
        </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>
        <connections><outlet property="dataSource" destination="root" id="o1"/>
        <outlet property="delegate" destination="root" id="o2"/></connections></tableView>
        <refreshControl key="refreshControl" opaque="NO" contentMode="center" enabled="NO" id="r"/>
        <connections><outlet property="toggle" destination="sw" id="o3"/></connections></tableViewController>
        """

    @Test func `a static table shows the sections and rows from the file`() throws {
        let made = try controller(StoryStatic.self, Self.staticTable)
        made.loadViewIfNeeded()
        let table = try #require(made.tableView)
        table.frame = CGRect(x: 0, y: 0, width: 320, height: 640)
        table.layoutIfNeeded()
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "Name")
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 1))?.textLabel?.text == "Leave")
        #expect(made.tableView(table, titleForHeaderInSection: 0) == "Account")
        #expect(made.tableView(table, titleForFooterInSection: 0) == "Only yours")
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 70)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 50)
        let inCell = table.cellForRow(at: IndexPath(row: 1, section: 0))?.contentView.subviews.first
        #expect(made.toggle != nil && made.toggle === inCell && made.toggle.isOn)
        #expect(made.refreshControl?.isEnabled == false)
    }

    @Test func `a static table outside a table view controller is rejected`() throws {
        let found = try Interface.problems(
            scene: """
                <viewController id="c" sceneMemberID="viewController"><view key="view" id="v"><subviews>
                <tableView dataMode="static" id="t"><sections/></tableView></subviews></view></viewController>
                """
        )
        #expect(
            found.contains { $0.hasPrefix("Main.storyboard:2: <tableView> has static cells, but is not the view of") }
        )
    }

    // MARK: Other objects

    @Test func `a view has the gesture recognizers and actions from the file`() throws {
        let owner = StoryOwner()
        let made = Interface.nib(
            owner: "<connections><outlet property=\"view\" destination=\"v\" id=\"o\"/></connections>",
            """
            <view id="v"><gestureRecognizers/><connections>
            <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o1"/>
            <outletCollection property="gestureRecognizers" destination="press" appends="YES" id="o2"/></connections></view>
            <tapGestureRecognizer numberOfTapsRequired="2" id="tap"><connections>
            <action selector="tapped:" destination="-1" id="a"/></connections></tapGestureRecognizer>
            <pongPressGestureRecognizer allowableMovement="12" minimumPressDuration="0.7" id="press"/>
            """
        ).instantiate(withOwner: owner)
        let view = try #require(made.first as? UIView)
        let tap = try #require(view.gestureRecognizers?.first as? UITapGestureRecognizer)
        let press = try #require(view.gestureRecognizers?.last as? UILongPressGestureRecognizer)
        #expect(tap.numberOfTapsRequired == 2 && press.minimumPressDuration == 0.7 && press.allowableMovement == 12)
        tap.actions.first?.perform(sender: tap)
        #expect(owner.log == ["tapped"])
    }

    @Test func `a gesture recognizer beside the controller of a scene calls the controller's action`() throws {
        let scene = """
            <viewController id="root" customClass="StoryTapController" \(Interface.module) sceneMemberID="viewController">
            <view key="view" id="v"><gestureRecognizers/><connections>
            <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o1"/></connections></view>
            </viewController>
            <tapGestureRecognizer id="tap"><connections>
            <action selector="tapped:" destination="root" id="a"/></connections></tapGestureRecognizer>
            """
        #expect(try Interface.problems(scene: scene) == [])
        let controller = try Interface.storyboard(scene).instantiateInitialViewController() as? StoryTapController
        let tap = try #require(controller?.view.gestureRecognizers?.first as? UITapGestureRecognizer)
        tap.actions.first?.perform(sender: tap)
        #expect(controller?.taps == 1)
    }

    @Test func `runtime attributes are assigned to properties of UIKit and of the app`() throws {
        func attribute(_ path: String, _ type: String, _ value: String) -> String {
            value.hasPrefix("<")
                ? "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\">\(value)</userDefinedRuntimeAttribute>"
                : "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\" value=\"\(value)\"/>"
        }
        let made = try view(
            StoryValues.self,
            """
            <view customClass="StoryValues" \(Interface.module) id="v"><userDefinedRuntimeAttributes>
            \(attribute("layer.cornerRadius", "number", "<real key=\"value\" value=\"6.5\"/>"))
            \(attribute("layer.masksToBounds", "boolean", "YES"))
            \(attribute("accessibilityIdentifier", "string", "Values"))
            \(attribute("radius", "number", "<integer key=\"value\" value=\"4\"/>"))
            \(attribute("count", "number", "<integer key=\"value\" value=\"3\"/>"))
            \(attribute("isOpen", "boolean", "YES"))
            \(attribute("caption", "string", "Rose"))
            \(attribute("shade", "color", "<color key=\"value\" white=\"0.5\" alpha=\"1\"/>"))
            </userDefinedRuntimeAttributes></view>
            """
        )
        #expect(made.layer.cornerRadius == 6.5 && made.layer.masksToBounds && made.accessibilityIdentifier == "Values")
        #expect(made.radius == 4 && made.count == 3 && made.isOpen && made.caption == "Rose")
        #expect(made.shade == UIColor(white: 0.5, alpha: 1))
    }

    @Test func `a runtime attribute without a property is reported with file and line`() throws {
        let found = try Interface.problems(
            nib: """
                <view customClass="StoryValues" \(Interface.module) id="v"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="gone"><integer key="value" value="4"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="boolean" keyPath="fixed" value="YES"/>
                </userDefinedRuntimeAttributes></view>
                """
        )
        #expect(found.count == 2)
        #expect(found.first?.hasPrefix("Main.storyboard:2: <userDefinedRuntimeAttribute> cannot be assigned: ") == true)
        #expect(found.last?.contains("is a constant") == true)
    }

    @Test func `views and constraints not installed in the default size class are omitted`() throws {
        let made = try view(
            UIView.self,
            """
            <view id="v"><subviews><label text="in" id="a"/><label text="out" id="b"/></subviews><constraints>
            <constraint firstItem="a" firstAttribute="width" constant="30" id="c1"/>
            <constraint firstItem="a" firstAttribute="width" constant="40" id="c2"/>
            <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c3"/></constraints>
            <variation key="default"><mask key="constraints"><exclude reference="c2"/><exclude reference="c3"/></mask>
            <mask key="subviews"><exclude reference="b"/></mask></variation></view>
            """
        )
        #expect(made.subviews.compactMap { ($0 as? UILabel)?.text } == ["in"])
        #expect(made.subviews.first?.constraints.map(\.constant) == [30])
    }

    @Test func `a label has an attributed text from the file`() throws {
        let made = try view(
            UILabel.self,
            """
            <label usesAttributedText="YES" id="l"><attributedString key="attributedText"><fragment content="Big ">
            <attributes><color key="NSColor" white="0.5" alpha="1"/><font key="NSFont" size="30" metaFont="systemBold"/>
            <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" \
            baseWritingDirection="natural" tighteningFactorForTruncation="0.0"/></attributes></fragment>
            <fragment><string key="content">one</string></fragment></attributedString></label>
            """
        )
        let text = try #require(made.attributedText)
        #expect(text.string == "Big one")
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        #expect(attributes[.foregroundColor] as? UIColor == UIColor(white: 0.5, alpha: 1))
        #expect(attributes[.font] as? UIFont == .boldSystemFont(ofSize: 30))
        #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    }

    @Test func `a collection has the section header prototype from the file`() throws {
        let made = try view(
            UICollectionView.self,
            """
            <collectionView id="c"><rect key="frame" x="0" y="0" width="300" height="300"/>
            <collectionViewFlowLayout key="collectionViewLayout" sectionInsetReference="safeArea" id="f"/>
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="Header" id="h"><subviews><label text="Top" id="l"/>
            </subviews></collectionReusableView></collectionView>
            """
        )
        #expect((made.collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInsetReference == .fromSafeArea)
        let pool = made.supplementaryPools[UICollectionView.elementKindSectionHeader]
        let make = try #require(pool?.registeredMaker(for: "Header"))
        let header = make()
        #expect((header.subviews.first as? UILabel)?.text == "Top")
    }

    @Test func `metadata of Interface Builder is accepted everywhere`() throws {
        let found = try Interface.problems(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="11762" \
            systemVersion="16D32" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" \
            useTraitCollections="YES" colorMatched="YES" launchScreen="YES" initialViewController="c">
            <device id="retina4_7" orientation="portrait"><adaptation id="fullscreen"/></device>
            <dependencies><plugIn identifier="x" version="11757"/></dependencies>
            <customFonts key="customFonts"><array key="A.ttc"><string>A</string></array></customFonts>
            <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
            <layoutGuides><viewControllerLayoutGuide type="top" id="g"/></layoutGuides>
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="1" height="1"/><animations/>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
            <navigationItem key="navigationItem" id="n"><nil key="title"/></navigationItem>
            <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/><size key="freeformSize" width="1" height="2"/>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="f" userLabel="First Responder" sceneMemberID="firstResponder"/>
            </objects><point key="canvasLocation" x="1" y="2"/></scene></scenes>
            <simulatedMetricsContainer key="defaultSimulatedMetrics"><simulatedStatusBarMetrics key="statusBar"/>
            </simulatedMetricsContainer><inferredMetricsTieBreakers><segue reference="x"/></inferredMetricsTieBreakers>
            </document>
            """
        )
        #expect(found == [])
    }
}

/// A table whose rows are declared in its storyboard.
final class StoryStatic: UITableViewController {
    var toggle: UISwitch!
}

/// Owns a nib, and has an action.
final class StoryOwner: UIViewController {
    var log: [String] = []

    override func interfaceAction(named name: String) -> ((Any?) -> Void)? {
        name == "tapped:" ? { [unowned self] _ in log.append("tapped") } : super.interfaceAction(named: name)
    }
}

final class StoryTapController: UIViewController {
    private(set) var taps = 0

    func tapped(_ recognizer: UITapGestureRecognizer) { taps += 1 }
}

extension StoryTapController {
    enum ObjectiveCMembers: MemberTable {
        static var methods: [Selector] { [Selector("tapped:", StoryTapController.tapped(_:))] }
    }
}
