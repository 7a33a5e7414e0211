import Foundation
import PackageGeneration
import Testing

struct GeneratedFolderTests {
    private let folder: TemporaryFolder
    private let generated: GeneratedFolder

    init() throws {
        folder = try TemporaryFolder()
        generated = GeneratedFolder(folder.url.appendingPathComponent("out"))
    }

    @Test func `Files that are no longer generated are removed, with their empty folders`() throws {
        try generated.write(["a/b/One.swift": "1", "Two.swift": "2"])
        try generated.write(["Two.swift": "2"])
        #expect(folder.read("out/Two.swift") == "2")
        #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/out/a"))
    }

    @Test func `Files of the user are kept`() throws {
        try generated.write(["a/One.swift": "1"])
        try folder.write("mine", to: "out/a/Mine.swift")
        try generated.write([:])
        #expect(folder.read("out/a/Mine.swift") == "mine")
        #expect(folder.read("out/a/One.swift") == nil)
    }

    @Test func `A file with the same text keeps its date`() throws {
        try generated.write(["One.swift": "1"])
        let path = folder.url.path + "/out/One.swift"
        let date = Date(timeIntervalSince1970: 1000)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
        try generated.write(["One.swift": "1"])
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == date)
    }

    @Test func `A folder with other files is protected`() throws {
        try folder.write("mine", to: "out/Mine.swift")
        let error = #expect(throws: GeneratedFolderError.self) {
            try generated.write(["One.swift": "1"], protection: .changedFiles)
        }
        #expect(error?.problem == "is not empty, and no earlier export")
        #expect(folder.read("out/One.swift") == nil)
    }

    @Test func `A file that the user changed is protected, and nothing is written`() throws {
        try generated.write(["One.swift": "1", "Two.swift": "2"], protection: .changedFiles)
        try folder.write("edited", to: "out/Two.swift")
        #expect(throws: GeneratedFolderError.self) {
            try generated.write(["One.swift": "new", "Two.swift": "2"], protection: .changedFiles)
        }
        #expect(folder.read("out/One.swift") == "1")
        #expect(folder.read("out/Two.swift") == "edited")
    }

    @Test func `An unchanged export is replaced`() throws {
        try generated.write(["One.swift": "1"], protection: .changedFiles)
        try generated.write(["One.swift": "2"], protection: .changedFiles)
        #expect(folder.read("out/One.swift") == "2")
    }

    @Test func `A link cannot lead out of the folder`() throws {
        try FileManager.default.createDirectory(at: generated.url, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(atPath: folder.url.path + "/other", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: generated.url.path + "/a",
            withDestinationPath: folder.url.path + "/other"
        )
        #expect(throws: GeneratedFolderError.self) { try generated.write(["a/One.swift": "1"]) }
        #expect(folder.read("other/One.swift") == nil)
    }

    @Test func `A list that names files outside removes nothing there`() throws {
        try generated.write(["One.swift": "1"])
        try folder.write("mine", to: "Mine.swift")
        try folder.write("{\"../Mine.swift\": \"0\"}", to: "out/.searchlight-files.json")
        #expect(throws: GeneratedFolderError.self) { try generated.write([:]) }
        #expect(folder.read("Mine.swift") == "mine")
    }
}
