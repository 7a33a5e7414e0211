#if GStreamer
import CGStreamer
import Foundation

/// Reads frames of a video without playing it. Its functions wait for files and servers: call them away from the main actor, one at a
/// time.
///
/// Unchecked: callers use one thread at a time.
package final class MediaFrameReader: @unchecked Sendable {
    private let bin: UnsafeMutablePointer<GstElement>
    private let sink: UnsafeMutablePointer<GstAppSink>
    private let bus: UnsafeMutablePointer<GstBus>

    /// Opens a video.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - size: The size of the frames in pixels; nil for their own size.
    package init(url: URL, size: (width: Int, height: Int)?) throws(MediaFailure) {
        if let failure = GStreamerLibrary.failure { throw failure }
        let missing = MediaFailure(.unavailable, "The GStreamer plug-ins playbin, videoscale and appsink are missing.")
        guard let bin = GStreamerLibrary.element("playbin") else { throw missing }
        gst_object_ref_sink(bin)
        let scale = size.map { ",width=\($0.width),height=\($0.height)" } ?? ""
        let description =
            "videoscale ! appsink name=frames sync=false max-buffers=1 drop=true caps=\"\(MediaFrame.caps)\(scale)\""
        guard let output = gst_parse_bin_from_description(description, 1, nil),
            let sink = gst_bin_get_by_name(
                UnsafeMutableRawPointer(output).assumingMemoryBound(to: GstBin.self),
                "frames"
            )
        else {
            gst_object_unref(bin)
            throw missing
        }
        self.bin = bin
        self.sink = UnsafeMutableRawPointer(sink).assumingMemoryBound(to: GstAppSink.self)
        bus = gst_element_get_bus(bin)
        GStreamerLibrary.setText("uri", of: bin, to: GStreamerLibrary.address(of: url))
        GStreamerLibrary.set("flags", of: bin, to: "video")
        GStreamerLibrary.setElement(
            "video-sink",
            of: bin,
            to: UnsafeMutableRawPointer(output).assumingMemoryBound(to: GstElement.self)
        )
        if let flip = GStreamerLibrary.element("videoflip") {
            GStreamerLibrary.set("video-direction", of: flip, to: "auto")
            GStreamerLibrary.setElement("video-filter", of: bin, to: flip)
        }
        gst_element_set_state(bin, GST_STATE_PAUSED)
        try settle()
    }

    deinit {
        gst_element_set_state(bin, GST_STATE_NULL)
        gst_object_unref(sink)
        gst_object_unref(bus)
        gst_object_unref(bin)
    }

    /// Returns the frame at a time.
    ///
    /// - Parameters:
    ///   - seconds: The time. A time after the end is that of the last frame.
    ///   - isAccurate: Whether the frame is exactly that of the time; otherwise it is an earlier keyframe, which is faster.
    package func frame(at seconds: Double, isAccurate: Bool) throws(MediaFailure) -> MediaFrame {
        var flags = GST_SEEK_FLAG_FLUSH.rawValue
        flags |= isAccurate ? GST_SEEK_FLAG_ACCURATE.rawValue : GST_SEEK_FLAG_KEY_UNIT.rawValue
        if !isAccurate { flags |= GST_SEEK_FLAG_SNAP_BEFORE.rawValue }
        var time = GStreamerLibrary.nanoseconds(seconds)
        var duration: gint64 = 0
        // The last frame begins before the end.
        if gst_element_query_duration(bin, GST_FORMAT_TIME, &duration) != 0, duration > 0, time >= duration {
            time = max(0, duration - 50_000_000)
        }
        // Media without times, such as a single frame, has one frame.
        if gst_element_seek_simple(bin, GST_FORMAT_TIME, GstSeekFlags(rawValue: flags), time) != 0 { try settle() }
        guard let sample = gst_app_sink_try_pull_preroll(sink, GstClockTime(MediaReader.timeout * 1e9)) else {
            throw MediaFailure(.noContent, "There is no frame at \(seconds) seconds.")
        }
        defer { gst_sample_unref(sample) }
        guard let frame = MediaFrame(sample) else { throw MediaFailure(.damaged, "A frame cannot be decoded.") }
        return frame
    }

    /// Waits until the pipeline has a frame.
    private func settle() throws(MediaFailure) {
        var missing: [String] = []
        let types =
            GST_MESSAGE_ASYNC_DONE.rawValue | GST_MESSAGE_ERROR.rawValue | GST_MESSAGE_ELEMENT.rawValue
            | GST_MESSAGE_EOS.rawValue
        while true {
            guard
                let message = gst_bus_timed_pop_filtered(
                    bus,
                    GstClockTime(MediaReader.timeout * 1e9),
                    GstMessageType(rawValue: types)
                )
            else { throw MediaFailure(.unreadable, "No frame arrived in \(Int(MediaReader.timeout)) seconds.") }
            defer { gst_message_unref(message) }
            switch message.pointee.type {
            case GST_MESSAGE_ERROR:
                var error: UnsafeMutablePointer<GError>?
                gst_message_parse_error(message, &error, nil)
                defer { g_clear_error(&error) }
                throw error.map { MediaFailure($0.pointee, details: nil, missing: missing) }
                    ?? MediaFailure(.other, "The video cannot be read.")
            case GST_MESSAGE_ELEMENT:
                guard gst_is_missing_plugin_message(message) != 0,
                    let text = gst_missing_plugin_message_get_description(message)
                else { continue }
                missing.append(String(cString: text))
                g_free(text)
            case GST_MESSAGE_EOS: throw MediaFailure(.noContent, "There is no frame at this time.")
            default:
                if UnsafeMutableRawPointer(message.pointee.src) == UnsafeMutableRawPointer(bin) { return }
            }
        }
    }
}
#endif
