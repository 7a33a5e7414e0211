import CoreMedia
import Foundation
import MediaPlayback
@_spi(UIKitModules) import UIKitCore

/// Makes frames of the video of an asset at given times. Any thread; frames are decoded on a thread of its own.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    /// The result of a request.
    public enum Result: Int, Sendable {
        /// There is a frame.
        case succeeded = 0
        /// There is an error.
        case failed = 1
        /// The request was cancelled.
        case cancelled = 2
    }

    /// A handler of frames: the requested time, the frame, its own time, the result and the error.
    public typealias CompletionHandler = @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void

    /// The asset.
    public let asset: AVAsset
    /// The largest size of frames in pixels; a side of 0 is not limited. The aspect ratio is kept, and frames are not enlarged.
    open var maximumSize = CGSize.zero
    /// Kept without effect: frames are rotated as in videos. Default: false.
    open var appliesPreferredTrackTransform = false
    /// The longest time from the frame to the requested time. Zero demands the frame of exactly that time; other values permit an earlier
    /// keyframe, which is faster. Default: infinite.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// The longest time from the requested time to the frame. Default: infinite. Frames are never after the requested time.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    private let queue = DispatchQueue(label: "Image generation", qos: .userInitiated)
    private let lock = NSLock()
    private var requests = 0
    /// The requests up to this number are cancelled.
    private var cancelled = 0
    /// Used on the queue.
    private var reader: (reader: MediaFrameReader, size: CGSize)?

    /// Makes a generator of an asset.
    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    /// Returns the frame at a time.
    ///
    /// - Returns: The frame, and its own time.
    /// - Throws: An ``AVError`` if there is none.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        let settings = settings
        return try await withCheckedThrowingContinuation { continuation in
            queue.async {
                continuation.resume(with: Swift.Result { try self.picture(at: time, settings) })
            }
        }
    }

    /// Returns the frames at times, one after the other. A loop that ends before the last one cancels the others.
    open func images(for times: [CMTime]) -> Images { Images(generator: self, times: times) }

    /// Makes the frame at a time.
    ///
    /// - Parameter handler: Called on another thread with the frame, its own time, or an error.
    open func generateCGImageAsynchronously(
        for requestedTime: CMTime,
        completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
    ) {
        generate([requestedTime]) { _, image, time, _, error in handler(image, time, error) }
    }

    /// Makes the frames at times, which are `NSValue(time:)`.
    ///
    /// - Parameter handler: Called on another thread for each time.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler: @escaping CompletionHandler
    ) {
        generate(requestedTimes.map(\.timeValue), handler)
    }

    /// Cancels all requests that wait. Their handlers receive the result `cancelled`.
    open func cancelAllCGImageGeneration() { lock.withLock { cancelled = requests } }

    /// Returns the frame at a time. Waits until it is decoded: use ``image(at:)``.
    ///
    /// - Parameter actualTime: Receives the frame's own time.
    /// - Throws: An ``AVError`` if there is none.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        let settings = settings
        let (image, time) = try queue.sync { try picture(at: requestedTime, settings) }
        actualTime?.pointee = time
        return image
    }

    // MARK: Decoding

    private struct Settings: Sendable {
        let maximumSize: CGSize
        let isAccurate: Bool
    }

    private var settings: Settings {
        Settings(
            maximumSize: maximumSize,
            isAccurate: requestedTimeToleranceBefore == .zero || requestedTimeToleranceAfter == .zero
        )
    }

    private func generate(_ times: [CMTime], _ handler: @escaping CompletionHandler) {
        let settings = settings
        let number = lock.withLock {
            requests += 1
            return requests
        }
        queue.async {
            for time in times {
                guard self.lock.withLock({ number > self.cancelled }) else {
                    handler(time, nil, .zero, .cancelled, AVError(.operationCancelled))
                    continue
                }
                do {
                    let (image, actualTime) = try self.picture(at: time, settings)
                    handler(time, image, actualTime, .succeeded, nil)
                } catch {
                    handler(time, nil, .zero, .failed, error)
                }
            }
        }
    }

    private func picture(at time: CMTime, _ settings: Settings) throws -> (image: CGImage, actualTime: CMTime) {
        guard time.isNumeric || time == .positiveInfinity else { throw AVError(.noImageAtTime) }
        do {
            let reader = try openReader(settings.maximumSize)
            let frame = try reader.frame(at: time.isNumeric ? time.seconds : 1e9, isAccurate: settings.isAccurate)
            guard let image = CGImage(width: frame.width, height: frame.height, bytes: frame.bytes) else {
                throw AVError(.decodeFailed)
            }
            return (image, CMTime(mediaSeconds: frame.time))
        } catch let failure as MediaFailure {
            throw AVError(failure)
        }
    }

    private func openReader(_ maximumSize: CGSize) throws -> MediaFrameReader {
        if let reader, reader.size == maximumSize { return reader.reader }
        let information = try MediaReader.information(of: asset.loader.url)
        guard let stream = information.streams.first(where: { $0.kind == .video }), stream.width > 0, stream.height > 0
        else { throw MediaFailure(.noContent, "The media has no frames.") }
        var scale = 1.0
        if maximumSize.width > 0 { scale = min(scale, maximumSize.width / stream.width) }
        if maximumSize.height > 0 { scale = min(scale, maximumSize.height / stream.height) }
        let size =
            scale < 1
            ? (max(1, Int((stream.width * scale).rounded())), max(1, Int((stream.height * scale).rounded()))) : nil
        let new = try MediaFrameReader(url: asset.loader.url, size: size)
        reader = (new, maximumSize)
        return new
    }
}

extension AVAssetImageGenerator {
    /// The frames of a video at times.
    public struct Images: AsyncSequence, Sendable {
        /// A frame, or the reason why there is none.
        public enum Element: Sendable {
            /// A frame: the requested time, the frame, and its own time.
            case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
            /// No frame: the requested time and the reason.
            case failure(requestedTime: CMTime, error: any Error)

            /// The frame. Throws the reason if there is none.
            public var image: CGImage {
                get throws {
                    switch self {
                    case .success(_, let image, _): return image
                    case .failure(_, let error): throw error
                    }
                }
            }

            /// The requested time.
            public var requestedTime: CMTime {
                switch self {
                case .success(let time, _, _), .failure(let time, _): time
                }
            }

            /// The frame's own time. Throws the reason if there is no frame.
            public var actualTime: CMTime {
                get throws {
                    switch self {
                    case .success(_, _, let time): return time
                    case .failure(_, let error): throw error
                    }
                }
            }
        }

        /// The kind of errors: none.
        public typealias Failure = Never

        let generator: AVAssetImageGenerator
        let times: [CMTime]

        /// Makes the frames one after the other.
        public struct AsyncIterator: AsyncIteratorProtocol {
            let generator: AVAssetImageGenerator
            var times: ArraySlice<CMTime>

            /// Returns the next frame; nil after the last one.
            public mutating func next() async -> Element? {
                guard let time = times.popFirst() else { return nil }
                do {
                    let (image, actualTime) = try await generator.image(at: time)
                    return .success(requestedTime: time, image: image, actualTime: actualTime)
                } catch {
                    return .failure(requestedTime: time, error: error)
                }
            }
        }

        /// Begins with the first frame.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(generator: generator, times: times[...]) }
    }
}
