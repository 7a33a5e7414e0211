import Foundation
import Testing

@testable import packages

/// Compares with the apt of the machine.
@Suite("Machine's apt", .enabled(if: MachineProgram.hasApt))
struct MachineAptTests {
    /// All packages, loaded once for all tests.
    private static let loading = Task {
        try await AptLoader(configuration: AptConfiguration(languages: [])).load()
    }

    @Test
    func `As many packages are read as apt knows`() async throws {
        let (packages, report) = try await Self.loading.value
        let statistics = try MachineProgram.output("/usr/bin/apt-cache", "stats")
        let counts = statistics.split(separator: "\n").filter { line in
            line.contains("Normal packages:") || line.contains("Mixed virtual packages:")
        }.compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
        #expect(counts.count == 2)
        #expect(packages.count == counts.reduce(0, +))
        #expect(report.packages == packages.count)
        #expect(report.malformed.first == [])
        #expect(Set(packages.map(\.id)).count == packages.count)
    }

    @Test
    func `The native architecture is dpkg's`() async throws {
        let output = try MachineProgram.output("/usr/bin/dpkg", "--print-architecture")
        #expect(try await Self.loading.value.report.nativeArchitecture + "\n" == output)
    }

    @Test
    func `Random packages have the fields that apt shows`() async throws {
        var generator = SeededGenerator(state: 6)
        let all = try await Self.loading.value.packages
        let sample = Array(all.shuffled(using: &generator).prefix(200))
        let names = sample.map { "\($0.id.name):\($0.id.architecture)=\($0.version)" }
        let output = try ProgramRun(
            URL(fileURLWithPath: "/usr/bin/env"),
            ["LC_ALL=C.UTF-8", "/usr/bin/apt-cache", "show"] + names
        ).outputText()
        let shown = Dictionary(grouping: output.components(separatedBy: "\n\n").map(fields)) { fields in
            "\(fields["Package"] ?? "")=\(fields["Version"] ?? "")"
        }
        for package in sample {
            let fields = try #require(shown["\(package.name)=\(package.version)"]?.first)
            let section = package.area == "main" ? package.section : "\(package.area)/\(package.section ?? "")"
            let maintainer = package.maintainer.map { $0.name + ($0.address.map { " <\($0)>" } ?? "") }
            #expect(fields["Architecture"] == package.architecture)
            #expect(fields["Section"] == section)
            #expect(fields["Priority"] == package.priority)
            #expect(fields["Maintainer"] == maintainer)
            #expect(fields["Installed-Size"].map { Int($0)! * 1024 } == package.installedSize)
            #expect(fields["Size"].map { Int($0)! } == package.downloadSize)
            #expect(fields["Homepage"] == package.homepage)
            #expect(fields["Filename"] == package.filename)
            #expect((fields["Source"] ?? package.name).split(separator: " ").first.map(String.init) == package.source)
            let description = fields["Description"] ?? fields["Description-en"] ?? ""
            #expect(description.split(separator: "\n").first.map(String.init) ?? "" == package.summary)
            for kind in PackageRelation.Kind.allCases {
                #expect(fields[kind.rawValue].map(normalized) ?? "" == normalized(package, kind), "\(package.name)")
            }
        }
    }

    /// The fields of a record, parsed independently.
    private func fields(_ record: String) -> [String: String] {
        var fields: [String: String] = [:]
        var name = ""
        for line in record.split(separator: "\n") {
            if line.hasPrefix(" ") {
                fields[name]! += "\n" + line.dropFirst()
            } else if let colon = line.firstIndex(of: ":") {
                name = String(line[..<colon])
                fields[name] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            }
        }
        return fields
    }

    private func normalized(_ text: String) -> String { text.filter { !$0.isWhitespace } }

    private func normalized(_ package: Package, _ kind: PackageRelation.Kind) -> String {
        normalized(package.relations(kind).map(\.description).joined(separator: ","))
    }

    @Test
    func `The installed packages and versions are dpkg's`() async throws {
        let output = try MachineProgram.output(
            "/usr/bin/dpkg-query",
            "-W",
            "-f",
            #"${db:Status-Status} ${Package} ${Architecture} ${Version}\n"#
        )
        let expected = Set(
            output.split(separator: "\n").filter { $0.hasPrefix("installed ") }.map { line in
                line.split(separator: " ").dropFirst().joined(separator: " ")
            }
        )
        let actual = try await Self.loading.value.packages.compactMap { package -> String? in
            switch package.status {
            case .notInstalled: nil
            case .installed(let version): "\(package.name) \(package.architecture) \(version)"
            case .upgradable(let version): "\(package.name) \(package.architecture) \(version)"
            }
        }
        #expect(Set(actual) == expected)
    }

    @Test
    func `The automatically installed packages are apt's`() async throws {
        let output = try MachineProgram.output("/usr/bin/apt-mark", "showauto")
        let expected = Set(output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) })
        let packages = try await Self.loading.value.packages
        #expect(Set(packages.filter(\.isAutomaticallyInstalled).map(\.name)) == expected)
    }

    @Test
    func `Real versions compare as in dpkg`() async throws {
        var generator = SeededGenerator(state: 7)
        let texts = Set(try await Self.loading.value.packages.map(\.version.text))
        // Neighbours differ least.
        let versions = texts.map { DebianVersion($0) }.sorted()
        for (lower, higher) in Array(zip(versions, versions.dropFirst())).shuffled(using: &generator).prefix(150) {
            let relation = lower == higher ? "eq" : "lt"
            let agrees = try MachineProgram.succeeds(
                "/usr/bin/dpkg",
                "--compare-versions",
                lower.text,
                relation,
                higher.text
            )
            #expect(agrees, "\(lower) \(relation) \(higher)")
        }
    }

    @Test
    func `The lists of another root are found`() async throws {
        let fixture = try AptFixture(languages: ["de"])
        fixture.configuration.aptGet = AptConfiguration().aptGet
        let native = AptFixture.native
        let prefix = "var/lib/apt/lists/deb.example.org_debian_dists_stable_"
        try fixture.write(
            "deb [arch=\(native)] http://deb.example.org/debian stable main\n",
            to: "etc/apt/sources.list"
        )
        try fixture.write(
            "Suite: stable\nCodename: stable\nArchitectures: \(native)\nComponents: main\n",
            to: prefix + "Release"
        )
        let sum = "Description-md5: 0123456789abcdef0123456789abcdef"
        try fixture.write(
            AptFixture.record("a", "1", "Description: English", sum),
            to: prefix + "main_binary-\(native)_Packages"
        )
        try fixture.write(
            "Package: a\n\(sum)\nDescription-de: Deutsch\n",
            to: prefix + "main_i18n_Translation-de"
        )
        try fixture.write("", to: "var/cache/apt/unused")
        #expect(try await fixture.load().packages.map(\.summary) == ["Deutsch"])
    }
}
