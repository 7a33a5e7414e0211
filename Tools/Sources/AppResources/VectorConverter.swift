import Foundation
import FoundationXML

/// Converts PDF images to SVG, which GTK can draw, with the program `pdftocairo` of Poppler.
struct VectorConverter {
    /// The reason why a file cannot be converted.
    struct Failure: Error {
        var message: String
    }

    /// The path of `pdftocairo`. Nil if it is not installed.
    private let program: String?

    /// Makes a converter that searches the folders of `PATH` for the program.
    init(path: String? = ProcessInfo.processInfo.environment["PATH"]) {
        let folders = (path ?? "/usr/bin").split(separator: ":").map(String.init)
        program = folders.filter { $0.hasPrefix("/") }.map { $0 + "/pdftocairo" }.first { access($0, X_OK) == 0 }
    }

    /// Returns the first page of a PDF file as SVG with its size in points.
    func svg(of file: String) -> Result<Data, Failure> {
        guard let program else {
            return .failure(
                Failure(
                    message:
                        "PDF images need the program pdftocairo. Install the package poppler-utils, or replace the image with SVG."
                )
            )
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("searchlight-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let output = folder.appendingPathComponent("image.svg")
            let process = Process()
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = ["-svg", "-f", "1", "-l", "1", file, output.path]
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            guard process.terminationStatus == 0 else {
                return .failure(Failure(message: "The PDF file cannot be converted: pdftocairo rejects it."))
            }
            return .success(try Self.withSizeInPoints(Data(contentsOf: output)))
        } catch {
            return .failure(Failure(message: "The PDF file cannot be converted: \(error.localizedDescription)"))
        }
    }

    /// Removes the unit of the image's size: a point of a PDF page is a point on screen.
    static func withSizeInPoints(_ svg: Data) throws -> Data {
        let document = try XMLDocument(data: svg)
        // `attribute(forName:)` finds no attributes of an element in a default namespace.
        for attribute in document.rootElement()?.attributes ?? [] where ["width", "height"].contains(attribute.name) {
            guard let value = attribute.stringValue, value.hasSuffix("pt") else { continue }
            attribute.stringValue = String(value.dropLast(2))
        }
        return document.xmlData
    }
}
