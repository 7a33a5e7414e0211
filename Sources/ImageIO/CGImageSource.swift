// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation
import FoundationCompatibility
import UIKitCore

/// The images of a file. Can be used on any thread.
public final class CGImageSource: NSObject, Sendable {
    let source: ImageSource

    init(_ source: ImageSource) {
        self.source = source
        super.init()
    }
}

/// The state of reading a file.
public enum CGImageSourceStatus: Int32, Sendable {
    /// The file ends too early.
    case statusUnexpectedEOF = -5
    /// The data is damaged.
    case statusInvalidData = -4
    /// The format is unknown.
    case statusUnknownType = -3
    /// The header is being read.
    case statusReadingHeader = -2
    /// A part of the data is missing.
    case statusIncomplete = -1
    /// All data is there.
    case statusComplete = 0
}

/// Reads images from data; nil for data in no known format: PNG, JPEG, GIF, WebP and SVG. Only the header is read.
///
/// - Parameters:
///   - data: The data of a file.
///   - options: Hints, which have no effect: images are decoded when they are made.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    ImageSource(data: Data(referencing: data)).map(CGImageSource.init)
}

/// Reads images from a file; nil if it does not exist or has no known format. The whole file is read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard let url = url.absoluteURL, url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    return ImageSource(data: data).map(CGImageSource.init)
}

/// Returns the number of images: more than one for an animated GIF or WebP file. An animated PNG has one, its first.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.source.delays.count }

/// Returns the uniform type identifier of the format.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { NSString(string: isrc.source.type) }

/// Returns whether all data is there: always, because sources are made from complete data.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { .statusComplete }

/// Returns the index of the main image: 0.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Decodes an image, without applying its orientation; nil for an index without image and for damaged data. Images of an animated file
/// are decoded fastest in their order.
///
/// - Parameters:
///   - isrc: The source.
///   - index: The index of the image.
///   - options: Hints, which have no effect.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource,
    _ index: Int,
    _ options: CFDictionary?
) -> CGImage? {
    isrc.source.image(at: index)
}

/// Decodes an image in a limited size; nil as ``CGImageSourceCreateImageAtIndex(_:_:_:)``. Files here have no thumbnails of their own,
/// so the image is scaled down unless ``kCGImageSourceCreateThumbnailFromImageIfAbsent`` and
/// ``kCGImageSourceCreateThumbnailFromImageAlways`` are absent or false, in which case there is none.
///
/// - Parameters:
///   - isrc: The source.
///   - index: The index of the image.
///   - options: ``kCGImageSourceThumbnailMaxPixelSize`` and ``kCGImageSourceCreateThumbnailWithTransform``.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource,
    _ index: Int,
    _ options: CFDictionary?
) -> CGImage? {
    func isOn(_ key: CFString) -> Bool {
        (options?[key] as? NSNumber)?.boolValue == true || options?[key] as? Bool == true
    }
    guard
        isOn(kCGImageSourceCreateThumbnailFromImageAlways) || isOn(kCGImageSourceCreateThumbnailFromImageIfAbsent)
    else { return nil }
    let limit = options?[kCGImageSourceThumbnailMaxPixelSize]
    let side =
        (limit as? NSNumber)?.doubleValue ?? (limit as? CGFloat).map { Double($0) } ?? (limit as? Int).map(Double.init)
    return isrc.source.thumbnail(
        at: index,
        side: side.flatMap { $0.isFinite && $0 > 0 ? Int(min($0, 1e6)) : nil },
        isOriented: isOn(kCGImageSourceCreateThumbnailWithTransform)
    )
}

/// Returns the properties of an image: the size of its pixels, the orientation and, in a GIF or WebP file, the duration in
/// ``kCGImagePropertyGIFDictionary`` or ``kCGImagePropertyWebPDictionary``. Nil for an index without image.
///
/// The key ``kCGImagePropertyGIFDelayTime`` has a tenth of a second for durations that are shorter than a fiftieth.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource,
    _ index: Int,
    _ options: CFDictionary?
) -> CFDictionary? {
    let source = isrc.source
    guard source.delays.indices.contains(index) else { return nil }
    var properties: [NSString: Any] = [
        kCGImagePropertyPixelWidth: NSNumber(value: Int(source.pixelSize.width)),
        kCGImagePropertyPixelHeight: NSNumber(value: Int(source.pixelSize.height)),
        kCGImagePropertyDepth: NSNumber(value: 8),
        kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
    ]
    if source.orientation != 1 { properties[kCGImagePropertyOrientation] = NSNumber(value: source.orientation) }
    let delay = source.delays[index]
    let usual = delay < 0.02 ? 0.1 : delay
    if source.type == "com.compuserve.gif" {
        properties[kCGImagePropertyGIFDictionary] = dictionary([
            kCGImagePropertyGIFDelayTime: NSNumber(value: usual),
            kCGImagePropertyGIFUnclampedDelayTime: NSNumber(value: delay),
        ])
    } else if source.type == "org.webmproject.webp", source.delays.count > 1 {
        properties[kCGImagePropertyWebPDictionary] = dictionary([
            kCGImagePropertyWebPDelayTime: NSNumber(value: usual),
            kCGImagePropertyWebPUnclampedDelayTime: NSNumber(value: delay),
        ])
    }
    return dictionary(properties)
}

/// Returns the properties of the file: its size in bytes and, in a GIF or WebP file, the number of repetitions.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    let source = isrc.source
    var properties: [NSString: Any] = [kCGImagePropertyFileSize: NSNumber(value: source.data.count)]
    let loops = source.loopCount.map { NSNumber(value: $0) }
    if source.type == "com.compuserve.gif" {
        properties[kCGImagePropertyGIFDictionary] = dictionary(loops.map { [kCGImagePropertyGIFLoopCount: $0] } ?? [:])
    } else if source.type == "org.webmproject.webp" {
        properties[kCGImagePropertyWebPDictionary] = dictionary(
            loops.map { [kCGImagePropertyWebPLoopCount: $0] } ?? [:]
        )
    }
    return dictionary(properties)
}

private func dictionary(_ values: [NSString: Any]) -> CFDictionary {
    let result = NSMutableDictionary()
    for (key, value) in values { result[key] = value }
    return result
}
