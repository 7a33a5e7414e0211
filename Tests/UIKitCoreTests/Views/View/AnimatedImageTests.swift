import Foundation
@_spi(Host) import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Animated images")
struct AnimatedImageTests {
    private let images = [UIColor.red, .green, .blue].map { color in
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }

    private func launch(_ view: UIImageView) async throws -> AppDriver {
        let root = UIViewController()
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        root.view.addSubview(view)
        return try await AppDriver.launch { root }
    }

    @Test func `an animated image has the size of its first one, and a usual duration`() throws {
        let image = try #require(UIImage.animatedImage(with: images, duration: 0))
        #expect(image.images == images && image.size == images[0].size)
        #expect(abs(image.duration - 0.1) < 0.001)
        #expect(images[0].images == nil && images[0].duration == 0)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
        #expect(UIImage.animatedImageNamed("missing", duration: 1) == nil)
    }

    @Test func `an image view shows the images of an animated image without end`() async throws {
        let view = UIImageView(image: UIImage.animatedImage(with: images, duration: 3))
        let driver = try await launch(view)
        #expect(view.isAnimating && view.displayedImage === images[0])
        try await driver.wait(.milliseconds(1100))
        #expect(view.displayedImage === images[1])
        try await driver.wait(.milliseconds(2000))
        #expect(view.displayedImage === images[0])
        view.image = images[2]
        #expect(!view.isAnimating && view.displayedImage === images[2])
    }

    @Test func `animation images are shown a number of times, then the image`() async throws {
        let view = UIImageView(image: images[2])
        let driver = try await launch(view)
        view.animationImages = [images[0], images[1]]
        view.animationDuration = 1
        view.animationRepeatCount = 2
        #expect(!view.isAnimating && view.displayedImage === images[2])
        view.startAnimating()
        #expect(view.isAnimating && view.displayedImage === images[0])
        try await driver.wait(.milliseconds(1600))
        #expect(view.displayedImage === images[1])
        try await driver.wait(.milliseconds(500))
        #expect(!view.isAnimating && view.displayedImage === images[2])
        view.startAnimating()
        view.stopAnimating()
        #expect(!view.isAnimating && view.displayedImage === images[2])
    }

    @Test func `outside of a window the images pause`() async throws {
        let view = UIImageView(image: UIImage.animatedImage(with: images, duration: 3))
        let driver = try await launch(view)
        try await driver.wait(.milliseconds(500))
        let root = view.superview
        view.removeFromSuperview()
        try await driver.wait(.seconds(10))
        #expect(view.displayedImage === images[0])
        root?.addSubview(view)
        try await driver.wait(.milliseconds(700))
        #expect(view.displayedImage === images[1])
    }
}
