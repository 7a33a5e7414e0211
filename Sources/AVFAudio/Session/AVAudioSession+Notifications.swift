import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of an ``AVAudioSession/InterruptionType`` in a notification.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``AVAudioSession/InterruptionOptions`` in a notification.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of an ``AVAudioSession/RouteChangeReason`` in a notification.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"

extension AVAudioSession {
    /// Never posted: the sound server mixes all programs, and interrupts none.
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    /// Never posted: the sound server moves sounds to another device without the app.
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
    /// Never posted: a lost connection to the sound server is an error of the player.
    public static let mediaServicesWereLostNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereLostNotification"
    )
    /// Never posted: a lost connection to the sound server is an error of the player.
    public static let mediaServicesWereResetNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereResetNotification"
    )
    /// Never posted: the sound server mixes all programs.
    public static let silenceSecondaryAudioHintNotification = Notification.Name(
        "AVAudioSessionSilenceSecondaryAudioHintNotification"
    )

    /// Whether an interruption begins or ends.
    public enum InterruptionType: UInt, Sendable {
        /// It begins.
        case began = 1
        /// It ends.
        case ended = 0
    }

    /// The app's options after an interruption.
    public struct InterruptionOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The app may continue to play.
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }

    /// The reason why sounds go to another device.
    public enum RouteChangeReason: UInt, Sendable {
        /// Unknown.
        case unknown = 0
        /// A device was connected.
        case newDeviceAvailable = 1
        /// A device was disconnected.
        case oldDeviceUnavailable = 2
        /// The category changed.
        case categoryChange = 3
        /// The app chose a device.
        case override = 4
        /// The device woke.
        case wakeFromSleep = 6
        /// No device fits the category.
        case noSuitableRouteForCategory = 7
        /// The settings of the device changed.
        case routeConfigurationChange = 8
    }
}
