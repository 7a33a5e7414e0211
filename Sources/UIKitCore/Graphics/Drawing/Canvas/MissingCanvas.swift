#if !Cairo
import Foundation
import Synchronization

/// The pixels of a graphics context without a library that draws. They remain transparent, or black. The first operation writes a
/// message to standard error.
final class Canvas {
    static let sideLimit = 32767

    let width: Int
    let height: Int
    private let isOpaque: Bool

    init?(width: Int, height: Int, isOpaque: Bool, memory: PixelMemory?) {
        self.width = width
        self.height = height
        self.isOpaque = isOpaque
        memory?.write(Bitmap(width: width, height: height, isOpaque: isOpaque))
    }

    static func record(size: CGSize, on cairo: OpaquePointer, _ body: (CGContext) -> Void) { MissingLibrary.report() }

    /// The pages of a document, which remain empty.
    final class Document {
        init?(size: CGSize, information: [String: String]) {}
        func beginPage(_ size: CGSize) -> Canvas? {
            Canvas(width: Int(size.width), height: Int(size.height), isOpaque: false, memory: nil)
        }
        func endPage() {}
        func addLink(to url: String, in rect: CGRect, on canvas: Canvas) {}
        func finish() -> Data {
            MissingLibrary.report()
            return Data()
        }
    }

    func save() {}
    func restore() {}
    func beginLayer() {}

    var clipBounds: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
    var bitmap: Bitmap { Bitmap(width: width, height: height, isOpaque: isOpaque) }

    func clip(to path: CGPath, isEvenOdd: Bool, in transform: CGAffineTransform) {}

    func fill(
        _ path: CGPath,
        isEvenOdd: Bool,
        in transform: CGAffineTransform,
        _ paint: PlacedPaint,
        _ style: CompositeStyle
    ) {
        MissingLibrary.report()
    }

    func stroke(
        _ path: CGPath,
        _ line: StrokeStyle,
        in transform: CGAffineTransform,
        _ paint: PlacedPaint,
        _ style: CompositeStyle
    ) {
        MissingLibrary.report()
    }

    func draw(
        _ bitmap: Bitmap,
        in rect: CGRect,
        transform: CGAffineTransform,
        alpha: CGFloat,
        _ style: CompositeStyle
    ) {
        MissingLibrary.report()
    }

    func draw(_ gradient: CGGradient, _ shape: GradientShape, in transform: CGAffineTransform, _ style: CompositeStyle)
    {
        MissingLibrary.report()
    }

    func erase(_ path: CGPath, in transform: CGAffineTransform) {}
    func endLayer(_ style: CompositeStyle) {}
    func endLayer(mask: Bitmap, in rect: CGRect, transform: CGAffineTransform, whileBelow: (() -> Void)? = nil) {}
}

/// The message about a build without Cairo.
enum MissingLibrary {
    private static let isReported = Mutex(false)

    /// Writes the message to standard error, once.
    static func report() {
        let isFirst = isReported.withLock { reported in
            defer { reported = true }
            return !reported
        }
        guard isFirst else { return }
        let message =
            "UIKit: nothing is drawn, and no image file is read or written, because this program was built without "
            + "the package trait Cairo. Enable it, and install libpango1.0-dev and libgdk-pixbuf-2.0-dev.\n"
        try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
    }
}

/// Reading and writing of image files without a library.
enum ImageCoding {
    static func bitmap(of data: Data) -> Bitmap? {
        MissingLibrary.report()
        return nil
    }

    static func png(_ bitmap: Bitmap) -> Data? {
        MissingLibrary.report()
        return nil
    }

    static func jpeg(_ bitmap: Bitmap, quality: CGFloat) -> Data? {
        MissingLibrary.report()
        return nil
    }
}

/// The images of an animated file, which are not decoded.
final class ImageFrameReader {
    init(data: Data) {}

    func bitmap(at wanted: Int) -> Bitmap? {
        MissingLibrary.report()
        return nil
    }
}
#endif
