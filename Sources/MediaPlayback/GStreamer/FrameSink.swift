#if GStreamer
import CGStreamer
import Foundation

/// Receives the frames of a pipeline on its threads.
final class FrameSink {
    private weak let pipeline: MediaPipeline?

    private init(_ pipeline: MediaPipeline) { self.pipeline = pipeline }

    /// Sends all frames of a sink to the owner of its pipeline. Weak reference to the owner.
    static func connect(_ sink: UnsafeMutablePointer<GstElement>, to pipeline: MediaPipeline) {
        let receiver = Unmanaged.passRetained(FrameSink(pipeline))
        var callbacks = GstAppSinkCallbacks()
        callbacks.new_preroll = { sink, data in
            FrameSink.receive(gst_app_sink_try_pull_preroll(sink, 0), data)
            return GST_FLOW_OK
        }
        callbacks.new_sample = { sink, data in
            FrameSink.receive(gst_app_sink_try_pull_sample(sink, 0), data)
            return GST_FLOW_OK
        }
        gst_app_sink_set_callbacks(
            UnsafeMutableRawPointer(sink).assumingMemoryBound(to: GstAppSink.self),
            &callbacks,
            receiver.toOpaque(),
            { data in data.map { Unmanaged<FrameSink>.fromOpaque($0).release() } }
        )
    }

    private static func receive(_ sample: OpaquePointer?, _ data: UnsafeMutableRawPointer?) {
        guard let sample else { return }
        defer { gst_sample_unref(sample) }
        guard let data, let frame = MediaFrame(sample) else { return }
        Unmanaged<FrameSink>.fromOpaque(data).takeUnretainedValue().pipeline?.receive(frame)
    }
}
#endif
