import Foundation
import UIKitCore
import UniformTypeIdentifiers

/// The folders of the library, and the search for files in them.
enum AssetFolders {
    /// The folders for pictures and videos. They may not exist.
    static var all: [URL] {
        [.picturesDirectory, .moviesDirectory].compactMap { SavedMedia.folder(for: $0) }
    }

    /// The media type of a file by its name. Nil for files of other types.
    static func mediaType(of file: URL) -> PHAssetMediaType? {
        guard let type = UTType(filenameExtension: file.pathExtension) else { return nil }
        return type.conforms(to: .image) ? .image : type.conforms(to: .movie) ? .video : nil
    }

    /// All pictures and videos, each file once. Takes time in the number of files.
    static func assets() -> [PHAsset] {
        var seen: Set<String> = []
        return all.flatMap { folder -> [PHAsset] in
            let files = FileManager.default.enumerator(
                at: folder,
                includingPropertiesForKeys: [.isRegularFileKey],
                options: [.skipsHiddenFiles]
            )
            return (files?.compactMap { $0 as? URL } ?? []).compactMap { file in
                guard mediaType(of: file) != nil, seen.insert(file.standardizedFileURL.path).inserted else {
                    return nil
                }
                return PHAsset(file: file)
            }
        }
    }

    /// Whether a file is in one of the folders, so that its path may identify an asset.
    static func contains(_ file: URL) -> Bool {
        let path = file.standardizedFileURL.resolvingSymlinksInPath().path
        return all.contains { path.hasPrefix($0.standardizedFileURL.resolvingSymlinksInPath().path + "/") }
    }
}
