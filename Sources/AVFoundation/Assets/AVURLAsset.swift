import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a Boolean option, which is kept without effect: durations are exact.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

/// Media at an address: a file, or a resource of a server. Any thread.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// The address.
    public let url: URL

    /// Makes an asset of an address.
    ///
    /// - Parameter options: Kept without effect.
    public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
        super.init(loader: AssetLoader(url: URL))
    }
}
