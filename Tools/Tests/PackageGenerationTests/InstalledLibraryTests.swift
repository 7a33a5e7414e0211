import Foundation
import PackageGeneration
import Testing

struct InstalledLibraryTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func install(format: Int = 1, in place: String = "lib/searchlight") throws {
        try folder.write(
            "{\"format\": \(format), \"compiler\": \"Swift 6\", \"modules\": [\"UIKit\"]}",
            to: place + "/library.json"
        )
        try folder.write("", to: place + "/libSearchlight.so")
    }

    @Test func `The library is beside the program's folder`() throws {
        try install()
        let library = try InstalledLibrary.find(program: folder.url.path + "/bin/searchlight", environment: [:])
        #expect(library.folder == folder.url.path + "/lib/searchlight")
        #expect(library.modules == ["UIKit"])
    }

    @Test func `The environment names another folder`() throws {
        try install(in: "mine")
        let environment = ["SEARCHLIGHT_LIBRARY": folder.url.path + "/mine"]
        #expect(
            try InstalledLibrary.find(program: "/usr/bin/searchlight", environment: environment).compiler == "Swift 6"
        )
    }

    @Test func `A missing library is an error with the remedy`() {
        let error = #expect(throws: LibraryError.self) {
            try InstalledLibrary.find(program: folder.url.path + "/bin/searchlight", environment: [:])
        }
        #expect(error?.description.contains("is missing. Run 'make install'") == true)
    }

    @Test func `A library in another format is an error`() throws {
        try install(format: 2)
        #expect(throws: LibraryError.self) { try InstalledLibrary(readingFrom: folder.url.path + "/lib/searchlight") }
    }

    @Test func `A library of another compiler is an error that names both`() throws {
        let error = #expect(throws: LibraryError.self) { try library.check(compiler: "Swift 7") }
        #expect(error?.problem == "was built by 'Swift 6', but the compiler is 'Swift 7'. Run 'make install' again")
        try library.check(compiler: "Swift 6")
    }
}
