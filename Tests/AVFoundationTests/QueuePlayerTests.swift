#if GStreamer
import AVFoundation
import Foundation
import MediaTestSupport
import Testing

/// Items that are played one after the other.
@MainActor
@Suite("Queue player")
struct QueuePlayerTests {
    @Test func `The next item follows the end of an item`() async throws {
        let file = try await MediaFile.tone(seconds: 0.3)
        let items = (0..<2).map { _ in AVPlayerItem(url: file.url) }
        let player = AVQueuePlayer(items: items)
        #expect(player.items() == items)
        var shown: [AVPlayerItem?] = []
        let observation = player.observe(\.currentItem) { player, _ in shown.append(player.currentItem) }
        player.play()
        await wait(for: \.currentItem, of: player) { $0 == nil }
        #expect(shown == [items[1], nil])
        #expect(player.rate == 1)
        #expect(player.items().isEmpty)
        withExtendedLifetime(observation) {}
    }

    @Test func `Items are inserted and removed`() async throws {
        let url = URL(fileURLWithPath: "/absent.webm")
        let items = (0..<4).map { _ in AVPlayerItem(url: url) }
        let player = AVQueuePlayer(items: [items[0], items[1]])
        player.insert(items[2], after: items[0])
        player.insert(items[3], after: nil)
        #expect(player.items() == [items[0], items[2], items[1], items[3]])
        #expect(!player.canInsert(items[1], after: nil))
        player.remove(items[2])
        #expect(player.canInsert(items[2], after: items[3]))
        player.advanceToNextItem()
        #expect(player.currentItem === items[1])
        player.removeAllItems()
        #expect(player.items().isEmpty)
        #expect(player.currentItem == nil)
    }

    @Test func `A looper repeats an item until it is disabled`() async throws {
        let file = try await MediaFile.tone(seconds: 0.2)
        let player = AVQueuePlayer()
        let looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: file.url))
        #expect(looper.status == .ready)
        player.play()
        await wait(for: \.loopCount, of: looper) { $0 == 3 }
        #expect(player.rate == 1)
        looper.disableLooping()
        #expect(looper.status == .cancelled)
        await wait(for: \.currentItem, of: player) { $0 == nil }
    }
}
#endif
