extension CGImage {
    /// Makes an image from pixels; nil without pixels, or if the number of bytes differs from that of the pixels.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - bytes: Four bytes per pixel, red, green, blue and alpha, the colours premultiplied, row by row from the top.
    package convenience init?(width: Int, height: Int, bytes: [UInt8]) {
        guard width > 0, height > 0, bytes.count == width * height * 4 else { return nil }
        self.init(bitmap: Bitmap(width: width, height: height, bytes: bytes))
    }

    /// The pixels, as the initializer takes them; nil for a file that cannot be decoded.
    package var pixelBytes: [UInt8]? { file.pixels?.bytes }
}
