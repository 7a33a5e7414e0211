import Foundation

/// Pixels in memory: red, green, blue and alpha, premultiplied, row by row from the top.
struct Bitmap: Hashable, Sendable {
    let width: Int
    let height: Int
    var bytes: [UInt8]

    init(width: Int, height: Int, isOpaque: Bool = false) {
        self.width = width
        self.height = height
        bytes = [UInt8](repeating: 0, count: width * height * 4)
        if isOpaque { for index in stride(from: 3, to: bytes.count, by: 4) { bytes[index] = 255 } }
    }

    init(width: Int, height: Int, bytes: [UInt8]) {
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// Whether all pixels are opaque.
    var isOpaque: Bool { stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 } }

    /// Returns a pixel; transparent outside the bitmap.
    func pixel(_ x: Int, _ y: Int) -> Pixel {
        guard x >= 0, y >= 0, x < width, y < height else { return Pixel() }
        let index = (y * width + x) * 4
        return Pixel(
            red: Float(bytes[index]),
            green: Float(bytes[index + 1]),
            blue: Float(bytes[index + 2]),
            alpha: Float(bytes[index + 3])
        )
    }

    /// Blends a colour with a pixel, weighted by coverage (0…1), or replaces the pixel.
    mutating func paint(_ color: Pixel, at index: Int, coverage: Float, replaces: Bool = false) {
        let source = color * coverage
        let rest = replaces ? 1 - coverage : 1 - source.alpha / 255
        func mix(_ new: Float, _ old: UInt8) -> UInt8 { UInt8(min(max(new + Float(old) * rest + 0.5, 0), 255)) }
        bytes[index] = mix(source.red, bytes[index])
        bytes[index + 1] = mix(source.green, bytes[index + 1])
        bytes[index + 2] = mix(source.blue, bytes[index + 2])
        bytes[index + 3] = mix(source.alpha, bytes[index + 3])
    }

    /// Returns the part in a rectangle of pixels, which must be inside the bitmap.
    func cropped(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
        var part: [UInt8] = []
        part.reserveCapacity(width * height * 4)
        for row in y..<y + height {
            let start = (row * self.width + x) * 4
            part += bytes[start..<start + width * 4]
        }
        return Bitmap(width: width, height: height, bytes: part)
    }

    /// Returns the bitmap with the orientation applied.
    func oriented(_ orientation: UIImage.Orientation) -> Bitmap {
        guard orientation != .up else { return self }
        let swaps = orientation.swapsSides
        var result = Bitmap(width: swaps ? height : width, height: swaps ? width : height)
        for y in 0..<result.height {
            for x in 0..<result.width {
                let (sourceX, sourceY): (Int, Int) =
                    switch orientation {
                    case .up: (x, y)
                    case .down: (width - 1 - x, height - 1 - y)
                    case .left: (width - 1 - y, x)
                    case .right: (y, height - 1 - x)
                    case .upMirrored: (width - 1 - x, y)
                    case .downMirrored: (x, height - 1 - y)
                    case .leftMirrored: (y, x)
                    case .rightMirrored: (width - 1 - y, height - 1 - x)
                    }
                let (to, from) = ((y * result.width + x) * 4, (sourceY * width + sourceX) * 4)
                for part in 0..<4 { result.bytes[to + part] = bytes[from + part] }
            }
        }
        return result
    }
}

/// A premultiplied colour with components in 0…255.
struct Pixel {
    var red: Float = 0
    var green: Float = 0
    var blue: Float = 0
    var alpha: Float = 0

    init(red: Float = 0, green: Float = 0, blue: Float = 0, alpha: Float = 0) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    init(_ color: ColorComponents) {
        func part(_ value: CGFloat) -> Float { Float(min(max(value, 0), 1) * color.alpha) * 255 }
        self.init(
            red: part(color.red),
            green: part(color.green),
            blue: part(color.blue),
            alpha: Float(color.alpha) * 255
        )
    }

    static func * (pixel: Pixel, factor: Float) -> Pixel {
        Pixel(
            red: pixel.red * factor,
            green: pixel.green * factor,
            blue: pixel.blue * factor,
            alpha: pixel.alpha * factor
        )
    }

    static func + (left: Pixel, right: Pixel) -> Pixel {
        Pixel(
            red: left.red + right.red,
            green: left.green + right.green,
            blue: left.blue + right.blue,
            alpha: left.alpha + right.alpha
        )
    }
}
