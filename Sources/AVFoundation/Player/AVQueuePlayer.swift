import Foundation
import FoundationCompatibility

/// Plays items one after the other. Main actor.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
    private var waiting: [AVPlayerItem] = []

    /// Makes a player without items.
    public nonisolated override init() { super.init() }

    /// Makes a player of items.
    public convenience init(items: [AVPlayerItem]) {
        self.init()
        state.actionAtItemEnd = .advance
        for item in items { insert(item, after: nil) }
    }

    /// The item that is played, and the next ones.
    open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + waiting }

    /// Returns whether an item can be inserted: false if it is in a queue.
    ///
    /// - Parameter afterItem: An item of this queue; nil for the end.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        item.player == nil && (afterItem == nil || items().contains { $0 === afterItem })
    }

    /// Inserts an item. Traps if ``canInsert(_:after:)`` is false.
    ///
    /// - Parameter afterItem: An item of this queue; nil for the end.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        require(
            canInsert(item, after: afterItem),
            "AVQueuePlayer.insert(_:after:) was given an item that is in a queue, or a place that is not in this one."
        )
        guard currentItem != nil else { return setItem(item) }
        item.player = self
        let index = afterItem.flatMap { afterItem in waiting.firstIndex { $0 === afterItem } }
        switch (afterItem, index) {
        case (nil, _): waiting.append(item)
        case (_, let index?): waiting.insert(item, at: index + 1)
        // The item that is played.
        case (_, nil): waiting.insert(item, at: 0)
        }
        prepareNext()
    }

    /// Removes an item. The one that is played is followed by the next.
    open func remove(_ item: AVPlayerItem) {
        if item === currentItem { return advanceToNextItem() }
        guard let index = waiting.firstIndex(where: { $0 === item }) else { return }
        waiting.remove(at: index)
        item.close()
        item.player = nil
    }

    /// Removes all items.
    open func removeAllItems() {
        for item in waiting {
            item.close()
            item.player = nil
        }
        waiting = []
        setItem(nil)
    }

    /// Plays the next item, and removes the present one.
    open func advanceToNextItem() {
        setItem(waiting.isEmpty ? nil : waiting.removeFirst())
        prepareNext()
    }

    /// Replaces the item that is played; the next ones stay.
    open override func replaceCurrentItem(with item: AVPlayerItem?) {
        waiting.removeAll { $0 === item }
        super.replaceCurrentItem(with: item)
    }

    /// Opens the next item, so that it begins without a gap.
    private func prepareNext() { waiting.first?.open() }

    func itemEndedInQueue(_ item: AVPlayerItem) {
        loopers.removeAll { $0.looper == nil }
        for entry in loopers { entry.looper?.itemWillLeave(item) }
        advanceToNextItem()
    }
}

/// A reference to a looper of a queue.
struct WeakLooper {
    weak var looper: AVPlayerLooper?
}
