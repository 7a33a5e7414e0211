#if Cairo
import CGdkPixbuf
import Foundation

/// Decodes the images of an animated file one after the other. Not for several threads at once.
final class ImageFrameReader {
    private let data: Data
    private var loader: UnsafeMutablePointer<GdkPixbufLoader>?
    private var iterator: OpaquePointer?
    private var index = 0
    private var time: Int64 = 0

    init(data: Data) { self.data = data }

    deinit { close() }

    /// Decodes an image; nil if it cannot be decoded. Images before the last decoded one cost a new begin.
    func bitmap(at wanted: Int) -> Bitmap? {
        if iterator == nil || wanted < index { guard open() else { return nil } }
        guard let iterator else { return nil }
        while index < wanted {
            let delay = gdk_pixbuf_animation_iter_get_delay_time(iterator)
            guard delay >= 0 else { return nil }
            time += Int64(max(delay, 1))
            searchlight_animation_advance(iterator, gint64(time))
            index += 1
        }
        return gdk_pixbuf_animation_iter_get_pixbuf(iterator).flatMap { Bitmap(decoded: $0) }
    }

    private func open() -> Bool {
        close()
        guard let size = ImageHeader.size(of: data), size.width * size.height <= CGFloat(ImageCoding.pixelLimit),
            let loader = gdk_pixbuf_loader_new()
        else { return false }
        self.loader = loader
        let isRead = data.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(
                loader,
                bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
                gsize(bytes.count),
                nil
            ) != 0
        }
        guard gdk_pixbuf_loader_close(loader, nil) != 0, isRead,
            let animation = gdk_pixbuf_loader_get_animation(loader)
        else { return false }
        iterator = searchlight_animation_begin(animation)
        return iterator != nil
    }

    private func close() {
        if let iterator { g_object_unref(UnsafeMutableRawPointer(iterator)) }
        if let loader { g_object_unref(UnsafeMutableRawPointer(loader)) }
        (iterator, loader, index, time) = (nil, nil, 0, 0)
    }
}
#endif
