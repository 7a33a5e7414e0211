#if GStreamer && GTK
import AVKit
@_spi(Testing) import GTKHostTesting
import MediaTestSupport
import Testing
import UIKit

/// Videos in windows.
@MainActor
@Suite("Videos in windows", .enabled(if: ProcessInfo.processInfo.environment["DISPLAY"]?.isEmpty == false))
struct PlayerWindowTests {
    @Test func `A window draws the frame of the time`() async throws {
        let file = try await MediaFile.video(seconds: 3, width: 320, height: 180)
        let controller = AVPlayerViewController()
        let player = AVPlayer(url: file.url)
        controller.player = player
        controller.showsPlaybackControls = false
        await wait(for: \.isReadyForDisplay, of: controller) { $0 }
        try await GTKAppDriver.run(rootViewController: controller) { driver in
            try await driver.resize(width: 480, height: 400)
            let bounds = controller.view.bounds
            let middle = CGPoint(x: bounds.midX, y: bounds.midY)
            try await driver.settle { isNear((try? driver.color(at: middle)) ?? [], [255, 0, 0]) }
            #expect(isNear(try driver.color(at: CGPoint(x: bounds.midX, y: bounds.maxY - 8)), [0, 0, 0]))
            await player.seek(
                to: CMTime(value: 3, timescale: 2),
                toleranceBefore: .zero,
                toleranceAfter: .zero
            )
            try await driver.settle { isNear((try? driver.color(at: middle)) ?? [], [0, 255, 0]) }
        }
    }

    private func isNear(_ color: [Int], _ other: [Int]) -> Bool {
        color.count == 3 && zip(color, other).allSatisfy { abs($0 - $1) < 40 }
    }
}
#endif
