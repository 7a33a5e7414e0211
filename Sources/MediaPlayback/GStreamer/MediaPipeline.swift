#if GStreamer
import CGStreamer
import Foundation
import Synchronization

/// A `playbin` with its state.
///
/// Unchecked: all stored variables are used on the queue, and the pipeline's functions are safe on any thread.
final class MediaPipeline: @unchecked Sendable {
    /// A requested change of the time.
    private struct Seek {
        var seconds: Double
        var isAccurate: Bool
        var completion: (@Sendable (Bool) -> Void)?
    }

    private let url: URL
    private let streams: MediaPlayer.Streams
    private let onEvent: @Sendable (MediaEvent) -> Void
    private let queue = DispatchQueue(label: "Media playback", qos: .userInitiated)

    /// The pipeline for members that do not run on the queue; nil before it is ready and after its end.
    private let readyBin = Mutex<ReadyBin?>(nil)
    private let newestFrame = Mutex<MediaFrame?>(nil)

    private var bin: UnsafeMutablePointer<GstElement>?
    private var panorama: UnsafeMutablePointer<GstElement>?
    private var pan = 0.0
    private var isClosed = false
    private var isReady = false
    private var hasFailed = false
    private var isAtEnd = false
    /// The requested rate; 0 while paused.
    private var rate = 0.0
    /// The rate of the last seek, at which the pipeline plays.
    private var seekRate = 1.0
    private var isBuffering = false
    private var isRunning = false
    private var runningSeek: Seek?
    private var nextSeek: Seek?
    private var missingDecoders: [String] = []
    private var properties: [String: String] = [:]
    private var duration: Double?

    init(url: URL, streams: MediaPlayer.Streams, onEvent: @escaping @Sendable (MediaEvent) -> Void) {
        self.url = url
        self.streams = streams
        self.onEvent = onEvent
    }

    /// Performs a closure on the queue.
    func perform(_ body: @escaping @Sendable (MediaPipeline) -> Void) {
        queue.async { body(self) }
    }

    // MARK: Opening and closing

    func open() {
        guard bin == nil, !isClosed, !hasFailed else { return }
        if let failure = GStreamerLibrary.failure { return fail(failure) }
        guard let bin = GStreamerLibrary.element("playbin") else {
            return fail(MediaFailure(.unavailable, "The GStreamer plug-in playbin is missing."))
        }
        gst_object_ref_sink(bin)
        self.bin = bin
        GStreamerLibrary.setText("uri", of: bin, to: GStreamerLibrary.address(of: url))
        let flags =
            (streams.contains(.video) ? ["video"] : []) + (streams.contains(.audio) ? ["audio", "soft-volume"] : [])
        GStreamerLibrary.set("flags", of: bin, to: flags.joined(separator: "+"))
        if streams.contains(.audio) {
            if GStreamerLibrary.isSilent, let sink = GStreamerLibrary.element("fakesink") {
                GStreamerLibrary.set("sync", of: sink, to: "true")
                GStreamerLibrary.setElement("audio-sink", of: bin, to: sink)
            }
            addSoundFilter(to: bin)
        }
        if streams.contains(.video) {
            guard addFrameSink(to: bin) else {
                return fail(MediaFailure(.unavailable, "The GStreamer plug-ins videoscale and appsink are missing."))
            }
        }
        for (name, value) in properties { GStreamerLibrary.set(name, of: bin, to: value) }
        PipelineMessages.connect(bin, to: self)
        gst_element_set_state(bin, GST_STATE_PAUSED)
    }

    /// Keeps the pitch at other rates, and moves sounds between loudspeakers. Without the plug-ins, sounds are played unchanged.
    private func addSoundFilter(to bin: UnsafeMutablePointer<GstElement>) {
        let isPannable = streams.contains(.pannable)
        let description = isPannable ? "scaletempo ! audioconvert ! audiopanorama name=panorama" : "scaletempo"
        guard let filter = gst_parse_bin_from_description(description, 1, nil) else { return }
        if isPannable {
            panorama = gst_bin_get_by_name(
                UnsafeMutableRawPointer(filter).assumingMemoryBound(to: GstBin.self),
                "panorama"
            )
            setPan(pan)
        }
        GStreamerLibrary.setElement(
            "audio-filter",
            of: bin,
            to: UnsafeMutableRawPointer(filter).assumingMemoryBound(to: GstElement.self)
        )
    }

    func setPan(_ pan: Double) {
        self.pan = pan
        if let panorama { GStreamerLibrary.set("panorama", of: panorama, to: "\(pan)") }
    }

    private func addFrameSink(to bin: UnsafeMutablePointer<GstElement>) -> Bool {
        let description = "videoscale ! appsink name=frames max-buffers=1 drop=true caps=\"\(MediaFrame.caps)\""
        guard let sink = gst_parse_bin_from_description(description, 1, nil) else { return false }
        let element = UnsafeMutableRawPointer(sink).assumingMemoryBound(to: GstElement.self)
        guard
            let frames = gst_bin_get_by_name(
                UnsafeMutableRawPointer(sink).assumingMemoryBound(to: GstBin.self),
                "frames"
            )
        else { return false }
        defer { gst_object_unref(frames) }
        FrameSink.connect(frames, to: self)
        GStreamerLibrary.setElement("video-sink", of: bin, to: element)
        // Videos of telephones say how they must be rotated.
        if let flip = GStreamerLibrary.element("videoflip") {
            GStreamerLibrary.set("video-direction", of: flip, to: "auto")
            GStreamerLibrary.setElement("video-filter", of: bin, to: flip)
        }
        return true
    }

    func close() {
        isClosed = true
        finishSeeks()
        readyBin.withLock { $0 = nil }
        guard let bin else { return }
        self.bin = nil
        PipelineMessages.disconnect(bin)
        gst_element_set_state(bin, GST_STATE_NULL)
        if let panorama { gst_object_unref(panorama) }
        panorama = nil
        gst_object_unref(bin)
    }

    func fail(_ failure: MediaFailure) {
        guard !hasFailed, !isClosed else { return }
        hasFailed = true
        finishSeeks()
        if let bin { gst_element_set_state(bin, GST_STATE_NULL) }
        onEvent(.failed(failure))
    }

    // MARK: State

    func set(_ property: String, to value: String) {
        properties[property] = value
        if let bin { GStreamerLibrary.set(property, of: bin, to: value) }
    }

    func setRate(_ rate: Double) {
        guard rate != self.rate else { return }
        self.rate = rate
        guard isReady else { return }
        if rate != 0, rate != seekRate || isAtEnd {
            let start = isAtEnd ? (rate > 0 ? 0 : duration ?? 0) : position ?? 0
            requestSeek(Seek(seconds: nextSeek?.seconds ?? start, isAccurate: true, completion: nil))
        }
        applyState()
    }

    /// Plays or pauses as requested, unless the media is being buffered.
    private func applyState() {
        guard let bin, isReady, !hasFailed else { return }
        let plays = rate != 0 && !isBuffering
        gst_element_set_state(bin, plays ? GST_STATE_PLAYING : GST_STATE_PAUSED)
        if !plays { report(isRunning: false) }
    }

    private func report(isRunning: Bool) {
        guard isRunning != self.isRunning else { return }
        self.isRunning = isRunning
        onEvent(.running(isRunning))
    }

    var position: Double? {
        guard let bin = readyBin.withLock({ $0 }) else { return nil }
        var nanoseconds: gint64 = 0
        guard gst_element_query_position(bin.pointer, GST_FORMAT_TIME, &nanoseconds) != 0, nanoseconds >= 0 else {
            return nil
        }
        return Double(nanoseconds) / 1e9
    }

    // MARK: Seeking

    func seek(to seconds: Double, isAccurate: Bool, completion: @escaping @Sendable (Bool) -> Void) {
        guard !isClosed, !hasFailed else { return completion(false) }
        requestSeek(Seek(seconds: seconds, isAccurate: isAccurate, completion: completion))
    }

    private func requestSeek(_ seek: Seek) {
        nextSeek?.completion?(false)
        runningSeek?.completion?(false)
        runningSeek?.completion = nil
        nextSeek = seek
        if runningSeek == nil { startSeek() }
    }

    private func startSeek() {
        guard let bin, isReady, let seek = nextSeek else { return }
        nextSeek = nil
        let speed = rate == 0 ? seekRate : rate
        let time = GStreamerLibrary.nanoseconds(min(seek.seconds, duration ?? .infinity))
        var flags = GST_SEEK_FLAG_FLUSH.rawValue
        flags |= seek.isAccurate ? GST_SEEK_FLAG_ACCURATE.rawValue : GST_SEEK_FLAG_KEY_UNIT.rawValue
        let succeeded = gst_element_seek(
            bin,
            speed,
            GST_FORMAT_TIME,
            GstSeekFlags(rawValue: flags),
            GST_SEEK_TYPE_SET,
            speed > 0 ? time : 0,
            GST_SEEK_TYPE_SET,
            speed > 0 ? -1 : time
        )
        guard succeeded != 0 else {
            seek.completion?(false)
            return startSeek()
        }
        seekRate = speed
        isAtEnd = false
        runningSeek = seek
    }

    private func finishSeeks() {
        for seek in [runningSeek, nextSeek] { seek?.completion?(false) }
        (runningSeek, nextSeek) = (nil, nil)
    }

    // MARK: Messages

    /// Handles a message of the pipeline, on the queue.
    func handle(_ message: PipelineMessages.Message) {
        guard !isClosed, !hasFailed else { return }
        switch message {
        case .error(let failure):
            fail(missingDecoders.isEmpty || failure.kind == .notFound ? failure : .missingDecoder(missingDecoders))
        case .missingDecoder(let description): missingDecoders.append(description)
        case .settled: settled()
        case .playing: if rate != 0 { report(isRunning: true) }
        case .ended:
            isAtEnd = true
            // The event says that playback ended.
            isRunning = false
            rate = 0
            if let bin { gst_element_set_state(bin, GST_STATE_PAUSED) }
            onEvent(.ended)
        case .buffering(let percent):
            onEvent(.buffering(percent))
            guard isBuffering != (percent < 100) else { return }
            isBuffering = percent < 100
            applyState()
        case .duration:
            let new = queriedDuration
            guard isReady, new != duration else { return }
            duration = new
            onEvent(.duration(new))
        case .clockLost:
            guard let bin, isRunning else { return }
            // As GStreamer's documentation demands, so that a new clock is chosen.
            gst_element_set_state(bin, GST_STATE_PAUSED)
            gst_element_set_state(bin, GST_STATE_PLAYING)
        }
    }

    /// The pipeline has data again: after it was opened, or after a seek.
    private func settled() {
        if !isReady {
            guard let bin else { return }
            isReady = true
            readyBin.withLock { $0 = ReadyBin(bin) }
            duration = queriedDuration
            let query = gst_query_new_seeking(GST_FORMAT_TIME)
            var isSeekable: gboolean = 0
            if gst_element_query(bin, query) != 0 { gst_query_parse_seeking(query, nil, &isSeekable, nil, nil) }
            gst_query_unref(query)
            onEvent(.ready(duration: duration, isSeekable: isSeekable != 0))
            if rate != 0, rate != seekRate, nextSeek == nil {
                nextSeek = Seek(seconds: rate > 0 ? 0 : duration ?? 0, isAccurate: true, completion: nil)
            }
        } else if let seek = runningSeek {
            runningSeek = nil
            seek.completion?(true)
        }
        startSeek()
        applyState()
    }

    private var queriedDuration: Double? {
        var nanoseconds: gint64 = 0
        guard let bin, gst_element_query_duration(bin, GST_FORMAT_TIME, &nanoseconds) != 0, nanoseconds > 0 else {
            return nil
        }
        return Double(nanoseconds) / 1e9
    }

    // MARK: Frames

    /// Keeps a frame, and reports it unless an earlier one waits. Called on a thread of the pipeline.
    func receive(_ frame: MediaFrame) {
        let isFirst = newestFrame.withLock { newest in
            defer { newest = frame }
            return newest == nil
        }
        if isFirst { onEvent(.frame) }
    }

    func takeFrame() -> MediaFrame? {
        newestFrame.withLock { newest in
            defer { newest = nil }
            return newest
        }
    }
}

/// A strong reference to a pipeline, for other threads than that of its queue.
private final class ReadyBin: @unchecked Sendable {
    let pointer: UnsafeMutablePointer<GstElement>

    init(_ pointer: UnsafeMutablePointer<GstElement>) {
        gst_object_ref(pointer)
        self.pointer = pointer
    }

    deinit { gst_object_unref(pointer) }
}
#endif
