#if GStreamer
import AVFoundation
import Combine
import Foundation
import MediaTestSupport
import Testing

/// Playback of videos and sounds, without a loudspeaker.
@MainActor
@Suite("Player")
struct PlayerTests {
    private func time(_ seconds: Double) -> CMTime { CMTime(seconds: seconds, preferredTimescale: 600) }

    @Test func `An item is ready when it is the item of a player`() async throws {
        let file = try await MediaFile.video(seconds: 2)
        let item = AVPlayerItem(url: file.url)
        #expect(item.status == .unknown)
        #expect(item.duration.isIndefinite)
        let player = AVPlayer(playerItem: item)
        await wait(for: \.status, of: item) { $0 == .readyToPlay }
        #expect(player.status == .readyToPlay)
        #expect(abs(item.duration.seconds - 2) < 0.1)
        #expect(item.loadedTimeRanges.first?.timeRangeValue.duration == item.duration)
        #expect(item.isPlaybackLikelyToKeepUp)
        #expect(player.timeControlStatus == .paused)
        await wait(for: \.presentationSize, of: item) { $0 != .zero }
        #expect(item.presentationSize == CGSize(width: 64, height: 48))
    }

    @Test func `A player waits, plays to the end, and pauses there`() async throws {
        let file = try await MediaFile.video(seconds: 1)
        let player = AVPlayer(url: file.url)
        let item = try #require(player.currentItem)
        let ended = NotificationCounter(.AVPlayerItemDidPlayToEndTime, of: item)
        var statuses: [AVPlayer.TimeControlStatus] = []
        let observation = player.observe(\.timeControlStatus) { player, _ in statuses.append(player.timeControlStatus) }
        player.play()
        #expect(player.rate == 1)
        #expect(player.reasonForWaitingToPlay == .evaluatingBufferingRate)
        await ended.wait()
        #expect(statuses == [.waitingToPlayAtSpecifiedRate, .playing, .paused])
        #expect(player.rate == 0)
        #expect(player.currentTime() == item.duration)
        withExtendedLifetime(observation) {}
    }

    @Test func `After the end it plays again from the beginning`() async throws {
        let file = try await MediaFile.tone(seconds: 0.3)
        let player = AVPlayer(url: file.url)
        let item = try #require(player.currentItem)
        player.play()
        await NotificationCounter(.AVPlayerItemDidPlayToEndTime, of: item).wait()
        let again = NotificationCounter(.AVPlayerItemDidPlayToEndTime, of: item)
        player.play()
        #expect(player.currentTime().seconds < 0.3)
        await again.wait()
        #expect(player.rate == 0)
    }

    @Test func `An item that is sought at its end continues if the action at the end is none`() async throws {
        let file = try await MediaFile.tone(seconds: 0.3)
        let player = AVPlayer(url: file.url)
        player.actionAtItemEnd = .none
        let item = try #require(player.currentItem)
        player.play()
        await NotificationCounter(.AVPlayerItemDidPlayToEndTime, of: item).wait()
        #expect(player.rate == 1)
        let again = NotificationCounter(.AVPlayerItemDidPlayToEndTime, of: item)
        await player.seek(to: .zero)
        await again.wait()
        #expect(player.rate == 1)
    }

    @Test func `A seek moves the time exactly, and the latest one remains`() async throws {
        let file = try await MediaFile.video(seconds: 3)
        let player = AVPlayer(url: file.url)
        let item = try #require(player.currentItem)
        await wait(for: \.status, of: item) { $0 == .readyToPlay }
        let jumped = NotificationCounter(.AVPlayerItemTimeJumped, of: item)
        let results = Collector<Bool>()
        player.seek(to: time(1), toleranceBefore: .zero, toleranceAfter: .zero) { isDone in
            MainActor.assumeIsolated { results.add(isDone) }
        }
        player.seek(to: time(2.5), toleranceBefore: .zero, toleranceAfter: .zero) { isDone in
            MainActor.assumeIsolated { results.add(isDone) }
        }
        #expect(player.currentTime() == time(2.5))
        await results.wait(forCount: 2)
        #expect(results.values.last == true)
        await jumped.wait()
        #expect(abs(player.currentTime().seconds - 2.5) < 0.11)
        #expect(await player.seek(to: time(0.5), toleranceBefore: .zero, toleranceAfter: .zero))
        #expect(abs(player.currentTime().seconds - 0.5) < 0.11)
    }

    @Test func `A time that is sought before the item is ready is that of its beginning`() async throws {
        let file = try await MediaFile.video(seconds: 3)
        let item = AVPlayerItem(url: file.url)
        item.seek(to: time(2.2), completionHandler: nil)
        let player = AVPlayer(playerItem: item)
        #expect(player.currentTime() == time(2.2))
        await wait(for: \.status, of: item) { $0 == .readyToPlay }
        await wait(for: \.presentationSize, of: item) { $0 != .zero }
        #expect(await player.seek(to: time(2.4), toleranceBefore: .zero, toleranceAfter: .zero))
        #expect(abs(player.currentTime().seconds - 2.4) < 0.11)
    }

    @Test func `An item that is played again continues at its time`() async throws {
        let file = try await MediaFile.video(seconds: 3)
        let player = AVPlayer(url: file.url)
        let item = try #require(player.currentItem)
        await wait(for: \.status, of: item) { $0 == .readyToPlay }
        await player.seek(to: time(2), toleranceBefore: .zero, toleranceAfter: .zero)
        player.replaceCurrentItem(with: nil)
        #expect(item.status == .unknown)
        player.replaceCurrentItem(with: item)
        #expect(abs(player.currentTime().seconds - 2) < 0.11)
        await wait(for: \.status, of: item) { $0 == .readyToPlay }
    }

    @Test func `A player plays slower and backwards`() async throws {
        let file = try await MediaFile.video(seconds: 1)
        let player = AVPlayer(url: file.url)
        let item = try #require(player.currentItem)
        let ended = NotificationCounter(.AVPlayerItemDidPlayToEndTime, of: item)
        player.defaultRate = 0.5
        let start = DispatchTime.now()
        player.play()
        #expect(player.rate == 0.5)
        await ended.wait()
        #expect(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds > 1_800_000_000)
        let begin = NotificationCounter(.AVPlayerItemDidPlayToEndTime, of: item)
        player.rate = -2
        await begin.wait()
        #expect(player.rate == 0)
    }

    @Test func `Periodic observers are called during playback, and boundary observers once`() async throws {
        let file = try await MediaFile.video(seconds: 2)
        let player = AVPlayer(url: file.url)
        let item = try #require(player.currentItem)
        let ended = NotificationCounter(.AVPlayerItemDidPlayToEndTime, of: item)
        let times = Collector<Double>()
        let boundaries = Collector<Bool>()
        let periodic = player.addPeriodicTimeObserver(forInterval: time(0.2), queue: .main) { time in
            MainActor.assumeIsolated { times.add(time.seconds) }
        }
        let boundary = player.addBoundaryTimeObserver(forTimes: [NSValue(time: time(0.5))], queue: nil) {
            MainActor.assumeIsolated { boundaries.add(true) }
        }
        player.play()
        await ended.wait()
        #expect(times.values.contains { $0 > 0.1 && $0 < 1.95 })
        #expect(times.values == times.values.sorted())
        #expect(boundaries.values == [true])
        player.removeTimeObserver(periodic)
        player.removeTimeObserver(boundary)
        let count = times.values.count
        await player.seek(to: .zero)
        #expect(times.values.count == count)
    }

    @Test func `Rate, volume and the item are observable, also with publishers`() async throws {
        let file = try await MediaFile.tone(seconds: 1)
        let player = AVPlayer()
        var rates: [Float] = []
        var items: [Bool] = []
        var volumes: [Float] = []
        var subscriptions: Set<AnyCancellable> = []
        player.publisher(for: \.rate).sink { rates.append($0) }.store(in: &subscriptions)
        player.publisher(for: \.currentItem).sink { items.append($0 != nil) }.store(in: &subscriptions)
        player.publisher(for: \.volume, options: .new).sink { volumes.append($0) }.store(in: &subscriptions)
        player.volume = 0.5
        player.isMuted = true
        #expect(player.isMuted)
        player.replaceCurrentItem(with: AVPlayerItem(url: file.url))
        player.play()
        player.pause()
        player.replaceCurrentItem(with: nil)
        #expect(rates == [0, 1, 0])
        #expect(items == [false, true, false])
        #expect(volumes == [0.5])
    }

    @Test func `A player without an item waits for one`() async throws {
        let player = AVPlayer()
        player.play()
        #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
        #expect(player.reasonForWaitingToPlay == .noItemToPlay)
        #expect(player.currentTime() == .zero)
    }

    @Test func `An item that cannot be played has an error`() async throws {
        let file = try await MediaFile.text()
        let item = AVPlayerItem(url: file.url)
        let player = AVPlayer(playerItem: item)
        player.play()
        await wait(for: \.status, of: item) { $0 == .failed }
        #expect((item.error as? AVError)?.code == .fileFormatNotRecognized)
        #expect(player.status == .unknown)
        let missing = AVPlayerItem(url: URL(fileURLWithPath: "/absent/video.webm"))
        player.replaceCurrentItem(with: missing)
        await wait(for: \.status, of: missing) { $0 == .failed }
        #expect((missing.error as? URLError)?.code == .fileDoesNotExist)
    }

    @Test func `A player is released with its playback`() async throws {
        let file = try await MediaFile.tone(seconds: 5)
        weak var former: AVPlayer?
        weak var formerItem: AVPlayerItem?
        do {
            let player = AVPlayer(url: file.url)
            let item = try #require(player.currentItem)
            player.play()
            await wait(for: \.timeControlStatus, of: player) { $0 == .playing }
            (former, formerItem) = (player, item)
        }
        #expect(former == nil)
        #expect(formerItem == nil)
    }
}
#endif
