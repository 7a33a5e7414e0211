import Foundation
import FoundationCompatibility
import MediaPlayback

/// Plays a sound from a file or from data, with the desktop's sound server.
///
/// Any thread. All members return at once, but for ``duration``. The delegate is called on the main actor. A library that was built without
/// the package trait `GStreamer` plays nothing: making a player throws an error.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    private let playback: SoundPlayback
    private let lock = NSLock()
    private weak var storedDelegate: (any AVAudioPlayerDelegate)?

    /// The address of the file; nil for data.
    public let url: URL?
    /// The data; nil for a file.
    public let data: Data?

    /// Makes a player of a file.
    ///
    /// - Throws: An error of `NSOSStatusErrorDomain` or Cocoa if there is no file, or if it does not begin like a sound.
    public convenience init(contentsOf url: URL) throws { try self.init(contentsOf: url, fileTypeHint: nil) }

    /// Makes a player of a file.
    ///
    /// - Parameter utiString: A type identifier, which is ignored: the type is recognized by the content.
    /// - Throws: An error of `NSOSStatusErrorDomain` or Cocoa if there is no file, or if it does not begin like a sound.
    public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        let file = try FileHandle(forReadingFrom: url)
        defer { try? file.close() }
        let header = try file.read(upToCount: SoundFormat.headerLength) ?? Data()
        self.url = url
        data = nil
        playback = try SoundPlayback(url: url, file: nil, header: header)
        super.init()
        connect()
    }

    /// Makes a player of the content of a sound file.
    ///
    /// - Throws: An error of `NSOSStatusErrorDomain` if it does not begin like a sound.
    public convenience init(data: Data) throws { try self.init(data: data, fileTypeHint: nil) }

    /// Makes a player of the content of a sound file.
    ///
    /// - Parameter utiString: A type identifier, which is ignored: the type is recognized by the content.
    /// - Throws: An error of `NSOSStatusErrorDomain` if it does not begin like a sound.
    public init(data: Data, fileTypeHint utiString: String?) throws {
        let file = try MediaDataFile(data)
        url = nil
        self.data = data
        playback = try SoundPlayback(url: file.url, file: file, header: data)
        super.init()
        connect()
    }

    private func connect() {
        playback.onEnd = { [weak self] isComplete, error in
            guard let self else { return }
            DispatchQueue.main.async { self.ended(isComplete, error) }
        }
    }

    deinit { playback.close() }

    @MainActor
    private func ended(_ isComplete: Bool, _ error: (any Error)?) {
        if let error { delegate?.audioPlayerDecodeErrorDidOccur(self, error: error) }
        delegate?.audioPlayerDidFinishPlaying(self, successfully: isComplete)
    }

    /// The delegate. Weak reference.
    open weak var delegate: (any AVAudioPlayerDelegate)? {
        get { lock.withLock { storedDelegate } }
        set { lock.withLock { storedDelegate = newValue } }
    }

    // MARK: Playing

    /// Opens the sound, so that it begins sooner.
    ///
    /// - Returns: Whether it can be opened, as far as it is known.
    @discardableResult
    open func prepareToPlay() -> Bool { playback.prepare() }

    /// Plays the sound from ``currentTime``.
    ///
    /// - Returns: Whether it can be played, as far as it is known.
    @discardableResult
    open func play() -> Bool { playback.play() }

    /// Plays the sound at a time of ``deviceCurrentTime``.
    ///
    /// - Returns: Whether it can be played, as far as it is known.
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool { playback.play(after: time - deviceCurrentTime) }

    /// Pauses; ``play()`` continues at the same place.
    open func pause() { playback.pause() }

    /// Pauses, and releases the sound server. ``play()`` continues at the same place.
    open func stop() { playback.pause() }

    /// Whether the sound is being played.
    open var isPlaying: Bool { playback.isPlaying }

    /// The place in the sound in seconds. Setting it moves the place, also during playback.
    open var currentTime: TimeInterval {
        get { playback.currentTime }
        set { playback.currentTime = newValue }
    }

    /// The time of a clock for ``play(atTime:)``, in seconds.
    open var deviceCurrentTime: TimeInterval { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

    /// The duration in seconds; 0 if it is unknown. The first access waits until the file is read, usually some milliseconds.
    open var duration: TimeInterval { playback.information?.duration ?? 0 }

    /// The number of channels. The first access waits until the file is read.
    open var numberOfChannels: Int { playback.information?.streams.first { $0.kind == .audio }?.channels ?? 0 }

    // MARK: Settings

    /// The volume of this player, from 0 to 1. Default: 1.
    open var volume: Float {
        get { playback.volume }
        set { playback.volume = newValue }
    }

    /// The place between the left loudspeaker, -1, and the right one, 1. Default: 0.
    open var pan: Float {
        get { playback.pan }
        set { playback.pan = newValue }
    }

    /// Changes the volume gradually.
    ///
    /// - Parameters:
    ///   - volume: The new volume, from 0 to 1.
    ///   - duration: The time in seconds.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
        playback.fade(to: volume, duration: duration)
    }

    /// Whether ``rate`` has an effect. Default: false.
    open var enableRate: Bool {
        get { playback.isRateEnabled }
        set { playback.isRateEnabled = newValue }
    }

    /// The speed, from 0.5 to 2, with the same pitch. Other values are clamped. Default: 1.
    open var rate: Float {
        get { playback.rate }
        set { playback.rate = newValue }
    }

    /// The number of repetitions after the first time; negative for endless repetition until ``stop()``. Default: 0.
    open var numberOfLoops: Int {
        get { playback.numberOfLoops }
        set { playback.numberOfLoops = newValue }
    }
}
