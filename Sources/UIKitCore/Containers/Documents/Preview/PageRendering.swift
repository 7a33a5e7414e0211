import Foundation

/// The pages of a PDF file as pictures, drawn by the programs of poppler-utils.
///
/// A process of its own draws each page, because PDF files come from anywhere, and a damaged one may end the program or occupy it for
/// long. Without the programs there are no pages. Blocks the calling thread; not for the main actor.
package enum PageRendering {
    /// The longest time in seconds for a page.
    private static let patience = 20.0

    /// The number of pages. Nil if the file is no readable PDF, or if the program is not installed.
    package static func pageCount(of file: URL) -> Int? {
        guard let output = run("pdfinfo", [file.path]) else { return nil }
        for line in String(decoding: output, as: UTF8.self).split(separator: "\n") where line.hasPrefix("Pages:") {
            return Int(line.dropFirst(6).trimmingCharacters(in: .whitespaces)).flatMap { $0 > 0 ? $0 : nil }
        }
        return nil
    }

    /// The picture of a page as the data of a PNG file. Nil if it cannot be drawn.
    ///
    /// - Parameters:
    ///   - page: The number of the page, starting with 1.
    ///   - side: The number of pixels of the longer side.
    package static func picture(of file: URL, page: Int, side: Int) -> Data? {
        let range = ["-f", "\(page)", "-l", "\(page)", "-singlefile"]
        let data = run("pdftocairo", ["-png"] + range + ["-scale-to", "\(side)", file.path, "-"])
        return data?.isEmpty == false ? data : nil
    }

    private static func run(_ name: String, _ arguments: [String]) -> Data? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        let program = folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
        guard let program else { return nil }
        let process = Process()
        let output = Pipe()
        process.executableURL = program
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.standardOutput = output
        do { try process.run() } catch { return nil }
        let end = DispatchWorkItem { process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + patience, execute: end)
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        end.cancel()
        return process.terminationReason == .exit && process.terminationStatus == 0 ? data : nil
    }
}
