import Foundation
@_spi(Host) import UIKitCore

/// Files in the user's folders for pictures and videos. Tests run with a home folder of their own, which they share.
enum MediaFolders {
    static var pictures: URL { folder(.picturesDirectory) }
    static var videos: URL { folder(.moviesDirectory) }

    private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
        let folder = SavedMedia.folder(for: kind) ?? FileManager.default.temporaryDirectory
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// The data of a PNG file with a size in pixels.
    static func picture(_ width: Int, _ height: Int) -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: width, height: height)
        return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    /// Makes a folder for the files of a test, so that other tests can tell them apart.
    static func makeFolder(in parent: URL) throws -> URL {
        let folder = parent.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
