import Foundation
import UniformTypeIdentifiers

/// The content of a file for its preview.
package enum PreviewContent: Sendable {
    /// A picture.
    case image(UIImage)
    /// A text.
    case text(String)
    /// A document with a number of pages; see ``PageRendering``.
    case pages(Int)
    /// A file without a preview: its type and size.
    case summary(String)
    /// The file does not exist, or cannot be read.
    case unreadable

    /// The largest text in bytes that is shown. Longer ones have a summary: a preview is not an editor.
    private static let textLimit = 4 << 20
    /// The largest file in bytes that is decoded as a picture.
    private static let imageLimit = 256 << 20

    /// The type of a file by its name; data for unknown names.
    package static func type(of file: URL) -> UTType {
        UTType(filenameExtension: file.pathExtension) ?? .data
    }

    /// Whether a file of a type has more than a summary.
    package static func isPreviewable(_ type: UTType) -> Bool {
        type.conforms(to: .image) || type.conforms(to: .text) || type.conforms(to: .pdf)
    }

    /// Reads a file. Blocks the calling thread; not for the main actor.
    package static func load(_ file: URL) -> PreviewContent {
        let manager = FileManager.default
        var isFolder: ObjCBool = false
        guard file.isFileURL, manager.fileExists(atPath: file.path, isDirectory: &isFolder) else { return .unreadable }
        if isFolder.boolValue { return .summary(UTType.folder.localizedDescription ?? "") }
        guard manager.isReadableFile(atPath: file.path),
            let size = (try? manager.attributesOfItem(atPath: file.resolvingSymlinksInPath().path))?[.size] as? Int
        else { return .unreadable }
        let type = type(of: file)
        let summary = PreviewContent.summary(summary(of: type, size))
        if type.conforms(to: .pdf) { return PageRendering.pageCount(of: file).map { .pages($0) } ?? summary }
        if type.conforms(to: .image), size <= imageLimit, let data = try? Data(contentsOf: file),
            let image = UIImage(data: data)
        {
            return .image(image)
        }
        let mayBeText = type.conforms(to: .text) || type.isDynamic || file.pathExtension.isEmpty
        guard mayBeText, size <= textLimit, let data = try? Data(contentsOf: file),
            let text = text(in: data, isKnown: type.conforms(to: .text))
        else { return summary }
        return .text(type.conforms(to: .html) ? PlainText.html(text) : text)
    }

    /// The text of a file in UTF-8, UTF-16 or UTF-32 with a byte order mark, or Latin-1; nil if it looks like other data.
    private static func text(in data: Data, isKnown: Bool) -> String? {
        if let text = String(data: data, encoding: .utf8) { return text.contains("\0") ? nil : text }
        let encodings: [(mark: [UInt8], String.Encoding)] = [
            ([0xFF, 0xFE, 0, 0], .utf32), ([0, 0, 0xFE, 0xFF], .utf32), ([0xFF, 0xFE], .utf16), ([0xFE, 0xFF], .utf16),
        ]
        if let encoding = encodings.first(where: { data.starts(with: $0.mark) })?.1 {
            return String(data: data, encoding: encoding)
        }
        return isKnown && !data.contains(0) ? String(data: data, encoding: .isoLatin1) : nil
    }

    private static func summary(of type: UTType, _ size: Int) -> String {
        let name = type.isDynamic ? nil : type.localizedDescription
        let length = ByteCountFormatter.string(fromByteCount: Int64(size), countStyle: .file)
        return [name, length].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
