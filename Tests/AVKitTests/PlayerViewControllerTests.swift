#if GStreamer
import AVKit
import MediaTestSupport
import ScenarioSupport
import Testing
import UIKit

@testable import AVKit

/// The controls of a player view controller, on each host.
@MainActor
@Suite("Player view controller")
struct PlayerViewControllerTests {
    /// Shows a video that is ready.
    private func show(
        _ host: ScenarioHost,
        seconds: Int = 9,
        _ scenario: @MainActor (any ScenarioDriver, AVPlayerViewController, AVPlayer) async throws -> Void
    ) async throws {
        let file = try await MediaFile.video(seconds: seconds, width: 320, height: 180)
        let controller = AVPlayerViewController()
        let player = AVPlayer(url: file.url)
        controller.player = player
        let item = try #require(player.currentItem)
        await wait(for: \.status, of: item) { $0 == .readyToPlay }
        await wait(for: \.isReadyForDisplay, of: controller) { $0 }
        try await host.run(showing: controller) { driver in
            try await driver.resize(width: 500, height: 400)
            try await driver.settle()
            try await scenario(driver, controller, player)
            player.pause()
        }
        withExtendedLifetime(file) {}
    }

    @Test(arguments: ScenarioHost.available)
    func `A button plays and pauses`(on host: ScenarioHost) async throws {
        try await show(host) { driver, _, player in
            try await driver.tap("Play", role: "button")
            #expect(player.rate == 1)
            await wait(for: \.timeControlStatus, of: player) { $0 == .playing }
            try await driver.tap("Pause", role: "button")
            #expect(player.rate == 0)
            try await driver.settle()
            #expect(try driver.screen().contains { $0.label == "Play" })
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A button mutes`(on host: ScenarioHost) async throws {
        try await show(host) { driver, _, player in
            try await driver.tap("Mute", role: "button")
            #expect(player.isMuted)
            try await driver.settle()
            try await driver.tap("Unmute", role: "button")
            #expect(!player.isMuted)
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Keys play and move the position after a click on the video`(on host: ScenarioHost) async throws {
        try await show(host) { driver, controller, player in
            controller.videoWasTapped()
            try await driver.settle()
            try await driver.key("right")
            #expect(player.currentTime() == player.currentItem?.duration)
            try await driver.key("home")
            #expect(player.currentTime() == .zero)
            try await driver.key("space")
            #expect(player.rate == 1)
            try await driver.key("space")
            #expect(player.rate == 0)
            controller.requiresLinearPlayback = true
            try await driver.key("end")
            #expect(player.currentTime() != player.currentItem?.duration)
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `The slider has the position as its value`(on host: ScenarioHost) async throws {
        try await show(host) { driver, controller, player in
            controller.seek(to: 3)
            try await driver.settle()
            let labels = try driver.screen().map(\.label)
            #expect(labels.contains("Playback Position"))
            #expect(labels.contains("Video"))
            #expect(controller.contentOverlayView?.bounds.size == controller.view.bounds.size)
            let width = controller.view.bounds.width
            #expect(abs(controller.videoBounds.width - width) < 1)
            #expect(abs(controller.videoBounds.height - width * 9 / 16) < 1)
        }
    }

    @Test func `The controls disappear during playback, and a click shows them again`() async throws {
        try await show(.headless) { driver, controller, player in
            controller.videoWasTapped()
            #expect(try driver.screen().contains { $0.label == "Play" })
            try await driver.tap("Play", role: "button")
            await wait(for: \.timeControlStatus, of: player) { $0 == .playing }
            controller.videoWasTapped()
            try await driver.settle()
            #expect(try !driver.screen().contains { $0.label == "Pause" })
            controller.videoWasTapped()
            try await driver.settle()
            #expect(try driver.screen().contains { $0.label == "Pause" })
            try await driver.wait(.seconds(4)) { true }
            #expect(try !driver.screen().contains { $0.label == "Pause" })
            player.pause()
            try await driver.settle()
            #expect(try driver.screen().contains { $0.label == "Play" })
        }
    }

    @Test func `Controls are hidden if the app wants none`() async throws {
        try await show(.headless) { driver, controller, _ in
            controller.showsPlaybackControls = false
            try await driver.settle()
            #expect(try !driver.screen().contains { $0.label == "Play" })
        }
    }

    @Test func `A file that cannot be played is an error message`() async throws {
        let file = try await MediaFile.text()
        let controller = AVPlayerViewController()
        let player = AVPlayer(url: file.url)
        controller.player = player
        let item = try #require(player.currentItem)
        try await ScenarioHost.headless.run(showing: controller) { driver in
            await wait(for: \.status, of: item) { $0 == .failed }
            try await driver.settle()
            let message = try #require(item.error?.localizedDescription)
            #expect(try driver.screen().contains { $0.label == message })
        }
    }

    @Test func `A presented controller has a button to close it, and tells the delegate`() async throws {
        final class Listener: NSObject, AVPlayerViewControllerDelegate {
            var told: [String] = []
            func playerViewController(
                _ playerViewController: AVPlayerViewController,
                willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
                    any UIViewControllerTransitionCoordinator
            ) { told.append("begin") }
            func playerViewController(
                _ playerViewController: AVPlayerViewController,
                willEndFullScreenPresentationWithAnimationCoordinator coordinator:
                    any UIViewControllerTransitionCoordinator
            ) { told.append("end") }
        }
        let file = try await MediaFile.video(seconds: 1)
        let (root, controller, listener) = (UIViewController(), AVPlayerViewController(), Listener())
        controller.player = AVPlayer(url: file.url)
        controller.delegate = listener
        controller.modalPresentationStyle = .fullScreen
        try await ScenarioHost.headless.run(showing: root) { driver in
            root.present(controller, animated: true)
            try await driver.settle()
            #expect(listener.told == ["begin"])
            try await driver.tap("Close", role: "button")
            try await driver.settle()
            #expect(root.presentedViewController == nil)
            #expect(listener.told == ["begin", "end"])
        }
    }

    @Test func `Times have minutes and seconds, and hours if there are any`() {
        #expect(PlaybackTime.text(CMTime(value: 62, timescale: 1)) == "1:02")
        #expect(PlaybackTime.text(CMTime(value: 3602, timescale: 1)) == "1:00:02")
        #expect(PlaybackTime.text(.indefinite) == "-:--")
    }
}
#endif
