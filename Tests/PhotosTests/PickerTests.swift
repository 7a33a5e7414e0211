import Foundation
import HeadlessHost
import PhotosUI
import Testing
import UIKitCore

/// The choice of pictures and videos.
@MainActor
@Suite(.serialized) struct PickerTests {
    private final class Screen: UIViewController, PHPickerViewControllerDelegate {
        var results: [PHPickerResult]?

        func pick(_ configuration: PHPickerConfiguration) {
            let picker = PHPickerViewController(configuration: configuration)
            picker.delegate = self
            present(picker, animated: true)
        }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            self.results = results
            picker.dismiss(animated: true)
        }
    }

    private let screen = Screen()

    private func launch(_ configuration: PHPickerConfiguration) async throws -> AppDriver {
        let driver = try await AppDriver.launch { [screen] in screen }
        screen.pick(configuration)
        try await driver.settle()
        return driver
    }

    private func withFiles(_ body: (_ files: [URL]) async throws -> Void) async throws {
        let folder = try MediaFolders.makeFolder(in: MediaFolders.pictures)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = (1...3).map { folder.appendingPathComponent("\($0).png") }
        for file in files { try MediaFolders.picture(4, 4).write(to: file) }
        try await body(files)
    }

    @Test
    func `The chosen picture is loaded from its item`() async throws {
        try await withFiles { files in
            let driver = try await launch(PHPickerConfiguration(photoLibrary: .shared()))
            try await driver.choose([files[0]])
            let result = try #require(screen.results?.first)
            #expect(result.assetIdentifier == files[0].standardizedFileURL.path)
            #expect(result.itemProvider.suggestedName == "1")
            #expect(result.itemProvider.canLoadObject(ofClass: UIImage.self))
            let size = await withCheckedContinuation { continuation in
                result.itemProvider.loadObject(ofClass: UIImage.self) { image, _ in
                    continuation.resume(returning: (image as? UIImage)?.size)
                }
            }
            #expect(size == CGSize(width: 4, height: 4))
            #expect(screen.presentedViewController == nil)
        }
    }

    @Test
    func `Without a library results have no identifiers, and a filter refuses other files`() async throws {
        try await withFiles { files in
            var configuration = PHPickerConfiguration()
            configuration.filter = .videos
            let driver = try await launch(configuration)
            await #expect(throws: AppDriverError.self) { try await driver.choose([files[0]]) }
            try await driver.cancelChoosing()
            #expect(screen.results?.isEmpty == true)
            configuration.filter = .any(of: [.images, .videos])
            screen.pick(configuration)
            try await driver.settle()
            try await driver.choose([files[0]])
            #expect(screen.results?.count == 1)
            #expect(screen.results?.first?.assetIdentifier == nil)
        }
    }

    @Test
    func `A limit of several files is kept, and 0 has none`() async throws {
        try await withFiles { files in
            var configuration = PHPickerConfiguration()
            configuration.selectionLimit = 2
            let driver = try await launch(configuration)
            try await driver.choose(files)
            #expect(screen.results?.map(\.itemProvider.suggestedName) == ["1", "2"])
            configuration.selectionLimit = 0
            screen.pick(configuration)
            try await driver.settle()
            try await driver.choose(files)
            #expect(screen.results?.count == 3)
        }
    }
}
