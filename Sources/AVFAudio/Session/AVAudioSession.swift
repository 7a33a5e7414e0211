import Foundation

/// The audio settings of the app.
///
/// The desktop's sound server mixes the sounds of all programs, and the user chooses the loudspeakers there. The settings are kept and
/// read back, but change nothing; no program interrupts another. Any thread.
open class AVAudioSession: NSObject, @unchecked Sendable {
    private static let shared = AVAudioSession(())

    private struct Settings {
        var category = Category.soloAmbient
        var mode = Mode.default
        var options: CategoryOptions = []
        var policy = RouteSharingPolicy.default
    }

    private let lock = NSLock()
    private var settings = Settings()

    private init(_: Void) { super.init() }

    /// Returns the session of the app.
    open class func sharedInstance() -> AVAudioSession { shared }

    /// The use of sound. Default: `soloAmbient`.
    open var category: Category { lock.withLock { settings.category } }

    /// The options of the category. Default: none.
    open var categoryOptions: CategoryOptions { lock.withLock { settings.options } }

    /// The special use of sound. Default: `default`.
    open var mode: Mode { lock.withLock { settings.mode } }

    /// The sharing of loudspeakers with other apps. Default: `default`.
    open var routeSharingPolicy: RouteSharingPolicy { lock.withLock { settings.policy } }

    /// The categories of playback.
    open var availableCategories: [Category] { [.ambient, .soloAmbient, .playback, .multiRoute] }

    /// The modes of playback.
    open var availableModes: [Mode] { [.default, .moviePlayback, .spokenAudio] }

    /// Whether another app plays sounds: false, because desktops do not tell.
    open var isOtherAudioPlaying: Bool { false }

    /// Whether the app should be silent: false, because the sound server mixes all sounds.
    open var secondaryAudioShouldBeSilencedHint: Bool { false }

    /// Keeps a category. Never throws.
    open func setCategory(_ category: Category) throws { lock.withLock { settings.category = category } }

    /// Keeps a category and its options. Never throws.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        lock.withLock {
            settings.category = category
            settings.options = options
        }
    }

    /// Keeps a category, a mode and options. Never throws.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        try setCategory(category, mode: mode, policy: .default, options: options)
    }

    /// Keeps a category, a mode, a policy and options. Never throws.
    open func setCategory(
        _ category: Category,
        mode: Mode,
        policy: RouteSharingPolicy,
        options: CategoryOptions = []
    ) throws {
        lock.withLock { settings = Settings(category: category, mode: mode, options: options, policy: policy) }
    }

    /// Keeps a mode. Never throws.
    open func setMode(_ mode: Mode) throws { lock.withLock { settings.mode = mode } }

    /// Kept without effect: sounds need no active session. Never throws.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

    // MARK: Recording

    /// Unavailable: there is no recording.
    @available(*, unavailable, message: "There is no recording of sounds.")
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {}
}
