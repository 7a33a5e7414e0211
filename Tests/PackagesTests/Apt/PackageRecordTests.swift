import Foundation
import Testing

@testable import packages

@Suite("Package record")
struct PackageRecordTests {
    /// Reads one record as the loader does.
    private func package(_ text: String, native: String = "amd64") throws -> Package {
        var parser = ControlParser(file: "f")
        var context = Package.RecordContext(nativeArchitecture: native)
        var packages: [Package] = []
        let add = { (stanza: ControlStanza) throws(StanzaDefect) in
            packages.append(try Package(stanza, translation: nil, context: &context))
        }
        Array(text.utf8).withUnsafeBytes { parser.consume($0, add) }
        parser.finish(add)
        if let malformed = parser.malformed.first.first { throw malformed.defect }
        return try #require(packages.first)
    }

    private func defect(_ lines: String) -> StanzaDefect? {
        do {
            _ = try package(lines)
            return nil
        } catch {
            return error as? StanzaDefect
        }
    }

    private let full = """
        Package: nano
        Source: nano-editor (7.2-1)
        Version: 7.2-1+deb12u1
        Installed-Size: 2846
        Maintainer: Jordi Mallach <jordi@debian.org>
        Architecture: amd64
        Multi-Arch: foreign
        Pre-Depends: dpkg (>= 1)
        Depends: libc6 (>= 2.34), libncursesw6 (>= 6) | libncurses6,
         libtinfo6
        Suggests: hunspell
        Breaks: pico (<< 2)
        Conflicts: pico
        Provides: editor
        Replaces: pico
        Recommends: nano-data
        Description: small, friendly text editor
         GNU nano is an easy-to-use
         text editor.
         .
         Features:
          * undo
          * colors
         End.
        Homepage: https://www.nano-editor.org/
        Tag: implemented-in::c, role::program,
         use::editing
        Section: editors
        Priority: important
        Filename: pool/main/n/nano/nano_7.2-1+deb12u1_amd64.deb
        Size: 690040

        """

    @Test
    func `A record has all fields`() throws {
        let package = try package(full)
        #expect(package.name == "nano")
        #expect(package.version.text == "7.2-1+deb12u1")
        #expect(package.architecture == "amd64")
        #expect(package.section == "editors")
        #expect(package.area == "main")
        #expect(package.priority == "important")
        #expect(package.maintainer == Package.Maintainer(name: "Jordi Mallach", address: "jordi@debian.org"))
        #expect(package.installedSize == 2846 * 1024)
        #expect(package.downloadSize == 690_040)
        #expect(package.homepage == "https://www.nano-editor.org/")
        #expect(package.tags == ["implemented-in::c", "role::program", "use::editing"])
        #expect(package.summary == "small, friendly text editor")
        #expect(package.source == "nano-editor")
        #expect(package.filename == "pool/main/n/nano/nano_7.2-1+deb12u1_amd64.deb")
        #expect(package.multiArch == .foreign)
        #expect(package.status == .notInstalled)
    }

    @Test
    func `The description is divided into paragraphs`() throws {
        #expect(
            try package(full).description == [
                .text("GNU nano is an easy-to-use text editor."), .text("Features:"), .verbatim("* undo\n* colors"),
                .text("End."),
            ]
        )
    }

    @Test
    func `Each dependency field is parsed`() throws {
        let package = try package(full)
        let texts = PackageRelation.Kind.allCases.map {
            package.relations($0).map(\.description).joined(separator: ", ")
        }
        #expect(
            texts == [
                "dpkg (>= 1)", "libc6 (>= 2.34), libncursesw6 (>= 6) | libncurses6, libtinfo6", "nano-data", "hunspell",
                "pico (<< 2)", "pico", "editor", "pico",
            ]
        )
    }

    @Test
    func `A record without optional fields is accepted`() throws {
        let package = try package("Package: a\nVersion: 1\n")
        #expect(package.id == Package.ID(name: "a", architecture: "amd64"))
        #expect(package.section == nil && package.area == "main" && package.priority == nil)
        #expect(package.maintainer == nil && package.installedSize == nil && package.downloadSize == nil)
        #expect(package.homepage == nil && package.filename == nil && package.source == "a")
        #expect(package.summary.isEmpty && package.description.isEmpty && package.tags.isEmpty)
        #expect(PackageRelation.Kind.allCases.allSatisfy { package.relations($0).isEmpty })
    }

    @Test(
        arguments: [
            ("contrib/net", "contrib", "net"), ("non-free-firmware/kernel", "non-free-firmware", "kernel"),
            ("universe/a/b", "universe", "a/b"),
        ]
    )
    func `The area is separate from the section`(text: String, area: String, section: String) throws {
        let package = try package("Package: a\nVersion: 1\nSection: \(text)\n")
        #expect(package.area == area)
        #expect(package.section == section)
    }

    @Test(
        arguments: [
            ("A B", "A B", nil), ("A  B <a@b>", "A B", "a@b"), ("<a@b>", "a@b", "a@b"), ("A <>", "A", nil),
            ("\"A <x>\" <a@b>", "\"A <x>\"", "a@b"), ("A <a@b", "A <a@b", nil),
        ] as [(String, String, String?)]
    )
    func `The address is separate from the name of the maintainer`(text: String, name: String, address: String?) {
        #expect(Package.Maintainer(text) == Package.Maintainer(name: name, address: address))
    }

    @Test
    func `Packages for all architectures have the native one in their identifier`() throws {
        let package = try package("Package: a\nVersion: 1\nArchitecture: all\n", native: "arm64")
        #expect(package.architecture == "all")
        #expect(package.id.architecture == "arm64")
    }

    @Test(
        arguments: [
            ("Version: 1\n", .missingField("Package")), ("Package: a\n", .missingField("Version")),
            ("Package:\nVersion: 1\n", .missingField("Package")),
            ("Package: a\nVersion: 1\nInstalled-Size: x\n", .notANumber(field: "Installed-Size", value: "x")),
            ("Package: a\nVersion: 1\nInstalled-Size:\n", .notANumber(field: "Installed-Size", value: "")),
            ("Package: a\nVersion: 1\nInstalled-Size: -1\n", .notANumber(field: "Installed-Size", value: "-1")),
            (
                "Package: a\nVersion: 1\nInstalled-Size: 9223372036854775807\n",
                .notANumber(field: "Installed-Size", value: "9223372036854775807")
            ),
            (
                "Package: a\nVersion: 1\nSize: 9223372036854775808\n",
                .notANumber(field: "Size", value: "9223372036854775808")
            ),
            ("Package: ../a\nVersion: 1\n", .invalidName(field: "Package", value: "../a")),
            ("Package: -o\nVersion: 1\n", .invalidName(field: "Package", value: "-o")),
            ("Package: a\u{1B}\nVersion: 1\n", .invalidName(field: "Package", value: "a\u{1B}")),
            (
                "Package: a\nVersion: 1\nArchitecture: x y\n",
                .invalidName(field: "Architecture", value: "x y")
            ),
        ] as [(String, StanzaDefect)]
    )
    func `A malformed record has a defect`(text: String, expected: StanzaDefect) {
        #expect(defect(text) == expected)
    }

    @Test
    func `A package keeps its values when it is encoded`() throws {
        var package = try package(full)
        package.setStatus(installed: "7.0", isAutomatic: true)
        let copy = try JSONDecoder().decode(Package.self, from: JSONEncoder().encode(package))
        #expect(copy == package)
        #expect(copy.status == .upgradable(from: "7.0"))
        #expect(copy.relations(.provides) == package.relations(.provides))
    }

    @Test
    func `The install command names the package`() throws {
        #expect(try package(full).installCommand(nativeArchitecture: "amd64") == "sudo apt install nano")
    }

    @Test
    func `The install command names a foreign architecture`() throws {
        let foreign = try package("Package: libstdc++6\nVersion: 1\nArchitecture: i386\n")
        #expect(foreign.installCommand(nativeArchitecture: "amd64") == "sudo apt install libstdc++6:i386")
    }

    @Test
    func `The install command quotes names that a shell would interpret`() throws {
        let data = try JSONEncoder().encode(package(full))
        let text = String(decoding: data, as: UTF8.self).replacing(#""name":"nano""#, with: #""name":"a'; reboot""#)
        let hostile = try JSONDecoder().decode(Package.self, from: Data(text.utf8))
        #expect(hostile.installCommand(nativeArchitecture: "amd64") == #"sudo apt install 'a'\''; reboot'"#)
    }
}
