import Foundation
import Testing

@_spi(Host) @testable import UIKitCore
@testable import UIKitStoryboards

@MainActor
@Suite("Reports about storyboards and nibs", .serialized)
struct InterfaceReportTests {
    // MARK: Several problems

    @Test func `all problems of a file are reported together in line order`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                guard
                    let storyboard = try? Interface.storyboard(
                        """
                        <viewController id="root" sceneMemberID="viewController"><view key="view" id="v">
                        <subviews><label blinks="YES" textAlignment="middle" id="l"/>
                        <mapView id="m"/></subviews></view></viewController>
                        """,
                        """
                        <viewController id="other" sceneMemberID="viewController"><view key="view" id="v2">
                        <constraints><constraint firstItem="gone" firstAttribute="top" id="c"/></constraints></view>
                        <connections><segue destination="nowhere" kind="show" id="s"/></connections></viewController>
                        """
                    )
                else { return }
                storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Main.storyboard has 5 problems:"), "\(text)")
        let lines = text.split(separator: "\n").filter { $0.hasPrefix("Main.storyboard:") }
        #expect(
            lines.map { $0.prefix { $0 != "," } } == [
                "Main.storyboard:5: <label> has blinks=\"YES\"",
                "Main.storyboard:5: <label> has textAlignment=\"middle\"",
                "Main.storyboard:6: <mapView> is not supported as a view: create it in code. Supported are: "
                    + "activityIndicatorView",
                "Main.storyboard:10: <constraint> refers to 'gone'",
                "Main.storyboard:11: <segue> leads to 'nowhere'",
            ],
            "\(text)"
        )
    }

    @Test func `a valid file has no problems, and its objects can be created after the check`() throws {
        let xml = """
            <document><objects><label text="Rose" id="l"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
            </objects></document>
            """
        let document = try Interface.document(xml)
        #expect(InterfaceCheck.problems(in: document).isEmpty)
        #expect((UINib(document: document).instantiate(withOwner: nil).first as? UILabel)?.text == "Rose")
    }

    @Test func `a missing class does not hide other problems of the view`() throws {
        let found = try Interface.problems(nib: "<view customClass=\"Nobody\" id=\"v\" blinks=\"YES\"/>")
        #expect(found.count == 2 && found.contains { $0.contains("names the class 'Nobody'") })
    }

    @Test func `prototypes are checked with their screen`() throws {
        let found = try Interface.problems(
            nib: """
                <tableView id="t"><prototypes><tableViewCell reuseIdentifier="A" id="c">
                <tableViewCellContentView key="contentView" id="cc"><subviews><mapView id="p"/></subviews>
                </tableViewCellContentView></tableViewCell></prototypes></tableView>
                """
        )
        #expect(found.count == 1 && found[0].hasPrefix("Main.storyboard:2: <mapView> is not supported as a view"))
    }

    // MARK: Document and scenes

    @Test func `unknown elements and attributes of the document and its scenes are reported`() throws {
        let found = try Interface.problems(
            """
            <document shiny="YES" version="3.0">
            <surprise/>
            <scenes odd="1">
            <scene sceneID="s" colour="red"><objects wild="1"><placeholder placeholderIdentifier="IBFirstResponder" x="1" id="f"/>
            </objects><extra/></scene></scenes></document>
            """
        )
        #expect(
            found == [
                "Main.storyboard:1: <document> has the attribute 'shiny', which is unknown.",
                "Main.storyboard:2: <surprise> is unknown in <document>.",
                "Main.storyboard:3: <scenes> has the attribute 'odd', which is unknown.",
                "Main.storyboard:4: <objects> has the attribute 'wild', which is unknown.",
                "Main.storyboard:4: <placeholder> has the attribute 'x', which is unknown.",
                "Main.storyboard:4: <scene> has the attribute 'colour', which is unknown.",
                "Main.storyboard:5: <extra> is unknown in <scene>.",
            ]
        )
    }

    @Test func `an unknown document attribute ends the program when the file is loaded`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let xml = "<document shiny=\"YES\"><scenes/></document>"
                guard let document = try? Interface.document(xml) else { return }
                _ = UIStoryboard(document: document)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains("Main.storyboard:1: <document> has the attribute 'shiny', which is unknown."),
            "\(text)"
        )
    }

    @Test func `duplicate ids are reported with both lines`() throws {
        let found = try Interface.problems(nib: "<view id=\"a\"/>\n<label id=\"a\"/>")
        #expect(found == ["Main.storyboard:2: <label> has the id 'a', which <view> in line 1 already has."])
    }

    // MARK: Text

    private func text(_ inside: String) throws -> String? {
        let xml =
            "<document><objects><label id=\"l\"><string key=\"text\">\(inside)</string></label></objects></document>"
        return (UINib(document: try Interface.document(xml)).instantiate(withOwner: nil).first as? UILabel)?.text
    }

    @Test func `text in CDATA sections and character references is complete`() throws {
        #expect(try text("one <![CDATA[<two> & ]]>three") == "one <two> & three")
        #expect(try text("&lt;&amp;&gt; &quot;&apos; &#228;&#x1F600;") == "<&> \"' ä😀")
        #expect(try text("one<!-- not this -->two") == "onetwo")
    }

    @Test func `Base64 text is read with and without padding`() throws {
        let nib = { (text: String) in
            Interface.nib(
                "<label id=\"l\"><string key=\"text\" base64-UTF8=\"YES\">\n\(text)\n</string></label>"
            ).instantiate(withOwner: nil).first as? UILabel
        }
        #expect(nib("w6QgYg")?.text == "ä b" && nib("w6QgYg==")?.text == "ä b")
        let found = try Interface.problems(
            nib: "<label id=\"l\"><string key=\"text\" base64-UTF8=\"YES\">!</string></label>"
        )
        #expect(found == ["Main.storyboard:1: <string> holds no text in Base64."])
    }

    @Test func `document types and unsupported encodings are rejected`() {
        let declared = "<?xml version=\"1.0\"?>\n<!DOCTYPE document [<!ENTITY flower \"Rose\">]>\n<document/>"
        #expect(throws: InterfaceError.self) { try Interface.document(declared) }
        do {
            _ = try Interface.document(declared)
        } catch { #expect("\(error)".hasPrefix("Main.storyboard:2: The file has a document type")) }
        #expect(throws: InterfaceError.self) {
            try InterfaceDocument.parse(
                Data("<document/>".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }),
                file: "U"
            )
        }
        #expect(throws: InterfaceError.self) {
            try Interface.document("<?xml version=\"1.0\" encoding=\"UTF-7\"?><document/>")
        }
    }

    @Test func `a document type in a CDATA section is only text`() throws {
        #expect(try text("<![CDATA[<!DOCTYPE x>]]>") == "<!DOCTYPE x>")
    }

    @Test func `text in an element that takes none is reported`() throws {
        #expect(
            try Interface.problems(nib: "<label text=\"a\" id=\"l\">lost</label>")
                == ["Main.storyboard:1: <label> contains text, which nothing reads here."]
        )
    }

    // MARK: Cycles and depth

    @Test func `elements nested too deeply are reported with their line`() {
        let count = 50_000
        let xml =
            "<document>\n" + String(repeating: "<view>", count: count) + String(repeating: "</view>", count: count)
        do {
            _ = try Interface.document(xml + "</document>")
            Issue.record("The document was read.")
        } catch {
            #expect(
                "\(error)" == "Main.storyboard:2: <view> is nested more than 256 levels deep."
            )
        }
    }

    @Test func `views nested up to the limit are created`() throws {
        let count = 120
        let xml =
            String(repeating: "<view><subviews>", count: count) + "<label text=\"deep\" id=\"l\"/>"
            + String(repeating: "</subviews></view>", count: count)
        let made = try #require(Interface.nib(xml).instantiate(withOwner: nil).first as? UIView)
        let deepest = sequence(first: made, next: { $0.subviews.first }).compactMap { $0 as? UILabel }.last
        #expect(deepest?.text == "deep")
    }

    /// Screens that contain each other, by the kind of containment.
    enum Cycle: String, CaseIterable, Sendable {
        case root, tabs, embed

        var scenes: String {
            let body =
                switch self {
                case .root:
                    "<connections><segue destination=\"a\" kind=\"relationship\" relationship=\"rootViewController\" id=\"s\"/></connections>"
                case .tabs:
                    "<connections><segue destination=\"a\" kind=\"relationship\" relationship=\"viewControllers\" id=\"s\"/></connections>"
                case .embed:
                    "<view key=\"view\" id=\"v\"><subviews><containerView id=\"c\"><connections>"
                        + "<segue destination=\"a\" kind=\"embed\" id=\"s\"/></connections></containerView></subviews></view>"
                }
            let name = ["root": "navigationController", "tabs": "tabBarController"][rawValue] ?? "viewController"
            return "<\(name) id=\"a\" sceneMemberID=\"viewController\">\n\(body)</\(name)>"
        }
    }

    @Test(arguments: Cycle.allCases)
    func `a screen that contains itself is reported with file and line`(_ cycle: Cycle) async {
        setenv("STORY_CYCLE", cycle.rawValue, 1)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let cycle = ProcessInfo.processInfo.environment["STORY_CYCLE"].flatMap(Cycle.init)
                guard let scenes = cycle?.scenes, let storyboard = try? Interface.storyboard(initial: "a", scenes)
                else { return }
                storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains("Main.storyboard:5: <segue> embeds the view controller 'a' in itself: 'a' → 'a'."),
            "\(text)"
        )
    }

    @Test func `storyboards that refer to each other endlessly are reported`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cycle-\(UUID().uuidString)")
                for (name, other) in [("One", "Two"), ("Two", "One")] {
                    let xml = """
                        <document initialViewController="\(name)"><scenes><scene sceneID="s"><objects>
                        <viewControllerPlaceholder storyboardName="\(other)" id="\(name)" sceneMemberID="viewController"/>
                        </objects></scene></scenes></document>
                        """
                    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                    try? Data(xml.utf8).write(to: folder.appendingPathComponent("\(name).storyboard"))
                }
                _ = UIStoryboard(name: "One", bundle: Bundle(path: folder.path)).instantiateInitialViewController()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains("One.storyboard:2: <viewControllerPlaceholder>") || text.contains("Two.storyboard:2:"),
            "\(text)"
        )
        #expect(text.contains("in itself") || text.contains("refers to itself"), "\(text)")
    }

    // MARK: Outlets and constraints

    private func connected(_ property: String, to destination: String = "<label id=\"l\"/>") -> String {
        """
        <view customClass="StoryValues" \(Interface.module) id="v"><subviews>\(destination)</subviews>
        <connections><outlet property="\(property)" destination="l" id="o"/></connections></view>
        """
    }

    private func error(of xml: String) async -> String {
        setenv("STORY_XML", xml, 1)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let xml = ProcessInfo.processInfo.environment["STORY_XML"] ?? ""
                guard let document = try? Interface.document("<document><objects>\(xml)</objects></document>") else {
                    return
                }
                _ = UINib(document: document).instantiate(withOwner: nil)
            }
        }
        return String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test func `an outlet cannot overwrite a constant`() async throws {
        let text = await error(of: connected("fixed"))
        let reason =
            "Main.storyboard:2: <outlet> cannot be connected: the property 'fixed' of StoryValues is a constant: "
        #expect(text.contains(reason + "declare it with 'var'."), "\(text)")
        #expect(StoredProperty.set(UILabel(), named: "fixed", of: StoryValues()) != nil)
    }

    @Test func `missing and incompatible outlets are reported with file and line`() async {
        let missing = await error(of: connected("gone"))
        #expect(
            missing.contains(
                "Main.storyboard:2: <outlet> cannot be connected: StoryValues has no stored property 'gone'"
            ),
            "\(missing)"
        )
        let wrong = await error(of: connected("count"))
        #expect(wrong.contains("Main.storyboard:2: <outlet> cannot be connected: the property 'count'"), "\(wrong)")
        let field =
            "<textField id=\"t\"><connections>\n<outlet property=\"delegate\" destination=\"t\" id=\"o\"/></connections></textField>"
        let uikits = await error(of: field)
        #expect(
            uikits.contains(
                "Main.storyboard:2: <outlet> connects 'delegate' of UITextField with UITextField, which is no"
            ),
            "\(uikits)"
        )
    }

    @Test func `the outlets of all objects are checked against their classes`() throws {
        let found = try Interface.problems(
            nib: connected("gone")
                + connected("fixed").replacing("\"v\"", with: "\"w\"").replacing("\"l\"", with: "\"k\"").replacing(
                    "\"o\"",
                    with: "\"p\""
                )
        )
        #expect(found.count == 2 && found.allSatisfy { $0.contains("<outlet> cannot be connected: ") })
    }

    private func problem(ofConstraint attributes: String) throws -> String {
        let found = try Interface.problems(
            nib: """
                <view id="v"><subviews><view id="a"/></subviews><constraints>
                <constraint firstItem="a" firstAttribute="top" \(attributes) id="c"/></constraints></view>
                <view id="apart"/>
                <tapGestureRecognizer id="tap"/>
                """
        )
        #expect(found.count == 1)
        return found.first ?? ""
    }

    @Test func `invalid constraints are reported with file and line`() throws {
        let place = "Main.storyboard:2: <constraint> "
        #expect(
            try problem(ofConstraint: "secondItem=\"v\" secondAttribute=\"leading\"").hasPrefix(
                place + "compares a vertical"
            )
        )
        #expect(
            try problem(ofConstraint: "constant=\"3\"").hasPrefix(place + "compares a vertical place with no attribute")
        )
        #expect(
            try problem(ofConstraint: "secondItem=\"apart\" secondAttribute=\"top\"")
                == place + "refers to two views without a common ancestor."
        )
        #expect(
            try problem(ofConstraint: "secondItem=\"tap\" secondAttribute=\"top\"")
                == place + "refers to 'tap', which is neither a view nor a layout guide."
        )
        #expect(
            try problem(ofConstraint: "secondItem=\"v\" secondAttribute=\"top\" priority=\"2000\"")
                == place + "has priority=\"2000.0\", which is not between 0 and 1000."
        )
        #expect(
            try problem(ofConstraint: "secondItem=\"v\" secondAttribute=\"top\" multiplier=\"inf\"")
                .hasPrefix(place + "has multiplier=\"inf\"")
        )
    }
}
