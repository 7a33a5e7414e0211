import CoreMedia
import Foundation
import FoundationCompatibility

/// Repeats an item in a queue: appends copies of it. Observable with key-value observing: ``loopCount`` and ``status``. Main actor.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
    /// Whether items are repeated.
    public enum Status: Int, Sendable {
        /// Unknown.
        case unknown = 0
        /// Items are repeated.
        case ready = 1
        /// Items cannot be repeated.
        case failed = 2
        /// ``AVPlayerLooper/disableLooping()`` was called.
        case cancelled = 3
    }

    private weak var player: AVQueuePlayer?
    private let template: AVPlayerItem
    private var copies: [AVPlayerItem] = []

    /// Repeats an item in a queue, which becomes its only content. Traps if the queue has other items.
    ///
    /// - Parameters:
    ///   - player: The queue. Weak reference.
    ///   - templateItem: The item. Its copies are played.
    public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {
        self.player = player
        template = templateItem
        super.init()
        for item in player.items() where item !== templateItem {
            trap("AVPlayerLooper was given a queue with other items than the repeated one: \(item).")
        }
        player.removeAllItems()
        player.actionAtItemEnd = .advance
        player.loopers.append(WeakLooper(looper: self))
        for _ in 0..<2 { append() }
    }

    /// The number of times that the item was played to its end.
    open private(set) var loopCount = 0 {
        willSet { willChangeValue(forKey: "loopCount") }
        didSet { didChangeValue(forKey: "loopCount") }
    }

    /// Whether items are repeated.
    open private(set) var status = Status.ready {
        willSet { willChangeValue(forKey: "status") }
        didSet { didChangeValue(forKey: "status") }
    }

    /// The copies in the queue.
    open var loopingPlayerItems: [AVPlayerItem] { copies }

    /// Ends the repetition after the present time.
    open func disableLooping() {
        guard status == .ready else { return }
        status = .cancelled
        guard let player else { return }
        for item in copies where item !== player.currentItem { player.remove(item) }
        copies.removeAll { $0 !== player.currentItem }
    }

    private func append() {
        guard let player else { return }
        let copy = AVPlayerItem(asset: template.asset)
        copies.append(copy)
        player.insert(copy, after: nil)
    }

    /// Called when an item of the queue ended, before the next one is played.
    func itemWillLeave(_ item: AVPlayerItem) {
        guard let index = copies.firstIndex(where: { $0 === item }) else { return }
        copies.remove(at: index)
        loopCount += 1
        if status == .ready { append() }
    }
}
