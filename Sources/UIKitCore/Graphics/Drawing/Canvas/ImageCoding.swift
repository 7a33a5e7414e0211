#if Cairo
import CGdkPixbuf
import Foundation

/// Reads and writes image files with GdkPixbuf. Can be used on any thread.
enum ImageCoding {
    /// Images with more pixels are not decoded: compressed files can declare any size.
    static let pixelLimit = 1 << 27

    /// Decodes PNG, JPEG, SVG and the other formats that are installed; nil for other data.
    static func bitmap(of data: Data) -> Bitmap? {
        guard !data.isEmpty, let size = ImageHeader.size(of: data),
            size.width * size.height <= CGFloat(pixelLimit)
        else { return nil }
        let loader = gdk_pixbuf_loader_new()!
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        let isRead = data.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(
                loader,
                bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
                gsize(bytes.count),
                nil
            ) != 0
        }
        guard gdk_pixbuf_loader_close(loader, nil) != 0, isRead, let pixels = gdk_pixbuf_loader_get_pixbuf(loader)
        else {
            return nil
        }
        return Bitmap(decoded: pixels)
    }

    /// Encodes pixels as PNG; nil for an empty bitmap.
    static func png(_ bitmap: Bitmap) -> Data? { bitmap.withPixels(isOpaque: bitmap.isOpaque) { save($0, "png") } }

    /// Encodes pixels as JPEG. Translucent ones are blended with white.
    ///
    /// - Parameter quality: From 0 to 1.
    static func jpeg(_ bitmap: Bitmap, quality: CGFloat) -> Data? {
        let percent = quality.isNaN ? 100 : Int((min(max(quality, 0), 1) * 100).rounded())
        return bitmap.withPixels(isOpaque: true) { save($0, "jpeg", ["quality": "\(percent)"]) }
    }

    private static func save(_ pixels: OpaquePointer, _ type: String, _ options: [String: String] = [:]) -> Data? {
        var names = options.keys.map { strdup($0) as UnsafeMutablePointer<CChar>? } + [nil]
        var values = options.values.map { strdup($0) as UnsafeMutablePointer<CChar>? } + [nil]
        var buffer: UnsafeMutablePointer<CChar>?
        var count: gsize = 0
        defer {
            for text in names + values { free(text) }
            g_free(buffer)
        }
        guard gdk_pixbuf_save_to_bufferv(pixels, &buffer, &count, type, &names, &values, nil) != 0, let buffer else {
            return nil
        }
        return Data(bytes: buffer, count: Int(count))
    }
}

extension Bitmap {
    /// Copies decoded pixels, whose colours are not premultiplied.
    init?(decoded pixels: OpaquePointer) {
        let width = Int(gdk_pixbuf_get_width(pixels))
        let height = Int(gdk_pixbuf_get_height(pixels))
        let channels = Int(gdk_pixbuf_get_n_channels(pixels))
        let stride = Int(gdk_pixbuf_get_rowstride(pixels))
        guard gdk_pixbuf_get_bits_per_sample(pixels) == 8, channels >= 3,
            let start = gdk_pixbuf_read_pixels(pixels)
        else { return nil }
        let hasAlpha = channels == 4
        let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
            for y in 0..<height {
                for x in 0..<width {
                    let source = start + y * stride + x * channels
                    let target = (y * width + x) * 4
                    let alpha = hasAlpha ? Int(source[3]) : 255
                    for part in 0..<3 {
                        bytes[target + part] =
                            alpha == 255 ? source[part] : UInt8((Int(source[part]) * alpha + 127) / 255)
                    }
                    bytes[target + 3] = UInt8(alpha)
                }
            }
            count = width * height * 4
        }
        self.init(width: width, height: height, bytes: bytes)
    }

    /// Passes the pixels in the format of GdkPixbuf: not premultiplied, or without opacity, blended with white.
    fileprivate func withPixels<Result>(isOpaque: Bool, _ body: (OpaquePointer) -> Result?) -> Result? {
        guard width > 0, height > 0 else { return nil }
        let channels = isOpaque ? 3 : 4
        var plain = [UInt8](repeating: 0, count: width * height * channels)
        for pixel in 0..<width * height {
            let (source, target) = (pixel * 4, pixel * channels)
            let alpha = Int(bytes[source + 3])
            for part in 0..<3 {
                let value = Int(bytes[source + part])
                plain[target + part] = UInt8(
                    isOpaque
                        ? min(value + 255 - alpha, 255) : alpha == 0 ? 0 : min((value * 255 + alpha / 2) / alpha, 255)
                )
            }
            if !isOpaque { plain[target + 3] = UInt8(alpha) }
        }
        let data = plain.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(data) }
        guard
            let pixels = gdk_pixbuf_new_from_bytes(
                data,
                GDK_COLORSPACE_RGB,
                isOpaque ? 0 : 1,
                8,
                Int32(width),
                Int32(height),
                Int32(width * channels)
            )
        else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
        return body(pixels)
    }
}
#endif
