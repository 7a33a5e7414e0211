import Foundation
import HeadlessHost
import Testing
import UIKitCore

@MainActor
@Suite("Image picker")
struct ImagePickerTests {
    /// Presents a picker, and records its answers.
    private final class Owner: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var info: [UIImagePickerController.InfoKey: Any]?
        var isCancelled = false

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            self.info = info
            picker.dismiss(animated: true)
        }

        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            isCancelled = true
            picker.dismiss(animated: true)
        }
    }

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    /// A picture of 40 by 20 points, whose right half is red.
    private func picture() throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let data = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).pngData { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 20, y: 0, width: 20, height: 20))
        }
        let file = folder.appendingPathComponent("picture.png")
        try data.write(to: file)
        return file
    }

    private func launch(_ picker: UIImagePickerController) async throws -> (AppDriver, Owner) {
        let owner = Owner()
        let driver = try await AppDriver.launch { owner }
        picker.delegate = owner
        owner.present(picker, animated: true)
        try await driver.settle()
        return (driver, owner)
    }

    /// Files are read in the background.
    private func wait(_ driver: AppDriver, _ isOver: () -> Bool) async throws {
        let start = ContinuousClock.now
        while !isOver(), start.duration(to: .now) < .seconds(60) {
            try await driver.settle()
            await Task.yield()
        }
    }

    @Test
    func `the library is available, the camera is not`() {
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
        let types = UIImagePickerController.availableMediaTypes(for: .photoLibrary)
        #expect(types == ["public.image", "public.movie"])
    }

    @Test
    func `the chosen picture reaches the delegate`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try picture()
        let (driver, owner) = try await launch(UIImagePickerController())
        #expect(driver.host.isChoosingFiles)
        try await driver.choose([file])
        try await wait(driver) { owner.info != nil }
        #expect((owner.info?[.originalImage] as? UIImage)?.size == CGSize(width: 40, height: 20))
        #expect(owner.info?[.imageURL] as? URL == file)
        #expect(owner.info?[.mediaType] as? String == "public.image")
        #expect(owner.info?[.editedImage] == nil)
        #expect(owner.presentedViewController == nil)
    }

    @Test
    func `cancelling and unreadable pictures are reported as cancelled`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try picture()
        let (driver, owner) = try await launch(UIImagePickerController())
        try await driver.cancelChoosing()
        #expect(owner.isCancelled)
        #expect(owner.presentedViewController == nil)
        owner.isCancelled = false
        let broken = folder.appendingPathComponent("broken.png")
        try Data("no picture".utf8).write(to: broken)
        let second = UIImagePickerController()
        second.delegate = owner
        owner.present(second, animated: true)
        try await driver.settle()
        try await driver.choose([broken])
        try await wait(driver) { owner.isCancelled }
        #expect(owner.info == nil)
    }

    @Test
    func `videos are offered if the app wants them`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try picture()
        let video = folder.appendingPathComponent("video.mp4")
        try Data().write(to: video)
        let picker = UIImagePickerController()
        let (driver, owner) = try await launch(picker)
        await #expect(throws: AppDriverError.fileNotSelectable("video.mp4")) { try await driver.choose([video]) }
        try await driver.cancelChoosing()
        let second = UIImagePickerController()
        second.mediaTypes = ["public.movie"]
        second.delegate = owner
        owner.present(second, animated: true)
        try await driver.settle()
        try await driver.choose([video])
        try await wait(driver) { owner.info != nil }
        #expect(owner.info?[.mediaURL] as? URL == video)
        #expect(owner.info?[.mediaType] as? String == "public.movie")
    }

    @Test
    func `with editing the user selects a square of the picture`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try picture()
        let picker = UIImagePickerController()
        picker.allowsEditing = true
        let (driver, owner) = try await launch(picker)
        try await driver.choose([file])
        try await wait(driver) { !picker.viewControllers.isEmpty }
        #expect(owner.info == nil)
        try await driver.tap("Done")
        #expect(owner.info?[.cropRect] as? CGRect == CGRect(x: 10, y: 0, width: 20, height: 20))
        #expect((owner.info?[.editedImage] as? UIImage)?.size == CGSize(width: 20, height: 20))
        #expect((owner.info?[.originalImage] as? UIImage)?.size == CGSize(width: 40, height: 20))
    }
}
