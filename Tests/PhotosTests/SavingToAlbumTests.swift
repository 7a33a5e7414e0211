import Foundation
import HeadlessHost
import Testing
import UIKitCore

/// Pictures and videos that an app saves with UIKit's functions.
@MainActor
@Suite(.serialized) struct SavingToAlbumTests {
    private final class Screen: UIViewController {
        var ends: [String] = []

        func image(_ image: UIImage, didFinishSavingWithError error: (any Error)?, contextInfo: UnsafeRawPointer) {
            ends.append("image \(error == nil)")
        }

        func video(_ path: String, didFinishSavingWithError error: (any Error)?, contextInfo: UnsafeMutableRawPointer?)
        {
            ends.append("video \(error == nil) \(contextInfo == nil)")
        }

        static let imageSelector = Selector("image:didFinishSavingWithError:contextInfo:", Screen.image)
        static let videoSelector = Selector("video:didFinishSavingWithError:contextInfo:", Screen.video)
    }

    private let screen = Screen()

    private func launch() async throws -> AppDriver {
        let driver = try await AppDriver.launch { [screen] in screen }
        driver.host.clock.advance(by: .seconds(3))
        return driver
    }

    private func settle(_ driver: AppDriver, until count: Int) async throws {
        for _ in 0..<2000 where screen.ends.count < count {
            try await Task.sleep(for: .milliseconds(1))
            try await driver.settle()
        }
    }

    @Test
    func `A picture is saved under the time, and the method is told on the main actor`() async throws {
        let driver = try await launch()
        let image = try #require(UIImage(data: MediaFolders.picture(6, 5)))
        UIImageWriteToSavedPhotosAlbum(image, screen, Screen.imageSelector, nil)
        UIImageWriteToSavedPhotosAlbum(image, screen, Screen.imageSelector, nil)
        try await settle(driver, until: 2)
        #expect(screen.ends == ["image true", "image true"])
        for name in ["Image 2001-01-01 00-00-03.png", "Image 2001-01-01 00-00-03 2.png"] {
            let file = MediaFolders.pictures.appendingPathComponent(name)
            #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: 6, height: 5), "\(name)")
            try? FileManager.default.removeItem(at: file)
        }
    }

    @Test
    func `A video is copied, and a file that is no video is an error`() async throws {
        let driver = try await launch()
        let video = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).mp4")
        try Data("video".utf8).write(to: video)
        defer { try? FileManager.default.removeItem(at: video) }
        #expect(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(video.path))
        #expect(!UIVideoAtPathIsCompatibleWithSavedPhotosAlbum("/etc/passwd"))
        UISaveVideoAtPathToSavedPhotosAlbum(video.path, screen, Screen.videoSelector, nil)
        try await settle(driver, until: 1)
        UISaveVideoAtPathToSavedPhotosAlbum("/etc/passwd", screen, Screen.videoSelector, nil)
        try await settle(driver, until: 2)
        #expect(screen.ends == ["video true true", "video false true"])
        let copy = MediaFolders.videos.appendingPathComponent("Video 2001-01-01 00-00-03.mp4")
        #expect(try Data(contentsOf: copy) == Data("video".utf8))
        try? FileManager.default.removeItem(at: copy)
    }
}
