import Foundation
import TextEscaping
import UIKitCore

/// Data that belongs to the results of a test, such as a picture.
///
/// The attachments of failed tests, and those with the lifetime `keepAlways`, are written into the folder of the environment variable
/// `SEARCHLIGHT_TEST_ATTACHMENTS`, in a folder for each test. Without the variable they are not written.
open class XCTAttachment: NSObject {
    /// When an attachment is kept.
    public enum Lifetime: Int, Sendable {
        /// Always.
        case keepAlways = 0
        /// If the test fails.
        case deleteOnSuccess = 1
    }

    /// When the attachment is kept. Default: if the test fails.
    open var lifetime = Lifetime.deleteOnSuccess

    /// The name; nil for a number.
    open var name: String?

    /// The type of the data.
    public let uniformTypeIdentifier: String

    /// Information for other programs.
    open var userInfo: [AnyHashable: Any]?

    private let data: Data
    private let fileExtension: String

    /// Makes an attachment from data.
    public convenience init(data: Data) { self.init(data: data, uniformTypeIdentifier: "public.data") }

    /// Makes an attachment from data of a type.
    public init(data: Data, uniformTypeIdentifier: String) {
        self.data = data
        self.uniformTypeIdentifier = uniformTypeIdentifier
        fileExtension =
            ["public.png": "png", "public.jpeg": "jpg", "public.plain-text": "txt", "public.json": "json"][
                uniformTypeIdentifier
            ] ?? "data"
        super.init()
    }

    /// Makes an attachment from a text.
    public convenience init(string: String) {
        self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
    }

    /// The qualities of pictures. The pictures are PNG files in each case.
    public enum ImageQuality: Int, Sendable {
        /// The original.
        case original = 0
        /// Medium.
        case medium = 1
        /// Low.
        case low = 2
    }

    /// Makes an attachment from a picture of the app.
    public convenience init(screenshot: XCUIScreenshot) {
        self.init(data: screenshot.pngRepresentation, uniformTypeIdentifier: "public.png")
    }

    /// Makes an attachment from a picture of the app. It is a PNG file in any quality.
    public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) { self.init(screenshot: screenshot) }

    /// Makes an attachment from an image.
    public convenience init(image: UIImage) {
        self.init(data: image.pngData() ?? Data(), uniformTypeIdentifier: "public.png")
    }

    /// Makes an attachment from an image. It is a PNG file in any quality.
    public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }

    /// Makes an attachment from the content of a file. An unreadable one is empty.
    public convenience init(contentsOfFile url: URL) {
        self.init(data: (try? Data(contentsOf: url)) ?? Data(), uniformTypeIdentifier: "public.data")
    }

    /// Writes the attachment into the folder of the results. A failure is reported on standard error.
    @_spi(XCTest)
    public func write(test: String, number: Int) {
        guard let root = ProcessInfo.processInfo.environment["SEARCHLIGHT_TEST_ATTACHMENTS"], !root.isEmpty else {
            return
        }
        let folder = URL(fileURLWithPath: root).appendingPathComponent(Self.fileName(test))
        let file = folder.appendingPathComponent("\(number) \(Self.fileName(name ?? "attachment")).\(fileExtension)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: file)
            FileHandle.standardError.write(Data((escapedMessage("Attachment: \(file.path)") + "\n").utf8))
        } catch {
            let message = "The attachment \(file.path) cannot be written: \(error.localizedDescription)"
            FileHandle.standardError.write(Data((escapedMessage(message) + "\n").utf8))
        }
    }

    /// A file name for a text of the test.
    private static func fileName(_ text: String) -> String {
        let name = String(text.map { $0.isLetter || $0.isNumber || " -_".contains($0) ? $0 : "-" }.prefix(100))
        return name.trimmingCharacters(in: .whitespaces).isEmpty ? "attachment" : name
    }
}
