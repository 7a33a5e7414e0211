import CoreMedia
import Foundation
import FoundationCompatibility
import MediaPlayback
import UIKitCore

extension AVPlayerItem {
    /// Opens the media, if it is not open.
    func open() {
        guard playback == nil, status != .failed else { return }
        let playback = MediaPlayer(url: asset.loader.url, streams: [.audio, .video]) { [weak self] event in
            DispatchQueue.main.async { self?.handle(event) }
        }
        self.playback = playback
        player?.applySound(to: playback)
        playback.prepare()
        guard let pendingTime else { return }
        // The time was sought before.
        start(pendingTime, isAccurate: true, completion: nil)
    }

    /// Releases the media. The time stays.
    func close() {
        let time = currentTime()
        playback?.stop()
        playback = nil
        isRunning = false
        isAtEnd = false
        seekCount = 0
        pendingTime = time > .zero ? time : nil
        guard status == .readyToPlay else { return }
        change { $0 = ItemState() }
    }

    // MARK: Events

    private func handle(_ event: MediaEvent) {
        // Events of playback that ended may still be on their way.
        guard playback != nil else { return }
        switch event {
        case .ready(let duration, let isSeekable):
            change { state in
                state.status = .readyToPlay
                state.duration = duration.map { CMTime(mediaSeconds: $0) } ?? .indefinite
                state.isSeekable = isSeekable
            }
            player?.itemBecameReady(self)
        case .duration(let duration):
            change { $0.duration = duration.map { CMTime(mediaSeconds: $0) } ?? .indefinite }
        case .running(let isRunning):
            self.isRunning = isRunning
            player?.itemPlaybackChanged(self)
        case .buffering(let percent):
            let isBuffering = percent < 100
            guard isBuffering != state.isBuffering else { return }
            let stalls = isBuffering && isRunning
            change { $0.isBuffering = isBuffering }
            player?.itemPlaybackChanged(self)
            if stalls { NotificationCenter.default.post(name: Self.playbackStalledNotification, object: self) }
        case .frame: takeFrame()
        // A seek that began before this event continues playback.
        case .ended where seekCount > 0: break
        case .ended:
            isRunning = false
            isAtEnd = true
            player?.itemEnded(self)
            NotificationCenter.default.post(name: Self.didPlayToEndTimeNotification, object: self)
        case .failed(let failure):
            let wasReady = status == .readyToPlay
            let error = failure.cocoaError
            isRunning = false
            change { state in
                state.status = .failed
                state.error = error
            }
            player?.itemFailed(self, failure)
            guard wasReady else { return }
            NotificationCenter.default.post(
                name: Self.failedToPlayToEndTimeNotification,
                object: self,
                userInfo: [AVPlayerItemFailedToPlayToEndTimeErrorKey: error]
            )
        }
    }

    private func takeFrame() {
        guard let frame = playback?.takeFrame(),
            let image = CGImage(width: frame.width, height: frame.height, bytes: frame.bytes)
        else { return }
        picture = image
        let size = CGSize(width: frame.width, height: frame.height)
        change { $0.presentationSize = size }
        player?.itemShowsFrame(self)
    }

    /// Changes the state, and notifies observers.
    private func change(_ body: (inout ItemState) -> Void) {
        var new = state
        body(&new)
        var keys: [String] = []
        if new.status != state.status { keys.append("status") }
        if (new.error == nil) != (state.error == nil) { keys.append("error") }
        if new.duration != state.duration { keys.append("duration") }
        if new.presentationSize != state.presentationSize { keys.append("presentationSize") }
        if new.status != state.status || new.isBuffering != state.isBuffering || new.duration != state.duration {
            keys += [
                "loadedTimeRanges", "seekableTimeRanges", "playbackLikelyToKeepUp", "playbackBufferEmpty",
                "playbackBufferFull",
            ]
        }
        for key in keys { willChangeValue(forKey: key) }
        state = new
        for key in keys.reversed() { didChangeValue(forKey: key) }
    }

    // MARK: Seeking

    func seekTime(
        _ time: CMTime,
        _ toleranceBefore: CMTime,
        _ toleranceAfter: CMTime,
        _ completion: (@Sendable (Bool) -> Void)?
    ) {
        require(
            time.isValid && !time.isIndefinite,
            "A player item cannot seek to the time \(time), which is no moment."
        )
        guard status != .failed else {
            completion?(false)
            return
        }
        let start = max(time, .zero)
        let target = duration.isNumeric ? min(start, duration) : start
        guard target.isNumeric else {
            completion?(false)
            return
        }
        pendingTime = target
        isAtEnd = false
        guard playback != nil else {
            // The time is sought when the item is opened.
            completion?(true)
            return
        }
        self.start(
            target,
            isAccurate: !(toleranceBefore.isPositiveInfinity && toleranceAfter.isPositiveInfinity),
            completion: completion
        )
        player?.itemTimeWillJump(self)
    }

    private func start(_ time: CMTime, isAccurate: Bool, completion: (@Sendable (Bool) -> Void)?) {
        seekCount += 1
        let playback = playback
        playback?.seek(to: time.seconds, isAccurate: isAccurate) { [weak self, weak playback] isDone in
            DispatchQueue.main.async {
                // The media may have been closed since.
                if let self, let playback, self.playback === playback { self.seekEnded(isDone) }
                completion?(isDone)
            }
        }
    }

    private func seekEnded(_ isDone: Bool) {
        seekCount -= 1
        if seekCount == 0 { pendingTime = nil }
        guard isDone else { return }
        NotificationCenter.default.post(name: Self.timeJumpedNotification, object: self)
        player?.itemTimeJumped(self)
    }
}

extension MediaFailure {
    /// The error for apps: of URLs if nothing is at the address, otherwise an ``AVError``.
    var cocoaError: any Error {
        guard kind == .notFound else { return AVError(self) }
        return URLError(.fileDoesNotExist, userInfo: [NSLocalizedDescriptionKey: message])
    }
}
