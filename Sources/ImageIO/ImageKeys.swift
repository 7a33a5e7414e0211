// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import FoundationCompatibility

/// A hint, which has no effect: images are decoded when they are made.
public var kCGImageSourceShouldCache: CFString { NSString(string: "kCGImageSourceShouldCache") }

/// A hint, which has no effect: images are decoded when they are made.
public var kCGImageSourceShouldCacheImmediately: CFString { NSString(string: "kCGImageSourceShouldCacheImmediately") }

/// A hint, which has no effect: components have 8 bits.
public var kCGImageSourceShouldAllowFloat: CFString { NSString(string: "kCGImageSourceShouldAllowFloat") }

/// A hint, which has no effect: the data has its format.
public var kCGImageSourceTypeIdentifierHint: CFString { NSString(string: "kCGImageSourceTypeIdentifierHint") }

/// Whether a thumbnail is made if the file has none: true or false.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
    NSString(string: "kCGImageSourceCreateThumbnailFromImageIfAbsent")
}

/// Whether a thumbnail is made from the image: true or false.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
    NSString(string: "kCGImageSourceCreateThumbnailFromImageAlways")
}

/// The largest width and height of a thumbnail, in pixels.
public var kCGImageSourceThumbnailMaxPixelSize: CFString { NSString(string: "kCGImageSourceThumbnailMaxPixelSize") }

/// Whether a thumbnail has the orientation of the image applied: true or false.
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
    NSString(string: "kCGImageSourceCreateThumbnailWithTransform")
}

/// The number of bytes of the file.
public var kCGImagePropertyFileSize: CFString { NSString(string: "FileSize") }

/// The number of pixels of a row, without the orientation.
public var kCGImagePropertyPixelWidth: CFString { NSString(string: "PixelWidth") }

/// The number of rows, without the orientation.
public var kCGImagePropertyPixelHeight: CFString { NSString(string: "PixelHeight") }

/// The number of bits of a component.
public var kCGImagePropertyDepth: CFString { NSString(string: "Depth") }

/// The orientation, as EXIF numbers it from 1.
public var kCGImagePropertyOrientation: CFString { NSString(string: "Orientation") }

/// The kind of colours.
public var kCGImagePropertyColorModel: CFString { NSString(string: "ColorModel") }

/// Red, green and blue: a value of ``kCGImagePropertyColorModel``.
public var kCGImagePropertyColorModelRGB: CFString { NSString(string: "RGB") }

/// The properties of GIF.
public var kCGImagePropertyGIFDictionary: CFString { NSString(string: "{GIF}") }

/// The duration of an image in seconds; a tenth of a second for very short ones.
public var kCGImagePropertyGIFDelayTime: CFString { NSString(string: "DelayTime") }

/// The duration of an image in seconds, as the file declares it.
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { NSString(string: "UnclampedDelayTime") }

/// The number of repetitions; 0 for no end.
public var kCGImagePropertyGIFLoopCount: CFString { NSString(string: "LoopCount") }

/// The properties of WebP.
public var kCGImagePropertyWebPDictionary: CFString { NSString(string: "{WebP}") }

/// The duration of an image in seconds; a tenth of a second for very short ones.
public var kCGImagePropertyWebPDelayTime: CFString { NSString(string: "DelayTime") }

/// The duration of an image in seconds, as the file declares it.
public var kCGImagePropertyWebPUnclampedDelayTime: CFString { NSString(string: "UnclampedDelayTime") }

/// The number of repetitions; 0 for no end.
public var kCGImagePropertyWebPLoopCount: CFString { NSString(string: "LoopCount") }

/// The quality of a JPEG, from 0 to 1.
public var kCGImageDestinationLossyCompressionQuality: CFString {
    NSString(string: "kCGImageDestinationLossyCompressionQuality")
}
