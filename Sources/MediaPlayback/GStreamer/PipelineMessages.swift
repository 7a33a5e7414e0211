#if GStreamer
import CGStreamer
import Foundation

/// Receives the messages of a pipeline's bus on the threads that post them, so that no main loop is needed.
final class PipelineMessages {
    /// A message of a pipeline.
    enum Message: Sendable {
        case error(MediaFailure)
        case missingDecoder(String)
        /// The pipeline has data: after its start or a seek.
        case settled
        case playing
        case ended
        case buffering(Int)
        case duration
        case clockLost
    }

    private weak let pipeline: MediaPipeline?
    private let bin: UnsafeMutablePointer<GstElement>

    private init(_ pipeline: MediaPipeline, _ bin: UnsafeMutablePointer<GstElement>) {
        self.pipeline = pipeline
        self.bin = bin
    }

    /// Sends all messages of a pipeline to its owner's queue. Weak reference to the owner.
    static func connect(_ bin: UnsafeMutablePointer<GstElement>, to pipeline: MediaPipeline) {
        let bus = gst_element_get_bus(bin)
        defer { gst_object_unref(bus) }
        let receiver = Unmanaged.passRetained(PipelineMessages(pipeline, bin))
        gst_bus_set_sync_handler(
            bus,
            { _, message, data in
                guard let message, let data else { return GST_BUS_PASS }
                Unmanaged<PipelineMessages>.fromOpaque(data).takeUnretainedValue().receive(message)
                // A dropped message belongs to the handler.
                gst_message_unref(message)
                return GST_BUS_DROP
            },
            receiver.toOpaque(),
            { data in data.map { Unmanaged<PipelineMessages>.fromOpaque($0).release() } }
        )
    }

    /// Ends the connection.
    static func disconnect(_ bin: UnsafeMutablePointer<GstElement>) {
        let bus = gst_element_get_bus(bin)
        defer { gst_object_unref(bus) }
        gst_bus_set_sync_handler(bus, nil, nil, nil)
    }

    private func receive(_ message: UnsafeMutablePointer<GstMessage>) {
        guard let content = content(of: message) else { return }
        pipeline?.perform { $0.handle(content) }
    }

    private func content(of message: UnsafeMutablePointer<GstMessage>) -> Message? {
        switch message.pointee.type {
        case GST_MESSAGE_ERROR:
            var error: UnsafeMutablePointer<GError>?
            var details: UnsafeMutablePointer<gchar>?
            gst_message_parse_error(message, &error, &details)
            defer {
                g_clear_error(&error)
                g_free(details)
            }
            return error.map { .error(MediaFailure($0.pointee, details: details.map { String(cString: $0) })) }
        case GST_MESSAGE_ELEMENT:
            guard gst_is_missing_plugin_message(message) != 0,
                let text = gst_missing_plugin_message_get_description(message)
            else { return nil }
            defer { g_free(text) }
            return .missingDecoder(String(cString: text))
        case GST_MESSAGE_ASYNC_DONE: return isFromBin(message) ? .settled : nil
        case GST_MESSAGE_STATE_CHANGED:
            guard isFromBin(message) else { return nil }
            var new = GST_STATE_NULL
            gst_message_parse_state_changed(message, nil, &new, nil)
            return new == GST_STATE_PLAYING ? .playing : nil
        case GST_MESSAGE_EOS: return .ended
        case GST_MESSAGE_BUFFERING:
            var percent: gint = 0
            gst_message_parse_buffering(message, &percent)
            return .buffering(Int(percent))
        case GST_MESSAGE_DURATION_CHANGED: return .duration
        case GST_MESSAGE_CLOCK_LOST: return .clockLost
        default: return nil
        }
    }

    private func isFromBin(_ message: UnsafeMutablePointer<GstMessage>) -> Bool {
        UnsafeMutableRawPointer(message.pointee.src) == UnsafeMutableRawPointer(bin)
    }
}
#endif
