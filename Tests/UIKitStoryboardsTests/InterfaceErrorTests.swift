import Foundation
import Testing

@_spi(Host) @testable import UIKitCore
@testable import UIKitStoryboards

@MainActor
@Suite("Errors in storyboards and nibs")
struct InterfaceErrorTests {
    private func reason(_ xml: String) -> String {
        do {
            _ = try Interface.document(xml)
            return "none"
        } catch { return "\(error)" }
    }

    @Test func `a truncated, empty or different file is reported with its line`() {
        #expect(
            reason("<document>\n<scenes>\n<scene>").hasPrefix("Main.storyboard:3: The file is not well-formed XML")
        )
        #expect(reason("<document><a></b></document>").contains("not well-formed XML"))
        #expect(reason("").contains("Main.storyboard:1: "))
        #expect(reason("<plist/>").contains("begins with <plist>, not with <document>"))
        #expect(reason("<document targetRuntime=\"MacOSX.Cocoa\"/>").contains("is for MacOSX.Cocoa, not for UIKit"))
    }

    @Test func `a truncated file throws an error and does not crash`() {
        let xml = "<document targetRuntime=\"iOS.CocoaTouch\"><objects><view id=\"v\">ä</view></objects></document>"
        let bytes = Data(xml.utf8)
        for length in 0..<(bytes.count - 1) {
            #expect(throws: InterfaceError.self) {
                try InterfaceDocument.parse(bytes.prefix(length), file: "Cut.xib")
            }
        }
    }

    @Test func `an unsupported attribute is reported with file, line and element`() async {
        let result1 = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = Interface.nib("<label\nblinks=\"YES\" id=\"l\"/>").instantiate(withOwner: nil)
            }
        }
        expect(
            result1?.standardErrorContent,
            "UINib(data:bundle:):7: <label> has blinks=\"YES\", which is not supported"
        )
    }

    @Test func `an unsupported element is reported by name`() async {
        let result2 = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = Interface.nib("<mapView id=\"m\"/>").instantiate(withOwner: nil)
            }
        }
        expect(result2?.standardErrorContent, "<mapView> is not supported as a view: create it in code. Supported are:")
        let result3 = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = Interface.nib("<view id=\"m\"><motionEffects/></view>").instantiate(withOwner: nil)
            }
        }
        expect(result3?.standardErrorContent, "<motionEffects> is not supported in <view>")
    }

    @Test func `an unsupported value is reported with the supported ones`() async {
        let result4 = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = Interface.nib("<label textAlignment=\"middle\" id=\"l\"/>").instantiate(withOwner: nil)
            }
        }
        expect(
            result4?.standardErrorContent,
            "has textAlignment=\"middle\", which is not supported. Supported are: center, justified,"
        )
    }

    @Test func `a missing or incompatible class is reported by name`() async {
        let result5 = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = Interface.nib("<view customClass=\"Nobody\" \(Interface.module) id=\"v\"/>").instantiate(
                    withOwner: nil
                )
            }
        }
        expect(
            result5?.standardErrorContent,
            "names the class 'Nobody' of the module 'UIKitStoryboardsTests', which the program does not have"
        )
        let result6 = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = Interface.nib("<label customClass=\"StoryBadge\" \(Interface.module) id=\"v\"/>").instantiate(
                    withOwner: nil
                )
            }
        }
        expect(result6?.standardErrorContent, "which is not a subclass of UILabel")
    }

    @Test func `an outlet without a property is reported with class, name and remedy`() async {
        let result7 = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let list = """
                    <view customClass="StoryBadge" \(Interface.module) id="v"><subviews><label id="l"/></subviews>
                    <connections><outlet property="gone" destination="l" id="o"/></connections></view>
                    """
                _ = Interface.nib(list).instantiate(withOwner: nil)
            }
        }
        expect(
            result7?.standardErrorContent,
            "StoryBadge has no stored property 'gone'. Declare 'var gone', or override setValue(_:forKey:)."
        )
    }

    @Test func `an outlet of an incompatible class is reported`() async {
        let result8 = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let list = """
                    <view customClass="StoryBadge" \(Interface.module) id="v"><subviews><switch id="l"/></subviews>
                    <connections><outlet property="label" destination="l" id="o"/></connections></view>
                    """
                _ = Interface.nib(list).instantiate(withOwner: nil)
            }
        }
        expect(
            result8?.standardErrorContent,
            "the property 'label' of StoryBadge is Optional<UILabel>, which cannot hold UISwitch"
        )
    }

    @Test func `an action that the class does not provide is reported on loading`() async {
        let result9 = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let list = """
                    <view customClass="StoryBadge" \(Interface.module) id="v"><subviews><button id="b"><connections>
                    <action selector="go:" destination="v" eventType="touchUpInside" id="a"/></connections></button></subviews></view>
                    """
                _ = Interface.nib(list).instantiate(withOwner: nil)
            }
        }
        expect(
            result9?.standardErrorContent,
            "calls 'go:' of StoryBadge, whose interfaceAction(named:) returns nil for that name"
        )
    }

    @Test func `missing storyboards, nibs and identifiers are reported by name`() async {
        let result10 = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = UIStoryboard(name: "Nowhere", bundle: nil)
            }
        }
        expect(result10?.standardErrorContent, "did not find 'Nowhere.storyboard' in the program's resources")
        let result11 = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = UINib(nibName: "Nowhere", bundle: nil)
            }
        }
        expect(result11?.standardErrorContent, "did not find 'Nowhere.xib' in the program's resources")
        let result12 = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                guard
                    let storyboard = try? Interface.storyboard("<viewController storyboardIdentifier=\"A\" id=\"a\"/>")
                else { return }
                _ = storyboard.instantiateViewController(withIdentifier: "B")
            }
        }
        expect(
            result12?.standardErrorContent,
            "was given 'B', but no view controller of Main.storyboard has that identifier. Existing identifiers: 'A'."
        )
    }

    private func expect(_ error: [UInt8]?, _ words: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let text = String(decoding: error ?? [], as: UTF8.self)
        #expect(text.contains(words), "\(text)", sourceLocation: sourceLocation)
    }
}
