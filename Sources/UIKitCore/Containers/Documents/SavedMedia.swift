import Foundation
import TextEscaping
import UniformTypeIdentifiers

/// Pictures and videos in the user's folders for them.
package enum SavedMedia {
    /// The reason why a file was not saved.
    package struct Failure: Error, CustomStringConvertible, LocalizedError {
        /// A sentence with the reason.
        package let description: String
        /// The same.
        package var errorDescription: String? { description }
    }

    /// The user's folder for pictures or videos, by the desktop's settings. Nil if the user has none.
    package static func folder(for kind: FileManager.SearchPathDirectory) -> URL? {
        FileManager.default.urls(for: kind, in: .userDomainMask).first
    }

    /// Writes a new file into the folder for its type. Blocks the calling thread; not for the main actor.
    ///
    /// - Parameters:
    ///   - content: The content, or the file to copy.
    ///   - type: A picture or a video.
    ///   - date: The time, which is part of the name.
    /// - Returns: The file. Files that exist are never replaced.
    package static func save(_ content: Content, type: UTType, date: Date) throws -> URL {
        // The same second has few files.
        for number in 1...10_000 {
            let file = try place(of: content, type: type, date: date, mark: number == 1 ? "" : "\(number)")
            if try write(content, toNew: file) { return file }
        }
        throw Failure(description: "There are too many files of the same time.")
    }

    /// The file in which a picture or video will be saved.
    ///
    /// - Parameter mark: The end of the name, which distinguishes files of the same time.
    package static func place(of content: Content, type: UTType, date: Date, mark: String) throws -> URL {
        let isVideo = type.conforms(to: .movie)
        guard isVideo || type.conforms(to: .image) else {
            throw Failure(description: "Only pictures and videos can be saved, not \(quoted(type.identifier)).")
        }
        guard let folder = folder(for: isVideo ? .moviesDirectory : .picturesDirectory) else {
            throw Failure(description: "There is no folder for \(isVideo ? "videos" : "pictures").")
        }
        let suffix = content.suffix ?? type.preferredFilenameExtension ?? "data"
        let name = ["\(isVideo ? "Video" : "Image") \(time(date))", mark].filter { !$0.isEmpty }.joined(separator: " ")
        return folder.appendingPathComponent("\(name).\(suffix)")
    }

    /// Writes a file and the folders above it. Returns false if there is one already.
    package static func write(_ content: Content, toNew file: URL) throws -> Bool {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        return try content.write(toNew: file)
    }

    /// The size of a picture in pixels, from the beginning of its file; zero if it cannot be read.
    package static func pixelSize(of file: URL) -> CGSize {
        // The sizes of most formats are in the first bytes; those of photographs follow information about the camera.
        guard let handle = try? FileHandle(forReadingFrom: file), let start = try? handle.read(upToCount: 1 << 18)
        else {
            return .zero
        }
        try? handle.close()
        return ImageHeader.size(of: start) ?? .zero
    }

    /// The type of a picture by the first bytes of its data; PNG if they are unknown.
    package static func imageType(of data: Data) -> UTType {
        let marks: [(mark: [UInt8], type: UTType)] = [
            ([0xFF, 0xD8, 0xFF], .jpeg), (Array("GIF8".utf8), .gif), (Array("RIFF".utf8), .webP),
            ([0x49, 0x49, 0x2A], .tiff),
            ([0x4D, 0x4D, 0], .tiff), (Array("BM".utf8), .bmp),
        ]
        return marks.first { data.starts(with: $0.mark) }?.type ?? .png
    }

    /// The time for a file name, whose order is that of the times.
    private static func time(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd HH-mm-ss"
        return formatter.string(from: date)
    }

    /// The content of a new file.
    package enum Content: Sendable {
        /// Data.
        case data(Data)
        /// A copy of a file.
        case file(URL)

        fileprivate var suffix: String? {
            if case .file(let url) = self, !url.pathExtension.isEmpty { url.pathExtension.lowercased() } else { nil }
        }

        /// Writes the file. Returns false if there is one already.
        fileprivate func write(toNew file: URL) throws -> Bool {
            do {
                switch self {
                case .data(let data): try data.write(to: file, options: .withoutOverwriting)
                case .file(let source):
                    try FileManager.default.copyItem(at: source.resolvingSymlinksInPath(), to: file)
                }
                return true
            } catch {
                guard FileManager.default.fileExists(atPath: file.path) else { throw error }
                return false
            }
        }
    }
}
