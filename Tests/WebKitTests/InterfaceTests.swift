import Testing
import UIKit
import WebKit

/// Web views in storyboards and nibs.
@MainActor
@Suite("Web views in nibs")
struct InterfaceTests {
    @Test func `A nib with a web view and its configuration can be instantiated`() throws {
        let xml = """
            <document targetRuntime="iOS.CocoaTouch"><objects>
            <wkWebView contentMode="scaleToFill" allowsBackForwardNavigationGestures="YES" allowsLinkPreview="NO" id="w">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <wkWebViewConfiguration key="configuration" allowsAirPlayForMediaPlayback="NO">
            <dataDetectorTypes key="dataDetectorTypes" none="YES"/>
            <audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" none="YES"/>
            <wkPreferences key="preferences"/></wkWebViewConfiguration></wkWebView></objects></document>
            """
        let made = UINib(data: Data(xml.utf8), bundle: nil).instantiate(withOwner: nil)
        #expect((made.first as? WKWebView)?.frame.width == 320)
    }
}
