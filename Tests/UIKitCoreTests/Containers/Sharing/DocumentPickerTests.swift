import Foundation
import HeadlessHost
import Testing
import UIKitCore
import UniformTypeIdentifiers

@MainActor
@Suite("Document picker")
struct DocumentPickerTests {
    /// Records the answers of pickers.
    private final class Owner: UIViewController, UIDocumentPickerDelegate {
        var picked: [URL]?
        var isCancelled = false
        var presentedAtAnswer: UIViewController?

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            picked = urls
            presentedAtAnswer = presentedViewController
        }

        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { isCancelled = true }
    }

    /// A folder with files, deleted with this object.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)

        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(at: url) }

        func add(_ name: String, _ text: String = "content") throws -> URL {
            let file = url.appendingPathComponent(name)
            try Data(text.utf8).write(to: file)
            return file
        }
    }

    private func launch(_ picker: UIDocumentPickerViewController) async throws -> (AppDriver, Owner) {
        let owner = Owner()
        let driver = try await AppDriver.launch { owner }
        picker.delegate = owner
        owner.present(picker, animated: true)
        try await driver.settle()
        return (driver, owner)
    }

    /// Files are copied in the background.
    private func wait(_ driver: AppDriver, _ isOver: () -> Bool) async throws {
        for _ in 0..<10_000 where !isOver() { try await driver.settle() }
    }

    @Test
    func `The chosen file reaches the delegate after the picker is dismissed`() async throws {
        let folder = try Folder()
        let file = try folder.add("a.png")
        let (driver, owner) = try await launch(UIDocumentPickerViewController(forOpeningContentTypes: [.image]))
        #expect(driver.host.isChoosingFiles)
        try await driver.choose([file])
        #expect(owner.picked == [file])
        #expect(owner.presentedAtAnswer == nil)
        #expect(!driver.host.isChoosingFiles)
        #expect(file.startAccessingSecurityScopedResource())
        file.stopAccessingSecurityScopedResource()
    }

    @Test
    func `The style of the presentation has no effect`() async throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        picker.modalPresentationStyle = .fullScreen
        let (driver, owner) = try await launch(picker)
        #expect(driver.host.isChoosingFiles)
        #expect(owner.view.window != nil)
    }

    @Test
    func `Files of other types cannot be chosen, nor several files without permission`() async throws {
        let folder = try Folder()
        let (text, image, other) = (try folder.add("a.txt"), try folder.add("a.png"), try folder.add("b.png"))
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image])
        let (driver, owner) = try await launch(picker)
        await #expect(throws: AppDriverError.fileNotSelectable("a.txt")) { try await driver.choose([text]) }
        await #expect(throws: AppDriverError.fileNotSelectable("b.png")) { try await driver.choose([image, other]) }
        #expect(owner.picked == nil)
        try await driver.cancelChoosing()
        #expect(owner.isCancelled)
        picker.allowsMultipleSelection = true
        owner.present(picker, animated: true)
        try await driver.settle()
        try await driver.choose([image, other])
        #expect(owner.picked == [image, other])
    }

    @Test
    func `A type without MIME type and extension permits all files`() async throws {
        let folder = try Folder()
        let file = try folder.add("a.example")
        let unknown = UTType(importedAs: "com.example.unknown")
        let (driver, owner) = try await launch(
            UIDocumentPickerViewController(forOpeningContentTypes: [.image, unknown])
        )
        try await driver.choose([file])
        #expect(owner.picked == [file])
    }

    @Test
    func `A picker for copies passes copies with the same name`() async throws {
        let folder = try Folder()
        let file = try folder.add("a.txt", "hello")
        let (driver, owner) = try await launch(
            UIDocumentPickerViewController(forOpeningContentTypes: [.plainText], asCopy: true)
        )
        try await driver.choose([file])
        try await wait(driver) { owner.picked != nil }
        let copy = try #require(owner.picked?.first)
        #expect(copy != file)
        #expect(copy.lastPathComponent == "a.txt")
        #expect(try String(contentsOf: copy, encoding: .utf8) == "hello")
    }

    @Test
    func `The copy of a link is a file of its own, which only this user can read`() async throws {
        let folder = try Folder()
        let file = try folder.add("a.txt", "hello")
        let link = folder.url.appendingPathComponent("link.txt")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
        let (driver, owner) = try await launch(
            UIDocumentPickerViewController(forOpeningContentTypes: [.plainText], asCopy: true)
        )
        try await driver.choose([link])
        try await wait(driver) { owner.picked != nil }
        let copy = try #require(owner.picked?.first)
        #expect(copy.lastPathComponent == "link.txt")
        try Data("changed".utf8).write(to: copy)
        #expect(try String(contentsOf: file, encoding: .utf8) == "hello")
        let attributes = try FileManager.default.attributesOfItem(atPath: copy.deletingLastPathComponent().path)
        #expect(attributes[.posixPermissions] as? Int == 0o700)
    }

    @Test
    func `Moving a file to its own place, which a link names, keeps it`() async throws {
        let folder = try Folder()
        let file = try folder.add("a.txt", "text")
        let link = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url)
        defer { try? FileManager.default.removeItem(at: link) }
        let (driver, owner) = try await launch(UIDocumentPickerViewController(forExporting: [file]))
        try await driver.choose([link.appendingPathComponent("a.txt")])
        try await wait(driver) { owner.picked != nil }
        #expect(try String(contentsOf: file, encoding: .utf8) == "text")
    }

    @Test
    func `Two files with the same name are not moved into a folder, where one would replace the other`() async throws {
        let (first, second, target) = (try Folder(), try Folder(), try Folder())
        let files = [try first.add("a.txt", "1"), try second.add("a.txt", "2")]
        let (driver, owner) = try await launch(UIDocumentPickerViewController(forExporting: files))
        try await driver.choose([target.url])
        try await wait(driver) { owner.isCancelled || owner.picked != nil }
        #expect(owner.isCancelled)
        #expect(try files.map { try String(contentsOf: $0, encoding: .utf8) } == ["1", "2"])
    }

    @Test
    func `A file is copied to a new name, or moved there`() async throws {
        let folder = try Folder()
        for asCopy in [true, false] {
            let file = try folder.add("draft.txt", "text")
            let target = folder.url.appendingPathComponent("final-\(asCopy).txt")
            let (driver, owner) = try await launch(UIDocumentPickerViewController(forExporting: [file], asCopy: asCopy))
            #expect(driver.host.suggestedFileName == "draft.txt")
            try await driver.choose([target])
            try await wait(driver) { owner.picked != nil }
            #expect(owner.picked == [target])
            #expect(try String(contentsOf: target, encoding: .utf8) == "text")
            #expect(FileManager.default.fileExists(atPath: file.path) == asCopy)
        }
    }

    @Test
    func `Several files are copied into a folder, but do not replace files there`() async throws {
        let (source, target) = (try Folder(), try Folder())
        let files = [try source.add("1.txt"), try source.add("2.txt")]
        let (driver, owner) = try await launch(UIDocumentPickerViewController(forExporting: files, asCopy: true))
        try await driver.choose([target.url])
        try await wait(driver) { owner.picked != nil }
        #expect(owner.picked?.map(\.lastPathComponent) == ["1.txt", "2.txt"])
        let again = UIDocumentPickerViewController(forExporting: files, asCopy: true)
        again.delegate = owner
        owner.present(again, animated: true)
        try await driver.settle()
        try await driver.choose([target.url])
        try await wait(driver) { owner.isCancelled }
        #expect(owner.isCancelled)
    }

    @Test
    func `A dismissed picker closes its chooser and tells nothing`() async throws {
        let (driver, owner) = try await launch(UIDocumentPickerViewController(forOpeningContentTypes: [.folder]))
        owner.dismiss(animated: false)
        try await driver.settle()
        #expect(!driver.host.isChoosingFiles)
        #expect(!owner.isCancelled)
        await #expect(throws: AppDriverError.noFileChooser) { try await driver.cancelChoosing() }
    }

    @Test
    func `A script chooses files`() async throws {
        let folder = try Folder()
        let file = try folder.add("a b.txt")
        let (driver, owner) = try await launch(UIDocumentPickerViewController(forOpeningContentTypes: [.text]))
        try await ScriptRunner(driver: driver, write: { _ in }).run("choose \"\(file.path)\"")
        #expect(owner.picked == [file])
    }
}
