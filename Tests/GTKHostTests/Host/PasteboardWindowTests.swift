#if GTK
import Foundation
@_spi(Host) @testable import GTKHost
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit
@_spi(Host) import UIKitCore

/// The pasteboard and the desktop's clipboard.
@MainActor
@Suite("Pasteboard in windows", .enabled(if: isOnDisplay))
struct PasteboardWindowTests {
    private func square() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
        }
    }

    @Test func `an image is offered to other programs as PNG, beside the text`() async throws {
        try await GTKAppDriver.run(rootViewController: UIViewController()) { driver in
            let image = square()
            UIPasteboard.general.items = [["public.png": image, "public.utf8-plain-text": "red"]]
            try await driver.settle()
            #expect(driver.host.clipboardText == "red")
            #expect(driver.host.clipboardImage == image.pngData())
            #expect(UIPasteboard.general.image === image && UIPasteboard.general.string == "red")
            UIPasteboard.general.string = "only text"
            #expect(driver.host.clipboardImage == nil && !UIPasteboard.general.hasImages)
        }
    }
}
#endif
