import Foundation
import FoundationCompatibility
import MediaPlayback

/// The state of an audio player. Any thread.
///
/// Unchecked: all variables are used under the lock.
final class SoundPlayback: @unchecked Sendable {
    private let url: URL
    /// Keeps the data of a player without an address.
    private let file: MediaDataFile?
    private let lock = NSRecursiveLock()
    private var player: MediaPlayer?
    private var failure: MediaFailure?
    private var wantsToPlay = false
    private var isReady = false
    private var pendingTime: Double?
    private var storedVolume: Float = 1
    private var storedPan: Float = 0
    private var storedRate: Float = 1
    private var storedIsRateEnabled = false
    private var storedNumberOfLoops = 0
    private var remainingLoops = 0
    private var startNumber = 0
    private var fadeNumber = 0
    private var storedOnEnd: (@Sendable (Bool, (any Error)?) -> Void)?
    private let reading = DispatchGroup()
    private var read: MediaInformation?

    /// - Parameter header: The first bytes.
    init(url: URL, file: MediaDataFile?, header: Data) throws {
        guard SoundFormat.isKnown(header) else {
            throw NSError(sound: MediaFailure(.unknownFormat, "The data is no sound of a known format."))
        }
        if let failure = MediaReader.failure { throw NSError(sound: failure) }
        self.url = url
        self.file = file
        DispatchQueue.global(qos: .userInitiated).async(group: reading) {
            let information = try? MediaReader.information(of: url)
            self.lock.withLock { self.read = information }
        }
    }

    /// Called on a thread of the player when the sound ended, with whether it was complete.
    var onEnd: (@Sendable (Bool, (any Error)?) -> Void)? {
        get { lock.withLock { storedOnEnd } }
        set { lock.withLock { storedOnEnd = newValue } }
    }

    /// The properties of the sound; nil if it cannot be read. Waits until it is read.
    var information: MediaInformation? {
        reading.wait()
        return lock.withLock { read }
    }

    func close() { lock.withLock { player?.stop() } }

    // MARK: Playing

    func prepare() -> Bool {
        lock.withLock {
            guard failure == nil else { return false }
            if player == nil {
                let player = MediaPlayer(url: url, streams: [.audio, .pannable]) { [weak self] in self?.handle($0) }
                self.player = player
                player.setVolume(Double(storedVolume))
                player.setPan(Double(storedPan))
                player.prepare()
            }
            return true
        }
    }

    func play() -> Bool {
        lock.withLock {
            guard prepare() else { return false }
            startNumber += 1
            if !wantsToPlay { remainingLoops = storedNumberOfLoops }
            wantsToPlay = true
            player?.setRate(speed)
            return true
        }
    }

    func play(after delay: TimeInterval) -> Bool {
        guard delay > 0 else { return play() }
        let number = lock.withLock { () -> Int? in
            guard prepare() else { return nil }
            startNumber += 1
            return startNumber
        }
        guard let number else { return false }
        DispatchQueue.global(qos: .userInteractive).asyncAfter(deadline: .now() + delay) { [weak self] in
            guard let self, self.lock.withLock({ self.startNumber == number }) else { return }
            _ = self.play()
        }
        return true
    }

    func pause() {
        lock.withLock {
            startNumber += 1
            wantsToPlay = false
            player?.setRate(0)
        }
    }

    var isPlaying: Bool { lock.withLock { wantsToPlay } }

    var currentTime: Double {
        get { lock.withLock { pendingTime ?? player?.position ?? 0 } }
        set {
            lock.withLock {
                let time = newValue.isFinite ? max(0, newValue) : 0
                pendingTime = time
                guard prepare() else { return }
                player?.seek(to: time, isAccurate: true) { [weak self] isDone in
                    guard isDone else { return }
                    self?.lock.withLock { self?.pendingTime = nil }
                }
            }
        }
    }

    private func handle(_ event: MediaEvent) {
        switch event {
        case .ready: lock.withLock { isReady = true }
        case .ended:
            let repeats = lock.withLock {
                guard remainingLoops != 0, wantsToPlay else {
                    wantsToPlay = false
                    // As on Apple's systems, the sound is at its beginning again.
                    pendingTime = 0
                    return false
                }
                if remainingLoops > 0 { remainingLoops -= 1 }
                player?.setRate(speed)
                return true
            }
            if !repeats { onEnd?(true, nil) }
        case .failed(let failure):
            let wasPlaying = lock.withLock {
                defer { wantsToPlay = false }
                self.failure = failure
                return wantsToPlay
            }
            if wasPlaying { onEnd?(false, NSError(sound: failure)) }
        case .running, .buffering, .duration, .frame: break
        }
    }

    // MARK: Settings

    private var speed: Double { storedIsRateEnabled ? Double(storedRate) : 1 }

    var volume: Float {
        get { lock.withLock { storedVolume } }
        set {
            lock.withLock {
                fadeNumber += 1
                storedVolume = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
                player?.setVolume(Double(storedVolume))
            }
        }
    }

    /// Changes the volume in steps of a fiftieth of a second.
    func fade(to target: Float, duration: TimeInterval) {
        let steps = Int(min(max(duration, 0), 3600) * 50)
        let (start, number) = lock.withLock {
            fadeNumber += 1
            return (storedVolume, fadeNumber)
        }
        guard steps > 0 else {
            volume = target
            return
        }
        for step in 1...steps {
            let part = Float(step) / Float(steps)
            DispatchQueue.global().asyncAfter(deadline: .now() + Double(step) / 50) { [weak self] in
                guard let self else { return }
                self.lock.withLock {
                    guard self.fadeNumber == number else { return }
                    self.storedVolume = start + (min(max(target, 0), 1) - start) * part
                    self.player?.setVolume(Double(self.storedVolume))
                }
            }
        }
    }

    var pan: Float {
        get { lock.withLock { storedPan } }
        set {
            lock.withLock {
                storedPan = newValue.isNaN ? 0 : min(max(newValue, -1), 1)
                player?.setPan(Double(storedPan))
            }
        }
    }

    var rate: Float {
        get { lock.withLock { storedRate } }
        set {
            lock.withLock {
                storedRate = newValue.isNaN ? 1 : min(max(newValue, 0.5), 2)
                if wantsToPlay { player?.setRate(speed) }
            }
        }
    }

    var isRateEnabled: Bool {
        get { lock.withLock { storedIsRateEnabled } }
        set {
            lock.withLock {
                storedIsRateEnabled = newValue
                if wantsToPlay { player?.setRate(speed) }
            }
        }
    }

    var numberOfLoops: Int {
        get { lock.withLock { storedNumberOfLoops } }
        set {
            lock.withLock {
                storedNumberOfLoops = newValue
                remainingLoops = newValue
            }
        }
    }
}
