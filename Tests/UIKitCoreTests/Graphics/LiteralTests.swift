import Foundation
import Testing
import UIKitCore

@Suite("Colour and image literals")
@MainActor
struct LiteralTests {
    @Test func `a colour literal has its components`() {
        // swift-format-ignore: NoPlaygroundLiterals
        let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        let view = UIView()
        // swift-format-ignore: NoPlaygroundLiterals
        view.backgroundColor = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)
        #expect(view.backgroundColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }

    @Test func `a subclass without initializers inherits the literal`() {
        final class AppColor: UIColor, @unchecked Sendable {}
        // swift-format-ignore: NoPlaygroundLiterals
        let color: AppColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(color.cgColor.alpha == 1)
    }

    @Test func `an image literal without a file ends the process`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            // swift-format-ignore: NoPlaygroundLiterals
            _ = #imageLiteral(resourceName: "missing")
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("#imageLiteral names the image"))
        #expect(message.contains("missing"))
    }
}
