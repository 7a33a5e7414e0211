import Foundation

/// The content of PDF files, read by the programs of poppler-utils.
package enum PDFText {
    /// The text of each page, with white space reduced.
    package static func pages(_ data: Data) throws -> [String] {
        let output = try run("pdftotext", ["-enc", "UTF-8"], data)
        // A form feed ends each page.
        return output.split(separator: "\u{0C}", omittingEmptySubsequences: false).dropLast().map { page in
            page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
    }

    /// The information of a document: title, number of pages, size and others, by name.
    package static func information(_ data: Data) throws -> [String: String] {
        var values: [String: String] = [:]
        for line in try run("pdfinfo", [], data, output: []).split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            if parts.count == 2 { values[String(parts[0])] = parts[1].trimmingCharacters(in: .whitespaces) }
        }
        return values
    }

    private static func run(
        _ program: String,
        _ options: [String],
        _ data: Data,
        output: [String] = ["-"]
    ) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + options + [file.path] + output
        process.standardOutput = pipe
        try process.run()
        let text = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: text, as: UTF8.self)
    }
}
