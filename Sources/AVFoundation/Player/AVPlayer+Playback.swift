import CoreMedia
import Foundation
import FoundationCompatibility
import MediaPlayback

extension AVPlayer {
    /// Changes the state, with the status of playback that results from it, and notifies observers.
    func change(_ body: (inout PlayerState) -> Void) {
        var new = state
        body(&new)
        (new.timeControlStatus, new.waitingReason) = Self.timeControl(new)
        var keys: [String] = []
        if new.item !== state.item { keys.append("currentItem") }
        if new.status != state.status { keys.append("status") }
        if (new.error == nil) != (state.error == nil) { keys.append("error") }
        if new.rate != state.rate { keys.append("rate") }
        if new.timeControlStatus != state.timeControlStatus { keys.append("timeControlStatus") }
        if new.waitingReason != state.waitingReason { keys.append("reasonForWaitingToPlay") }
        if new.volume != state.volume { keys.append("volume") }
        if new.isMuted != state.isMuted { keys.append("muted") }
        let isNewRate = new.rate != state.rate
        for key in keys { willChangeValue(forKey: key) }
        state = new
        for key in keys.reversed() { didChangeValue(forKey: key) }
        if isNewRate { NotificationCenter.default.post(name: Self.rateDidChangeNotification, object: self) }
    }

    private static func timeControl(_ state: PlayerState) -> (TimeControlStatus, WaitingReason?) {
        guard state.rate != 0 else { return (.paused, nil) }
        guard let item = state.item else { return (.waitingToPlayAtSpecifiedRate, .noItemToPlay) }
        if item.isRunning { return (.playing, nil) }
        if item.status == .failed { return (.waitingToPlayAtSpecifiedRate, .noItemToPlay) }
        return (
            .waitingToPlayAtSpecifiedRate,
            item.state.isBuffering ? .toMinimizeStalls : .evaluatingBufferingRate
        )
    }

    // MARK: Item

    func setItem(_ item: AVPlayerItem?) {
        guard item !== currentItem else { return }
        if let item {
            require(
                item.player == nil || item.player === self,
                "An AVPlayerItem was given to a player, but it is the item of another one. Make an item of its asset."
            )
        }
        let old = currentItem
        old?.close()
        old?.player = nil
        item?.player = self
        item?.open()
        change { $0.item = item }
        if let item { item.playback?.setRate(Double(rate)) }
        showFrame()
        timeChanged(isJump: true)
    }

    func itemBecameReady(_ item: AVPlayerItem) {
        guard item === currentItem else { return }
        change { state in
            state.status = .readyToPlay
            state.error = nil
        }
        showFrame()
        timeChanged()
    }

    func itemFailed(_ item: AVPlayerItem, _ failure: MediaFailure) {
        guard item === currentItem else { return }
        change { state in
            // A player is as good as before if one item cannot be played.
            guard failure.kind == .unavailable else { return }
            state.status = .failed
            state.error = failure.cocoaError
        }
        timeChanged()
    }

    func itemPlaybackChanged(_ item: AVPlayerItem) {
        guard item === currentItem else { return }
        change { _ in }
        timeChanged()
    }

    func itemEnded(_ item: AVPlayerItem) {
        guard item === currentItem else { return }
        switch actionAtItemEnd {
        case .pause: setRate(0)
        case .none: change { _ in }
        case .advance: advance(from: item)
        }
        timeChanged()
    }

    /// Plays the next item of a queue.
    private func advance(from item: AVPlayerItem) {
        (self as? AVQueuePlayer)?.itemEndedInQueue(item)
    }

    // MARK: Playing

    func setRate(_ rate: Float) {
        let rate = rate.isNaN ? 0 : rate
        guard rate != state.rate else { return }
        change { $0.rate = rate }
        if let item = currentItem, item.isAtEnd, rate != 0 {
            // Also passes the rate to the playback.
            item.seek(to: rate > 0 ? .zero : item.duration, toleranceBefore: .zero, toleranceAfter: .zero)
        } else {
            currentItem?.playback?.setRate(Double(rate))
        }
        timeChanged()
    }

    /// Called before a seek. At the end, the rate of playback is 0, whatever the player's is.
    func itemTimeWillJump(_ item: AVPlayerItem) {
        guard item === currentItem else { return }
        item.playback?.setRate(Double(rate))
    }

    func itemTimeJumped(_ item: AVPlayerItem) {
        if item === currentItem { timeChanged(isJump: true) }
    }

    // MARK: Sound

    func setVolume(_ volume: Float) {
        let volume = volume.isNaN ? 0 : min(max(volume, 0), 1)
        change { $0.volume = volume }
        currentItem?.playback?.setVolume(Double(volume))
    }

    func setMuted(_ isMuted: Bool) {
        change { $0.isMuted = isMuted }
        currentItem?.playback?.setMuted(isMuted)
    }

    func applySound(to playback: MediaPlayer) {
        playback.setVolume(Double(volume))
        playback.setMuted(isMuted)
    }

    // MARK: Frames

    func itemShowsFrame(_ item: AVPlayerItem) {
        if item === currentItem { showFrame() }
    }

    /// Shows the frame of the item in all layers.
    func showFrame() {
        layers.removeAll { $0.layer == nil }
        for entry in layers { entry.layer?.show(currentItem?.picture) }
    }

}
