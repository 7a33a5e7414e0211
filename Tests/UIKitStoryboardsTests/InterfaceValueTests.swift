import Foundation
import HeadlessHost
import Testing

@_spi(Host) @testable import UIKitCore
@testable import UIKitStoryboards

@MainActor
@Suite("Values in storyboards and nibs", .serialized)
struct InterfaceValueTests {
    private func view<View: UIView>(_ type: View.Type, _ xml: String) throws -> View {
        try #require(Interface.nib(xml).instantiate(withOwner: nil).first as? View)
    }

    private func cell(_ attributes: String = "", _ inside: String = "") -> String {
        """
        <tableViewCell \(attributes) id="cell"><tableViewCellContentView key="contentView" tableViewCell="cell" id="cv">
        <rect key="frame" x="0" y="0" width="320" height="44"/><subviews><label text="Caption" id="cap"/>
        <switch id="sw"/></subviews></tableViewCellContentView>\(inside)</tableViewCell>
        """
    }

    @Test func `each view in a cell is created once`() throws {
        let made = try view(UITableViewCell.self, cell())
        #expect(made.contentView.subviews.count == 2)
        let titled = try view(UITableViewCell.self, cell("style=\"IBUITableViewCellStyleDefault\" textLabel=\"cap\""))
        #expect(titled.textLabel?.text == "Caption")
        let inside = titled.contentView.subviews
        let labels = inside.compactMap { $0 as? UILabel }.filter { $0.text == "Caption" }
        #expect(inside.filter { $0 is UISwitch }.count == 1 && labels.allSatisfy { $0 === titled.textLabel })
    }

    @Test func `a table has the scrolling attributes from the file`() throws {
        let table = try view(
            UITableView.self,
            """
            <tableView showsVerticalScrollIndicator="NO" showsHorizontalScrollIndicator="NO" bounces="NO" \
            alwaysBounceVertical="YES" contentInsetAdjustmentBehavior="never" delaysContentTouches="NO" \
            multipleTouchEnabled="YES" style="plain" id="t"/>
            """
        )
        #expect(!table.showsVerticalScrollIndicator && !table.showsHorizontalScrollIndicator && !table.bounces)
        #expect(table.contentInsetAdjustmentBehavior == .never && table.isMultipleTouchEnabled)
        #expect(table.alwaysBounceVertical && !table.delaysContentTouches)
    }

    @Test func `a button's line break mode and a field's keyboard appearance come from the file`() throws {
        let stack = try view(
            UIStackView.self,
            """
            <stackView id="s"><subviews>
            <button buttonType="system" lineBreakMode="headTruncation" id="b"><state key="normal" title="Go"/></button>
            <textField id="f"><textInputTraits key="textInputTraits" keyboardAppearance="dark"/></textField>
            </subviews></stackView>
            """
        )
        #expect((stack.arrangedSubviews[0] as? UIButton)?.titleLabel?.lineBreakMode == .byTruncatingHead)
        #expect((stack.arrangedSubviews[1] as? UITextField)?.keyboardAppearance == .dark)
    }

    @Test func `labels and fields shrink their text as the file says`() throws {
        let stack = try view(
            UIStackView.self,
            """
            <stackView id="s"><subviews>
            <label text="a" minimumScaleFactor="0.5" baselineAdjustment="alignCenters" \
            adjustsLetterSpacingToFitWidth="YES" id="a"/>
            <label text="b" minimumFontSize="10" id="b">
            <fontDescription key="fontDescription" type="system" pointSize="20"/></label>
            <label text="c" baselineAdjustment="none" adjustsFontSizeToFit="NO" minimumFontSize="10" id="c"/>
            <label text="d" id="d"/>
            <textField minimumFontSize="12" id="e"/>
            <textField minimumFontSize="12" adjustsFontSizeToFit="NO" id="f"/>
            </subviews></stackView>
            """
        )
        let labels = stack.arrangedSubviews.compactMap { $0 as? UILabel }
        #expect(labels.map(\.adjustsFontSizeToFitWidth) == [true, true, false, false])
        #expect(labels[0].minimumScaleFactor == 0.5 && labels[1].minimumScaleFactor == 0.5)
        #expect(labels.map(\.baselineAdjustment) == [.alignCenters, .alignBaselines, .none, .alignBaselines])
        #expect(labels.map(\.allowsDefaultTighteningForTruncation) == [true, false, false, false])
        let fields = stack.arrangedSubviews.compactMap { $0 as? UITextField }
        #expect(fields.map(\.adjustsFontSizeToFitWidth) == [true, false])
        #expect(fields.map(\.minimumFontSize) == [12, 12])
    }

    @Test func `a cell takes showsReorderControl from the file`() throws {
        #expect(try view(UITableViewCell.self, cell("showsReorderControl=\"YES\"")).showsReorderControl)
    }

    @Test func `preservesSuperviewLayoutMargins is rejected, except on cells`() async throws {
        _ = try view(UITableViewCell.self, cell("preservesSuperviewLayoutMargins=\"YES\""))
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = Interface.nib("<view preservesSuperviewLayoutMargins=\"YES\" id=\"v\"><subviews/></view>")
                    .instantiate(
                        withOwner: nil
                    )
            }
        }
        expect(result, "has preservesSuperviewLayoutMargins=\"YES\", which is not supported")
    }

    @Test func `a font is found by its name, and the system font replaces an unknown one`() throws {
        let label = try view(
            UILabel.self,
            """
            <label text="a" id="l">
            <fontDescription key="fontDescription" name="Georgia-Bold" family="Georgia" pointSize="19"/></label>
            """
        )
        #expect(label.font == UIFont(name: "Georgia-Bold", size: 19))
        let xml = "<label id=\"l\"><fontDescription key=\"fontDescription\" name=\"NoFont\" pointSize=\"21\"/></label>"
        #expect(try view(UILabel.self, xml).font == .systemFont(ofSize: 21))
        let document = "<document targetRuntime=\"iOS.CocoaTouch\"><objects>\(xml)</objects></document>"
        let problems = InterfaceFileCheck.problems(in: Data(document.utf8), file: "A.xib")
        #expect(
            problems.map(\.reason) == [
                "<fontDescription> names the font 'NoFont', which UIFont(name:size:) does not find: the system font is used."
            ]
        )
    }

    @Test func `constraints to a scroll view's layout guides define its content size`() throws {
        let made = try view(
            UIScrollView.self,
            """
            <scrollView id="s"><rect key="frame" x="0" y="0" width="200" height="100"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews>
            <viewLayoutGuide key="contentLayoutGuide" id="cg"/><viewLayoutGuide key="frameLayoutGuide" id="fg"/><constraints>
            <constraint firstItem="v" firstAttribute="top" secondItem="cg" secondAttribute="top" constant="10" id="a"/>
            <constraint firstItem="cg" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="b"/>
            <constraint firstItem="v" firstAttribute="leading" secondItem="cg" secondAttribute="leading" id="c"/>
            <constraint firstItem="v" firstAttribute="trailing" secondItem="cg" secondAttribute="trailing" id="d"/>
            <constraint firstItem="v" firstAttribute="width" secondItem="fg" secondAttribute="width" id="e"/>
            <constraint firstItem="v" firstAttribute="height" constant="500" id="f"/></constraints></scrollView>
            """
        )
        made.layoutIfNeeded()
        #expect(made.subviews[0].frame == CGRect(x: 0, y: 10, width: 200, height: 500))
        #expect(made.contentSize == CGSize(width: 200, height: 510))
    }

    @Test func `the layout guides of a scroll view are refused in other views`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let xml = "<view id=\"v\"><viewLayoutGuide key=\"contentLayoutGuide\" id=\"cg\"/></view>"
                _ = Interface.nib(xml).instantiate(withOwner: nil)
            }
        }
        expect(result, "contentLayoutGuide")
    }

    @Test func `a constraint can refer to the keyboard layout guide`() throws {
        let made = try view(
            UIView.self,
            """
            <view id="v"><rect key="frame" x="0" y="0" width="100" height="200"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="f"/></subviews>
            <viewLayoutGuide key="keyboard" id="kb"/><constraints>
            <constraint firstItem="kb" firstAttribute="top" secondItem="f" secondAttribute="bottom" constant="8" id="a"/>
            <constraint firstItem="f" firstAttribute="height" constant="20" id="b"/></constraints></view>
            """
        )
        made.layoutIfNeeded()
        #expect(made.subviews[0].frame.maxY == 192)
    }

    // MARK: Screens

    private func screen(_ inside: String, _ attributes: String = "") throws -> UIViewController {
        let storyboard = try Interface.storyboard(
            "<tableViewController \(attributes) id=\"root\" sceneMemberID=\"viewController\">\(inside)</tableViewController>"
        )
        return try #require(storyboard.instantiateInitialViewController())
    }

    @Test func `all system items of bar buttons are supported`() throws {
        let words = [
            "add", "edit", "done", "cancel", "save", "undo", "redo", "compose", "reply", "action", "organize", "trash",
            "bookmarks", "search", "refresh", "stop", "camera", "play", "pause", "rewind", "fastForward", "close",
            "flexibleSpace", "fixedSpace",
        ]
        let items = words.map { "<barButtonItem systemItem=\"\($0)\" id=\"\($0)\"/>" }.joined()
        let item =
            "<navigationItem key=\"navigationItem\" id=\"n\"><rightBarButtonItems key=\"rightBarButtonItems\">\(items)"
        let made = try screen("\(item)</rightBarButtonItems></navigationItem>").navigationItem.rightBarButtonItems
        #expect(made?.count == 24 && made?[20].systemItem == .fastForward)
    }

    @Test func `a table view controller takes clearsSelectionOnViewWillAppear from the file`() throws {
        let list = try screen("", "clearsSelectionOnViewWillAppear=\"NO\"") as? UITableViewController
        #expect(list?.clearsSelectionOnViewWillAppear == false)
    }

    @Test func `a showDetail segue respects the animates attribute`() async throws {
        let storyboard = try Interface.storyboard(
            """
            <viewController id="root" customClass="StoryAnimationController" \(Interface.module) \
            sceneMemberID="viewController"><view key="view" id="v"/><connections>
            <segue destination="there" kind="showDetail" identifier="still" animates="NO" id="s1"/>
            <segue destination="there" kind="showDetail" identifier="moving" id="s2"/></connections></viewController>
            """,
            "<viewController id=\"there\" sceneMemberID=\"viewController\"/>"
        )
        let root = try #require(storyboard.instantiateInitialViewController() as? StoryAnimationController)
        root.performSegue(withIdentifier: "still", sender: nil)
        root.performSegue(withIdentifier: "moving", sender: nil)
        #expect(root.animated == [false, true])
    }

    @Test func `unsupported segue attributes are reported`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let xml = """
                    <viewController id="root" sceneMemberID="viewController"><view key="view" id="v"/><connections>
                    <segue destination="root" kind="showDetail" splitViewControllerTargetIndex="1" id="s1"/></connections>
                    </viewController>
                    """
                _ = try Interface.storyboard(xml).instantiateInitialViewController()
            }
        }
        expect(result, "<segue> has splitViewControllerTargetIndex=\"1\", which is not supported")
        let embed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let xml = """
                    <viewController id="root" sceneMemberID="viewController"><view key="view" id="v"><connections>
                    <segue destination="root" kind="embed" customClass="StorySegue" id="s1"/></connections></view>
                    </viewController>
                    """
                _ = try Interface.storyboard(xml).instantiateInitialViewController()
            }
        }
        expect(embed, "names the class 'StorySegue', but a segue of this kind cannot have one")
    }

    // MARK: Outlets

    @Test func `outlets of UIKit's classes are assigned through their properties`() throws {
        let connections = """
            <connections><outlet property="accessoryView" destination="a" id="o1"/>
            <outlet property="selectedBackgroundView" destination="b" id="o2"/></connections>
            """
        let made = Interface.nib(cell("", connections) + "<view id=\"a\"/><view id=\"b\"/>").instantiate(withOwner: nil)
        let cell = try #require(made[0] as? UITableViewCell)
        #expect(cell.accessoryView === made[1] as? UIView && cell.selectedBackgroundView === made[2] as? UIView)
        #expect(cell.accessoryView?.superview === cell)
    }

    @Test func `setValue rejects a property that UIKit stores but does not list`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UILabel().setValue(UIColor.red, forKey: "ownTextColor") }
        }
        expect(result, "this class is not key value coding-compliant for the key ownTextColor.")
    }

    // MARK: Languages

    @Test func `a screen has the texts of the user's language`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ text: String, _ language: String, _ name: String) throws {
            let place = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try text.write(to: place.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
        let xib = """
            <document targetRuntime="iOS.CocoaTouch"><objects><stackView id="s"><subviews><label text="Rose" id="l"/>
            <button id="b"><state key="normal" title="Go"/></button>
            <segmentedControl id="c"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
            <searchBar placeholder="Find" id="sb"><scopeButtonTitles><string>All</string></scopeButtonTitles></searchBar>
            </subviews></stackView></objects></document>
            """
        try write(xib, "Base", "Flower.xib")
        try write(
            """
            /* Class = "UILabel"; text = "Rose"; ObjectID = "l"; */
            "l.text" = "Röschen";
            "b.normalTitle" = "Los";
            "c.segmentTitles[1]" = "Bé";
            "sb.placeholder" = "Suchen";
            "sb.scopeButtonTitles[0]" = "Alle";
            "gone.text" = "Weg";
            """,
            "de",
            "Flower.strings"
        )
        try write(xib.replacingOccurrences(of: "Rose", with: "Rosa"), "es", "Flower.xib")
        let bundle = try #require(Bundle(path: folder.path))
        func texts(_ languages: String...) throws -> [String] {
            let url = try #require(
                InterfaceFiles.url(named: "Flower", type: "xib", in: bundle, languages: languages)
            )
            let parsed = try InterfaceDocument.parse(Data(contentsOf: url), file: "Flower.xib")
            parsed.translate(InterfaceFiles.translations(of: url, bundle: bundle, languages: languages))
            let stack = try #require(UINib(document: parsed).instantiate(withOwner: nil)[0] as? UIStackView)
            let bar = stack.arrangedSubviews[3] as? UISearchBar
            return [
                (stack.arrangedSubviews[0] as? UILabel)?.text, (stack.arrangedSubviews[1] as? UIButton)?.currentTitle,
                (stack.arrangedSubviews[2] as? UISegmentedControl)?.titleForSegment(at: 1), bar?.placeholder,
                bar?.scopeButtonTitles?.first,
            ].compactMap(\.self)
        }
        #expect(try texts("de-CH", "en") == ["Röschen", "Los", "Bé", "Suchen", "Alle"])
        #expect(try texts("fr", "es").first == "Rosa")
        #expect(try texts("en-US", "de").first == "Rose")
        #expect(try texts("fr").first == "Rose")
    }

    private func expect(_ result: ExitTest.Result?, _ words: String) {
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(words), "\(text)")
    }
}

/// Logs whether animations are enabled when it shows a controller.
final class StoryAnimationController: UIViewController {
    var animated: [Bool] = []

    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        animated.append(UIView.areAnimationsEnabled)
    }
}
