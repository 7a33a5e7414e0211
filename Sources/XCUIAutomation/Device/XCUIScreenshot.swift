import Foundation
import UIKitCore

/// A picture of the app.
open class XCUIScreenshot: NSObject {
    /// The data of a PNG file.
    public let pngRepresentation: Data

    init(_ data: Data) {
        pngRepresentation = data
        super.init()
    }

    /// The picture.
    open var image: UIImage { UIImage(data: pngRepresentation) ?? UIImage() }
}

/// An object of which a picture can be made.
public protocol XCUIScreenshotProviding: AnyObject {
    /// Makes a picture.
    func screenshot() -> XCUIScreenshot
}

extension XCUIElement: XCUIScreenshotProviding {
    /// A picture of the element's part of the app. Fails the test if the element is not on the screen.
    public func screenshot() -> XCUIScreenshot {
        var result = XCUIScreenshot(Data())
        perform("make a picture of", XCUITestHooks.place.file, XCUITestHooks.place.line) { node, target in
            let data = try target.picture()
            guard !node.isOf(.application), let whole = UIImage(data: data)?.cgImage else {
                result = XCUIScreenshot(data)
                return
            }
            let screen = sequence(first: node, next: { $0.parent }).first { $0.parent == nil }?.frame ?? .zero
            // In windows, the picture also shows the title bar, whose points have negative coordinates.
            let bar = CGFloat(whole.height) - screen.height
            let part = node.frame.offsetBy(dx: -screen.minX, dy: -screen.minY + max(0, bar))
            guard let picture = whole.cropping(to: part) else {
                throw AppConnection.Failure(description: "The element is not on the screen.")
            }
            result = XCUIScreenshot(UIImage(cgImage: picture).pngData() ?? Data())
        }
        return result
    }
}

/// The screen of the device.
open class XCUIScreen: NSObject, XCUIScreenshotProviding {
    /// The main screen.
    public static var main: XCUIScreen { theOnlyScreen }

    /// The screens: the main one.
    public static var screens: [XCUIScreen] { [theOnlyScreen] }

    nonisolated(unsafe) private static let theOnlyScreen = XCUIScreen()

    /// A picture of the app that was launched last.
    open func screenshot() -> XCUIScreenshot {
        do {
            guard let target = AppTarget.latest else {
                throw AppConnection.Failure(description: "No application was launched.")
            }
            return XCUIScreenshot(try target.picture())
        } catch {
            XCUITestHooks.fail("Failed to make a picture: \(error)", XCUITestHooks.place.file, XCUITestHooks.place.line)
            return XCUIScreenshot(Data())
        }
    }
}

extension AppTarget {
    /// A picture of the app, as the data of a PNG file.
    func picture() throws -> Data {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        _ = try run("picture \(ScriptText.quoted(file.path))")
        return try Data(contentsOf: file)
    }
}
