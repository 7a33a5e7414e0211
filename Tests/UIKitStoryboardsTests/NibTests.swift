import Foundation
import HeadlessHost
import Testing

@_spi(Host) @testable import UIKitCore
@testable import UIKitStoryboards

@MainActor
@Suite("Nibs", .serialized)
struct NibTests {
    private static let badge = """
        <view contentMode="scaleToFill" id="badge" customClass="StoryBadge" \(Interface.module)>
        <rect key="frame" x="0" y="0" width="120" height="40"/>
        <subviews><label text="Gold" id="l"><rect key="frame" x="4" y="4" width="80" height="20"/>
        <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
        <color key="textColor" red="1" green="0" blue="0" alpha="0.5" colorSpace="custom" customColorSpace="sRGB"/>
        </label></subviews>
        <connections><outlet property="label" destination="l" id="o"/></connections></view>
        """

    @Test func `each instantiation of a nib creates, connects and awakes new objects`() throws {
        let nib = Interface.nib(Self.badge)
        let made = nib.instantiate(withOwner: nil)
        let badge = try #require(made.first as? StoryBadge)
        #expect(made.count == 1)
        #expect(badge.log == ["coder 1 true", "awake Gold"])
        #expect(badge.frame.size == CGSize(width: 120, height: 40) && badge.tag == 7)
        #expect(badge.label?.font == .boldSystemFont(ofSize: 20))
        #expect(badge.label?.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(nib.instantiate(withOwner: nil).first as? StoryBadge !== badge)
    }

    @Test func `the owner and external objects are connected`() throws {
        let owner = StoryBadge(frame: .zero)
        let field = UISearchBar()
        let list = """
            <placeholder placeholderIdentifier="Bar" id="bar"/>
            <view id="v" customClass="StoryBadge" \(Interface.module)>
            <connections><outlet property="label" destination="l" id="a"/></connections></view>
            <label text="Owned" id="l"/>
            """
        let nib = Interface.nib(
            owner: "<connections><outlet property=\"label\" destination=\"l\" id=\"b\"/></connections>",
            list
        )
        let made = nib.instantiate(withOwner: owner, options: [.externalObjects: ["Bar": field]])
        #expect(made.count == 2 && owner.label?.text == "Owned")
    }

    @Test func `a table creates cells from a registered nib`() throws {
        let nib = Interface.nib(
            """
            <tableViewCell id="cell" customClass="StoryCell" \(Interface.module)>
            <rect key="frame" x="0" y="0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="cv">
            <rect key="frame" x="0" y="0" width="320" height="44"/>
            <subviews><label text="Caption" id="cap"><rect key="frame" x="0" y="0" width="90" height="20"/></label></subviews>
            </tableViewCellContentView>
            <connections><outlet property="caption" destination="cap" id="o"/></connections></tableViewCell>
            """
        )
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(nib, forCellReuseIdentifier: "Story")
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "Story") as? StoryCell)
        #expect(cell.reuseIdentifier == "Story" && cell.caption.text == "Caption")
        #expect(cell.caption.superview === cell.contentView)
    }

    @Test func `a controller loads the given nib, or the one named like its class`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let xml = """
            <document targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
            <outlet property="view" destination="v" id="o"/></connections></placeholder>
            <view tag="5" id="v"/></objects></document>
            """
        for name in ["Given", "NamedNib"] {
            let url = folder.appendingPathComponent("\(name).xib")
            try xml.write(to: url, atomically: true, encoding: .utf8)
        }
        let bundle = try #require(Bundle(path: folder.path))
        #expect(UIViewController(nibName: "Given", bundle: bundle).view.tag == 5)
        #expect(NamedNibController(nibName: nil, bundle: bundle).view.tag == 5)
        #expect(UIViewController(nibName: nil, bundle: bundle).view.tag == 0)
        let owner = UIViewController()
        #expect(bundle.loadNibNamed("Given", owner: owner)?.count == 1)
        #expect(owner.view.tag == 5)
        #expect(UINib(nibName: "Given", bundle: bundle).instantiate(withOwner: UIViewController()).count == 1)
    }

    @Test func `all elements apply their attributes`() throws {
        let nib = Interface.nib(
            """
            <stackView axis="vertical" spacing="6" alignment="center" distribution="fillEqually" hidden="YES" id="stack">
            <subviews>
            <textField text="Hi" placeholder="Name" borderStyle="roundedRect" textAlignment="right" clearButtonMode="always" \
            contentHorizontalAlignment="left" contentVerticalAlignment="center" id="tf">
            <textInputTraits key="textInputTraits" returnKeyType="go" keyboardType="emailAddress" secureTextEntry="YES"/>
            </textField>
            <switch on="YES" id="sw"/><slider minValue="1" maxValue="9" value="4" id="sl"/>
            <stepper minimumValue="200" maximumValue="300" value="250" stepValue="10" wraps="YES" autorepeat="NO" id="st"/>
            <segmentedControl selectedSegmentIndex="1" id="sc"><segments><segment title="A"/><segment title="B"/></segments>
            </segmentedControl>
            <searchBar placeholder="Find" showsScopeBar="YES" id="sb"><scopeButtonTitles><string>All</string>
            <string>Some</string></scopeButtonTitles></searchBar>
            <imageView image="star" catalog="system" contentMode="scaleAspectFit" id="iv"/>
            <activityIndicatorView style="large" animating="YES" hidesWhenStopped="YES" id="ai"/>
            <progressView progressViewStyle="bar" progress="0.5" id="pv"/>
            <scrollView keyboardDismissMode="onDrag" scrollEnabled="NO" id="sv"/>
            <button buttonType="system" id="b"><buttonConfiguration key="configuration" style="filled" title="Go"/></button>
            </subviews></stackView>
            """
        )
        let stack = try #require(nib.instantiate(withOwner: nil).first as? UIStackView)
        #expect(stack.axis == .vertical && stack.spacing == 6 && stack.alignment == .center && stack.isHidden)
        #expect(stack.distribution == .fillEqually && stack.arrangedSubviews.count == 11)
        func part<View: UIView>(_ type: View.Type) throws -> View {
            try #require(stack.arrangedSubviews.lazy.compactMap { $0 as? View }.first)
        }
        let field = try part(UITextField.self)
        #expect(field.text == "Hi" && field.placeholder == "Name" && field.borderStyle == .roundedRect)
        #expect(field.returnKeyType == .go && field.keyboardType == .emailAddress && field.isSecureTextEntry)
        #expect(try part(UISwitch.self).isOn)
        #expect(try part(UISlider.self).value == 4)
        let stepper = try part(UIStepper.self)
        #expect(stepper.minimumValue == 200 && stepper.maximumValue == 300 && stepper.value == 250)
        #expect(stepper.stepValue == 10 && stepper.wraps && !stepper.autorepeat && stepper.isContinuous)
        let segments = try part(UISegmentedControl.self)
        #expect(segments.selectedSegmentIndex == 1 && segments.numberOfSegments == 2)
        let bar = try part(UISearchBar.self)
        #expect(bar.placeholder == "Find" && bar.scopeButtonTitles == ["All", "Some"] && bar.showsScopeBar)
        #expect(try part(UIImageView.self).image != nil)
        #expect(try part(UIActivityIndicatorView.self).isAnimating)
        let progress = try part(UIProgressView.self)
        #expect(progress.progress == 0.5 && progress.progressViewStyle == .bar)
        let scrollView = try #require(
            stack.arrangedSubviews.first { type(of: $0) == UIScrollView.self } as? UIScrollView
        )
        #expect(scrollView.keyboardDismissMode == .onDrag && !scrollView.isScrollEnabled)
        #expect(try part(UIButton.self).configuration?.title == "Go")
    }

    @Test func `A button gets its alignment, insets and symbol configuration`() throws {
        let nib = Interface.nib(
            """
            <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="top" id="b">
            <rect key="frame" x="0" y="0" width="300" height="60"/>
            <fontDescription key="fontDescription" name=".AppleSystemUIFont" family=".AppleSystemUIFont" pointSize="15"/>
            <inset key="contentEdgeInsets" minX="10" minY="4" maxX="10" maxY="4"/>
            <inset key="titleEdgeInsets" minX="6" minY="0" maxX="0" maxY="0"/>
            <state key="normal" title="Add" image="plus.circle" catalog="system">
            <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="30"
            scale="large" weight="bold"/>
            </state>
            </button>
            """
        )
        let button = try #require(nib.instantiate(withOwner: nil).first as? UIButton)
        #expect(button.contentHorizontalAlignment == .left)
        #expect(button.contentVerticalAlignment == .top)
        #expect(button.contentEdgeInsets == UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10))
        #expect(button.titleEdgeInsets.left == 6)
        #expect(button.titleLabel?.font == .systemFont(ofSize: 15))
        let wanted = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large)
        #expect(button.preferredSymbolConfigurationForImage(in: .normal) == wanted)
    }
}

/// Loads `NamedNib.xib`.
final class NamedNibController: UIViewController {}
