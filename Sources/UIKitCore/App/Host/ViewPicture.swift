/// The pixels of a view as a host shows it.
@_spi(Host)
public struct ViewPicture {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// Red, green, blue and alpha of each pixel, row by row, the colours premultiplied.
    public let bytes: [UInt8]

    /// Makes a picture. The number of bytes must be four times that of the pixels.
    public init(width: Int, height: Int, bytes: [UInt8]) {
        self.width = width
        self.height = height
        self.bytes = bytes
    }
}
