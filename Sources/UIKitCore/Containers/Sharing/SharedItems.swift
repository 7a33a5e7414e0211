import Foundation
import UniformTypeIdentifiers

/// The kinds of items that the activities of the desktop use.
@MainActor
struct SharedItems {
    /// Texts, in their order.
    var texts: [String] = []
    /// Addresses other than those of files.
    var addresses: [URL] = []
    var files: [URL] = []
    var images: [UIImage] = []
    var data: [(content: Data, type: String)] = []
    var subject = ""

    init(_ items: [Any], types: [String] = []) {
        for (index, item) in items.enumerated() {
            let type = types.indices.contains(index) ? types[index] : ""
            switch item {
            case let text as String: texts.append(text)
            case let text as NSString: texts.append(text as String)
            case let text as NSAttributedString: texts.append(text.string)
            case let url as URL: add(url)
            case let url as NSURL: add(url as URL)
            case let image as UIImage: images.append(image)
            case let content as Data: data.append((content, type))
            default: break
            }
        }
    }

    private mutating func add(_ url: URL) {
        if url.isFileURL { files.append(url) } else { addresses.append(url) }
    }

    /// Texts and addresses, one per line. Empty if there are none.
    var text: String { (texts + addresses.map(\.absoluteString)).joined(separator: "\n") }

    /// Whether there are texts, even empty ones, or addresses. A placeholder may be an empty text.
    var hasText: Bool { !texts.isEmpty || !addresses.isEmpty }

    /// The first address that a browser opens.
    var webAddress: URL? { addresses.first { ["http", "https"].contains($0.scheme?.lowercased()) } }

    var hasContentForFiles: Bool { !texts.isEmpty || !files.isEmpty || !images.isEmpty || !data.isEmpty }

    /// A short description for the title of the share sheet: a file's name, the first line of a text, or an address.
    var title: String? {
        let line = texts.first?.split(whereSeparator: \.isNewline).first.map(String.init)
        return files.first?.lastPathComponent ?? line ?? addresses.first?.absoluteString
    }

    /// The content to save: existing files, and files to write in a temporary folder, with their names.
    var fileContents: [(name: String, content: @Sendable () -> Data?)] {
        let texts = texts.isEmpty ? [] : [text]
        let pictures = images.enumerated().map { index, image in
            let png = image.pngData()
            return (name: Self.name("Image", index, "png"), content: { @Sendable in png })
        }
        let blobs = data.enumerated().map { index, item in
            let suffix = UTType(item.type)?.preferredFilenameExtension ?? "data"
            let content = item.content
            return (name: Self.name("Data", index, suffix), content: { @Sendable () -> Data? in content })
        }
        return texts.map { text in (name: "Text.txt", content: { @Sendable in Data(text.utf8) }) } + pictures + blobs
    }

    private static func name(_ stem: String, _ index: Int, _ suffix: String) -> String {
        "\(SystemTexts.text(stem))\(index == 0 ? "" : " \(index + 1)").\(suffix)"
    }
}
