#if GStreamer
import AVFoundation
import Foundation
import HeadlessHost
import MediaTestSupport
import Testing
import UIKit

/// Videos in layers.
@MainActor
@Suite("Player layer")
struct PlayerLayerTests {
    final class VideoView: UIView {
        override class var layerClass: AnyClass { AVPlayerLayer.self }
        var video: AVPlayerLayer { layer as! AVPlayerLayer }
    }

    private func colors(of layer: CALayer, at points: [CGPoint], size: CGSize) throws -> [String] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: size, format: format).image { layer.render(in: $0.cgContext) }
        let bytes = try #require(image.cgImage?.pixelBytes)
        return points.map { colorName(bytes, at: (Int($0.y) * Int(size.width) + Int($0.x)) * 4) }
    }

    @Test func `The layer draws the frame of the time in the middle`() async throws {
        let file = try await MediaFile.video(seconds: 2)
        let player = AVPlayer(url: file.url)
        let layer = AVPlayerLayer(player: player)
        layer.frame = CGRect(x: 0, y: 0, width: 64, height: 100)
        #expect(!layer.isReadyForDisplay)
        #expect(layer.videoRect == .zero)
        await wait(for: \.isReadyForDisplay, of: layer) { $0 }
        layer.layoutIfNeeded()
        #expect(layer.videoRect == CGRect(x: 0, y: 26, width: 64, height: 48))
        let points = [CGPoint(x: 32, y: 10), CGPoint(x: 32, y: 50), CGPoint(x: 32, y: 90)]
        #expect(try colors(of: layer, at: points, size: layer.bounds.size) == ["clear", "red", "clear"])
        await player.seek(
            to: CMTime(seconds: 1.5, preferredTimescale: 600),
            toleranceBefore: .zero,
            toleranceAfter: .zero
        )
        #expect(try colors(of: layer, at: [points[1]], size: layer.bounds.size) == ["green"])
    }

    @Test func `The gravity fills or stretches, and cuts at the bounds`() async throws {
        let file = try await MediaFile.video(seconds: 1)
        let holder = CALayer()
        holder.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        let layer = AVPlayerLayer(player: AVPlayer(url: file.url))
        holder.addSublayer(layer)
        layer.frame = CGRect(x: 20, y: 10, width: 20, height: 40)
        await wait(for: \.isReadyForDisplay, of: layer) { $0 }
        layer.videoGravity = .resize
        #expect(layer.videoRect == layer.bounds)
        layer.videoGravity = .resizeAspectFill
        #expect(abs(layer.videoRect.width - 40 * 64 / 48) < 0.01)
        let points = [CGPoint(x: 15, y: 30), CGPoint(x: 22, y: 12), CGPoint(x: 38, y: 48), CGPoint(x: 45, y: 30)]
        #expect(try colors(of: holder, at: points, size: holder.bounds.size) == ["clear", "red", "red", "clear"])
    }

    @Test func `A layer shows the video of another player, and nothing without one`() async throws {
        let file = try await MediaFile.video(seconds: 1)
        let player = AVPlayer(url: file.url)
        let first = AVPlayerLayer(player: player)
        await wait(for: \.isReadyForDisplay, of: first) { $0 }
        let second = AVPlayerLayer(player: player)
        #expect(second.isReadyForDisplay)
        first.player = nil
        #expect(!first.isReadyForDisplay)
        player.replaceCurrentItem(with: nil)
        #expect(!second.isReadyForDisplay)
    }

    @Test func `A view's layer is laid out with the view`() async throws {
        let file = try await MediaFile.video(seconds: 1)
        let view = VideoView(frame: CGRect(x: 0, y: 0, width: 128, height: 48))
        let player = AVPlayer(url: file.url)
        view.video.player = player
        let driver = try await AppDriver.launch {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        }
        await wait(for: \.isReadyForDisplay, of: view.video) { $0 }
        #expect(view.video.videoRect == CGRect(x: 32, y: 0, width: 64, height: 48))
        view.frame.size = CGSize(width: 64, height: 96)
        try await driver.settle()
        let points = [CGPoint(x: 32, y: 10), CGPoint(x: 32, y: 48)]
        #expect(try colors(of: view.layer, at: points, size: view.bounds.size) == ["clear", "red"])
    }
}
#endif
