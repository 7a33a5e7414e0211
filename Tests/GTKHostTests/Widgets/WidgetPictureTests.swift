#if GTK
import Foundation
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit
@_spi(Host) import UIKitCore

@MainActor
@Suite("Pictures of widgets", .enabled(if: isOnDisplay))
struct WidgetPictureTests {
    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) throws -> [UInt8] {
        let pixels = try #require(image.drawnPixels)
        let index = (y * pixels.width + x) * 4
        return Array(pixels.bytes[index..<index + 4])
    }

    @Test func `A picture of a view in a window shows its widgets, also controls of the desktop`() async throws {
        let screen = UIViewController()
        screen.view.backgroundColor = .white
        let control = UISwitch()
        control.isOn = true
        control.onTintColor = .red
        control.frame.origin = CGPoint(x: 20, y: 20)
        let box = UIView(frame: CGRect(x: 100, y: 20, width: 20, height: 20))
        box.backgroundColor = .blue
        screen.view.addSubview(control)
        screen.view.addSubview(box)
        try await GTKAppDriver.run(rootViewController: screen) { _ in
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let renderer = UIGraphicsImageRenderer(bounds: screen.view.bounds, format: format)
            let image = renderer.image { _ in
                #expect(screen.view.drawHierarchy(in: screen.view.bounds, afterScreenUpdates: true))
            }
            #expect(try pixel(image, 110, 30) == [0, 0, 255, 255])
            let left = try pixel(image, Int(control.frame.minX) + 6, Int(control.frame.midY))
            #expect(left[3] == 255 && left[0] > left[2])
            let large = UIGraphicsImageRendererFormat()
            large.scale = 2
            let snapshot = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: large).image {
                context in
                box.layer.render(in: context.cgContext)
            }
            #expect(try #require(snapshot.drawnPixels).width == 40)
            #expect(try pixel(snapshot, 39, 39) == [0, 0, 255, 255])
        }
    }
}
#endif
