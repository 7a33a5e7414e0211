// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation
import FoundationCompatibility
import UIKitCore

/// A file that an image is written to. Not for several threads at once.
public final class CGImageDestination: NSObject {
    private enum Target {
        case data(NSMutableData)
        case file(URL)
    }

    private let target: Target
    private let type: String
    private var image: CGImage?
    private var quality: CGFloat = 1
    private var isFinished = false

    fileprivate init?(data: NSMutableData, type: String, count: Int) {
        guard count == 1, CGImageDestination.types.contains(type) else { return nil }
        target = .data(data)
        self.type = type
        super.init()
    }

    fileprivate init?(url: URL, type: String, count: Int) {
        guard count == 1, url.isFileURL, CGImageDestination.types.contains(type) else { return nil }
        target = .file(url)
        self.type = type
        super.init()
    }

    fileprivate static let types = ["public.png", "public.jpeg"]

    fileprivate func take(_ options: CFDictionary?) {
        let value = options?[kCGImageDestinationLossyCompressionQuality]
        let number = (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) } ?? value as? Double
        if let number { quality = CGFloat(number) }
    }

    fileprivate func add(_ image: CGImage, _ options: CFDictionary?) {
        guard self.image == nil, !isFinished else { return }
        self.image = image
        take(options)
    }

    fileprivate func finish() -> Bool {
        guard let image, !isFinished else { return false }
        isFinished = true
        let made = type == "public.png" ? ImageEncoder.png(image) : ImageEncoder.jpeg(image, quality: quality)
        guard let made else { return false }
        switch target {
        case .data(let data): data.append(made)
        case .file(let url):
            do { try made.write(to: url, options: .atomic) } catch { return false }
        }
        return true
    }
}

/// Writes an image to data; nil for other types than PNG and JPEG, and for another number of images than one.
///
/// - Parameters:
///   - data: Receives the file at its end.
///   - type: `public.png` or `public.jpeg`.
///   - count: The number of images: 1.
///   - options: No effect.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData,
    _ type: CFString,
    _ count: Int,
    _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(data: data, type: String(describing: type), count: count)
}

/// Writes an image to a file; nil for other types than PNG and JPEG, and for another number of images than one.
///
/// - Parameters:
///   - url: The URL of the file, which is replaced.
///   - type: `public.png` or `public.jpeg`.
///   - count: The number of images: 1.
///   - options: No effect.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL,
    _ type: CFString,
    _ count: Int,
    _ options: CFDictionary?
) -> CGImageDestination? {
    url.absoluteURL.flatMap { CGImageDestination(url: $0, type: String(describing: type), count: count) }
}

/// Adds the image. Further images are ignored.
///
/// - Parameters:
///   - idst: The destination.
///   - image: The image.
///   - properties: ``kCGImageDestinationLossyCompressionQuality``, from 0 to 1. Default: 1.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image, properties)
}

/// Adds an image of a source. Does nothing for an index without image.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination,
    _ isrc: CGImageSource,
    _ index: Int,
    _ properties: CFDictionary?
) {
    if let image = isrc.source.image(at: index) { idst.add(image, properties) }
}

/// Sets the quality, as with ``CGImageDestinationAddImage(_:_:_:)``.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.take(properties)
}

/// Writes the file. Returns false without an image, if it cannot be written, and at the second call.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }

/// Returns the identifiers of the types that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
    NSArray(array: CGImageDestination.types.map { NSString(string: $0) })
}
