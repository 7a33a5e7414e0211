import Foundation

extension CGContext {
    /// Makes a bitmap context. Its origin is at the bottom left, and lengths are in pixels, as in Core Graphics.
    ///
    /// - Parameters:
    ///   - data: The memory that receives the pixels after each drawing operation, at least `height * bytesPerRow` bytes that
    ///     outlive the context; nil for memory of the context's own, which ``data`` returns.
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - bitsPerComponent: Must be 8.
    ///   - bytesPerRow: The distance of two rows in bytes; 0 for rows without gaps.
    ///   - space: Must be an RGB space, which is treated as sRGB.
    ///   - bitmapInfo: The raw value of a ``CGBitmapInfo`` or ``CGImageAlphaInfo``: with premultiplied or unused opacity.
    ///
    /// Returns nil for other formats, for sizes of 0 or less or more than 32,767, and for rows that are too short.
    public convenience init?(
        data: UnsafeMutableRawPointer?,
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        guard let format = PixelFormat(bitmapInfo), bitsPerComponent == 8, space.model == .rgb else { return nil }
        let row = bytesPerRow == 0 ? width * 4 : bytesPerRow
        guard width > 0, height > 0, row >= width * 4 else { return nil }
        self.init(
            size: CGSize(width: width, height: height),
            scale: 1,
            isOpaque: !format.hasAlpha,
            memory: PixelMemory(data, format: format, height: height, bytesPerRow: row)
        )
        baseTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
        state.transform = baseTransform
    }

    /// Makes a bitmap context with a layout as an option set; see the initialiser with its raw value.
    public convenience init?(
        data: UnsafeMutableRawPointer?,
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: CGBitmapInfo
    ) {
        self.init(
            data: data,
            width: width,
            height: height,
            bitsPerComponent: bitsPerComponent,
            bytesPerRow: bytesPerRow,
            space: space,
            bitmapInfo: bitmapInfo.rawValue
        )
    }

    /// The pixels of a context from `init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)`, valid as long as
    /// the context; nil for UIKit's contexts. Changes of the memory are not drawn.
    public var data: UnsafeMutableRawPointer? { memory?.start }

    /// The distance of two rows of ``data``, in bytes.
    public var bytesPerRow: Int { memory?.bytesPerRow ?? width * 4 }

    /// The number of bits of a colour component: 8.
    public var bitsPerComponent: Int { 8 }

    /// The number of bits of a pixel: 32.
    public var bitsPerPixel: Int { 32 }

    /// The colour space: RGB.
    public var colorSpace: CGColorSpace? { .deviceRGB }
}

/// The order of a pixel's components in memory.
struct PixelFormat {
    /// The offsets of red, green, blue and opacity in a pixel.
    let offsets: [Int]
    let hasAlpha: Bool

    /// Returns nil for layouts that are not supported.
    init?(_ info: UInt32) {
        let order = info & CGBitmapInfo.byteOrderMask.rawValue
        guard [0, CGBitmapInfo.byteOrder32Little.rawValue, CGBitmapInfo.byteOrder32Big.rawValue].contains(order),
            let alpha = CGImageAlphaInfo(rawValue: info & CGBitmapInfo.alphaInfoMask.rawValue)
        else { return nil }
        switch alpha {
        case .premultipliedLast, .noneSkipLast: offsets = Self.offsets([0, 1, 2, 3], order)
        case .premultipliedFirst, .noneSkipFirst: offsets = Self.offsets([1, 2, 3, 0], order)
        case .none, .last, .first, .alphaOnly: return nil
        }
        hasAlpha = alpha == .premultipliedLast || alpha == .premultipliedFirst
    }

    private static func offsets(_ usual: [Int], _ order: UInt32) -> [Int] {
        order == CGBitmapInfo.byteOrder32Little.rawValue ? usual.map { 3 - $0 } : usual
    }
}

/// The memory in which an app reads the pixels of a context.
final class PixelMemory {
    let start: UnsafeMutableRawPointer
    let bytesPerRow: Int
    private let format: PixelFormat
    private let isOwn: Bool

    init(_ data: UnsafeMutableRawPointer?, format: PixelFormat, height: Int, bytesPerRow: Int) {
        isOwn = data == nil
        start = data ?? .allocate(byteCount: height * bytesPerRow, alignment: 16)
        if isOwn { start.initializeMemory(as: UInt8.self, repeating: 0, count: height * bytesPerRow) }
        self.format = format
        self.bytesPerRow = bytesPerRow
    }

    deinit {
        if isOwn { start.deallocate() }
    }

    /// Whether pixels are native-endian ARGB words with premultiplied or unused opacity, as in a canvas, and rows begin at words.
    func hasFormatOfCanvas(isOpaque: Bool) -> Bool {
        let isLittle = UInt32(1).littleEndian == 1
        return format.offsets == (isLittle ? [2, 1, 0, 3] : [1, 2, 3, 0]) && format.hasAlpha != isOpaque
            && bytesPerRow % 4 == 0 && Int(bitPattern: start) % 4 == 0
    }

    /// Copies all pixels.
    func write(_ bitmap: Bitmap) {
        for y in 0..<bitmap.height {
            let row = start + y * bytesPerRow
            for x in 0..<bitmap.width {
                let index = (y * bitmap.width + x) * 4
                for part in 0..<3 {
                    let place = x * 4 + format.offsets[part]
                    row.storeBytes(of: bitmap.bytes[index + part], toByteOffset: place, as: UInt8.self)
                }
                let alpha = format.hasAlpha ? bitmap.bytes[index + 3] : 255
                row.storeBytes(of: alpha, toByteOffset: x * 4 + format.offsets[3], as: UInt8.self)
            }
        }
    }
}
