import Foundation
import Testing

@testable import packages

@Suite("Package details")
struct PackageDetailTests {
    private func packages(_ records: String...) async throws -> [Package] {
        let fixture = try AptFixture()
        let file = try fixture.write(records.joined(), to: "Packages")
        return try await fixture.load(file: file).packages
    }

    private typealias Fixture = AptFixture

    // MARK: Files

    private func files(_ lists: [String: String]) async throws -> InstalledFiles {
        let fixture = try AptFixture()
        for (name, text) in lists { try fixture.write(text, to: "var/lib/dpkg/info/\(name)") }
        let package = try await packages(Fixture.record("a"))[0]
        return try InstalledFiles(of: package, configuration: fixture.configuration)
    }

    @Test
    func `The files of a package include its configuration files`() async throws {
        let files = try await files([
            "a.list": "/.\n/etc\n/etc/a.conf\n/usr/bin/a b\n",
            "a.conffiles": "/etc/a.conf\nremove-on-upgrade /etc/old\n",
        ])
        #expect(files.paths == ["/.", "/etc", "/etc/a.conf", "/usr/bin/a b"])
        #expect(files.configurationFiles == ["/etc/a.conf"])
    }

    @Test
    func `The list with the architecture in its name is preferred`() async throws {
        let files = try await files(["a:\(Fixture.native).list": "/right\n", "a.list": "/wrong\n"])
        #expect(files.paths == ["/right"])
    }

    @Test
    func `A package without list has its own error`() async throws {
        let error = await #expect(throws: AptError.self) { try await files(["ab.list": "/x\n"]) }
        #expect(error == .noFileList(package: "a:\(Fixture.native)"))
    }

    @Test(.enabled(if: MachineProgram.hasDpkg))
    func `The files of installed packages are those of dpkg`() async throws {
        let configuration = AptConfiguration()
        let (all, _) = try await AptLoader(source: .file(configuration.status)).load()
        var generator = SeededGenerator(state: 5)
        for package in all.filter(\.isInstalled).shuffled(using: &generator).prefix(25) {
            let name = package.architecture == "all" ? package.name : "\(package.name):\(package.architecture)"
            let output = try MachineProgram.output("/usr/bin/dpkg-query", "-L", name)
            // dpkg adds lines about diverted files.
            let expected = output.split(separator: "\n").map(String.init).filter { $0.hasPrefix("/") }
            #expect(try InstalledFiles(of: package, configuration: configuration).paths == expected, "\(name)")
        }
    }

    // MARK: Reverse dependencies

    /// The dependents of a package as texts: name, kind, elements and virtual name.
    private func dependents(
        _ name: String,
        of packages: [Package],
        kinds: Set<PackageRelation.Kind> = Set(PackageRelation.Kind.allCases)
    ) throws -> [String] {
        let package = try #require(packages.first { $0.name == name && $0.id.architecture == Fixture.native })
        return ReverseDependencies(packages).dependents(of: package, kinds: kinds).map { dependent in
            let elements = dependent.elements.map(\.description).joined(separator: ", ")
            let virtual = dependent.virtualName.map { " through \($0)" } ?? ""
            return "\(dependent.package.name) \(dependent.kind.rawValue) \(elements)\(virtual)"
        }
    }

    @Test
    func `Dependents are ordered by kind`() async throws {
        let packages = try await packages(
            Fixture.record("a"),
            Fixture.record("b", "1", "Suggests: x, a", "Depends: y | a (>= 1), a (<< 2)"),
            Fixture.record("c", "1", "Pre-Depends: a"),
            Fixture.record("d", "1", "Depends: ab, ba")
        )
        #expect(
            try dependents("a", of: packages)
                == ["c Pre-Depends a", "b Depends a (>= 1), a (<< 2)", "b Suggests a"]
        )
        #expect(try dependents("a", of: packages, kinds: [.suggests]) == ["b Suggests a"])
        #expect(try dependents("d", of: packages).isEmpty)
    }

    @Test
    func `A provider has the dependents of its virtual package`() async throws {
        let packages = try await packages(
            Fixture.record("postfix", "1", "Provides: mta", "Conflicts: mta"),
            Fixture.record("exim", "1", "Provides: mta", "Conflicts: mta"),
            Fixture.record("cron", "1", "Recommends: exim | mta"),
            Fixture.record("mutt", "1", "Depends: mta")
        )
        #expect(
            try dependents("postfix", of: packages)
                == [
                    "mutt Depends mta through mta", "cron Recommends mta through mta", "exim Conflicts mta through mta",
                ]
        )
        #expect(
            try dependents("exim", of: packages)
                == ["mutt Depends mta through mta", "cron Recommends exim", "postfix Conflicts mta through mta"]
        )
        #expect(ReverseDependencies(packages).providers(of: "mta").map(\.name) == ["exim", "postfix"])
    }

    @Test
    func `A restricted request needs a provided version`() async throws {
        let packages = try await packages(
            Fixture.record("plain", "9", "Provides: api"),
            Fixture.record("two", "1", "Provides: api (= 2)"),
            Fixture.record("u", "1", "Depends: api (>= 2)"),
            Fixture.record("v", "1", "Depends: api (>= 3)"),
            Fixture.record("w", "1", "Depends: api")
        )
        #expect(try dependents("plain", of: packages) == ["w Depends api through api"])
        #expect(
            try dependents("two", of: packages) == ["u Depends api (>= 2) through api", "w Depends api through api"]
        )
    }

    @Test
    func `Requests mean packages of the same architecture unless qualified`() async throws {
        let foreign = { (name: String, lines: String) in
            "Package: \(name)\nVersion: 1\nArchitecture: foreign\n\(lines)\n\n"
        }
        let packages = try await packages(
            Fixture.record("a"),
            foreign("a", ""),
            Fixture.record("shared", "1", "Multi-Arch: foreign"),
            Fixture.record("python", "1", "Multi-Arch: allowed"),
            foreign("b", "Depends: a, shared, python:any\nConflicts: a"),
            foreign("c", "Depends: a:\(Fixture.native), python"),
            "Package: d\nVersion: 1\nArchitecture: all\nDepends: a\n\n"
        )
        #expect(
            try dependents("a", of: packages)
                == ["c Depends a:\(Fixture.native)", "d Depends a", "b Conflicts a"]
        )
        #expect(try dependents("shared", of: packages) == ["b Depends shared"])
        #expect(try dependents("python", of: packages) == ["b Depends python:any"])
    }
}
