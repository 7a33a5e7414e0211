import Foundation
import Testing

@_spi(Host) @testable import UIKitCore
@testable import UIKitStoryboards

@MainActor
@Suite("Text views in interface files")
struct TextViewInterfaceTests {
    @Test func `a text view has the text, appearance and behaviour of the file`() throws {
        let xml = """
            <textView id="t" editable="NO" selectable="YES" textAlignment="center" text="Hello">
            <color key="textColor" systemColor="systemRedColor"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            <textInputTraits key="textInputTraits" autocapitalizationType="none" keyboardType="emailAddress"/>
            <dataDetectorType key="dataDetectorTypes" link="YES"/>
            </textView>
            """
        let view = try #require(Interface.nib(xml).instantiate(withOwner: nil).first as? UITextView)
        #expect(view.text == "Hello")
        #expect(!view.isEditable)
        #expect(view.isSelectable)
        #expect(view.textAlignment == .center)
        #expect(view.textColor == .systemRed)
        #expect(view.font?.pointSize == 17)
        #expect(view.autocapitalizationType == .none)
        #expect(view.keyboardType == .emailAddress)
        #expect(view.dataDetectorTypes == .link)
    }
}
