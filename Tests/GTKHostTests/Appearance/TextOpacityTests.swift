#if GTK
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit

@MainActor
@Suite("Opacity of text", .enabled(if: isOnDisplay))
struct TextOpacityTests {
    @Test
    func `Translucent text stays translucent after text was drawn in an image`() async throws {
        let root = UIViewController()
        try await GTKAppDriver.run(rootViewController: root) { driver in
            let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
            label.text = "Name"
            label.textColor = .black.withAlphaComponent(0.5)
            root.view.backgroundColor = .white
            root.view.addSubview(label)
            try await driver.settle()
            let before = try #require(driver.drawnTexts().first { $0.text == "Name" }?.contrast)
            _ = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in
                "Name".draw(at: .zero, withAttributes: [.foregroundColor: UIColor.black])
            }
            // Another text, because GTK draws an unchanged one from memory.
            label.text = "Names"
            try await driver.settle()
            let after = try #require(driver.drawnTexts().first { $0.text == "Names" }?.contrast)
            #expect(abs(after - before) < 0.5)
        }
    }
}
#endif
