import PackageGeneration
import Testing
import XcodeProjects

struct ManifestTests {
    @Test func `The language mode is that of SWIFT_VERSION`() {
        func entry(_ version: String) -> String {
            manifest(project([target("App", .application, settings: ["SWIFT_VERSION": version])]), ["App"])
        }
        #expect(entry("6.0").contains("swiftSettings: library + [.swiftLanguageMode(.v6)]"))
        #expect(entry("5.0").contains("swiftSettings: library + [.swiftLanguageMode(.v5)]"))
        #expect(entry("4.2").contains(".swiftLanguageMode(.v5), .unsafeFlags([\"-swift-version\", \"4.2\"])"))
        #expect(entry("4.0").contains(".swiftLanguageMode(.v5), .unsafeFlags([\"-swift-version\", \"4\"])"))
    }

    @Test func `Swift 3 is compiled as Swift 4, with a warning`() {
        let project = project([target("App", .application, settings: ["SWIFT_VERSION": "3.0"])])
        #expect(manifest(project, ["App"]).contains(".unsafeFlags([\"-swift-version\", \"4\"])"))
        let problems = plan(project, ["App"]).problems
        #expect(problems.map(\.severity) == [.warning])
        #expect(problems[0].message.contains("the sources are compiled as Swift 4"))
    }

    @Test func `Swift before 3 is an error with the remedy`() {
        let version = "2.3"
        let plan = plan(project([target("App", .application, settings: ["SWIFT_VERSION": version])]), ["App"])
        #expect(plan.problems.map(\.severity) == [.error])
        #expect(
            plan.problems[0].message.hasPrefix(
                "Target 'App': Swift \(version) (SWIFT_VERSION) has no compiler on Linux."
            )
        )
    }

    @Test func `A missing SWIFT_VERSION is an error`() {
        let plan = plan(project([target("App", .application, settings: ["SWIFT_VERSION": ""])]), ["App"])
        #expect(plan.problems[0].message.hasPrefix("Target 'App': SWIFT_VERSION is missing"))
    }

    @Test func `Conditions come from both settings`() {
        let settings = ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG BETA", "OTHER_SWIFT_FLAGS": "-D ONE -DTWO"]
        let text = manifest(project([target("App", .application, settings: settings)]), ["App"])
        #expect(text.contains(".define(\"BETA\"), .define(\"DEBUG\"), .define(\"ONE\"), .define(\"TWO\")"))
    }

    @Test func `Other compiler flags are reported`() {
        let settings = ["OTHER_SWIFT_FLAGS": "-Xfrontend -warn-long-function-bodies=100 -Ounchecked"]
        let plan = plan(project([target("App", .application, settings: settings)]), ["App"])
        #expect(plan.problems.map(\.severity) == [.warning, .warning])
        #expect(plan.problems[0].message.contains("'-Xfrontend -warn-long-function-bodies=100'"))
        #expect(plan.problems[1].message.contains("'-Ounchecked'"))
    }

    @Test func `A condition that is no identifier never reaches the manifest`() {
        let settings = ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "\"A\\\")]\" B"]
        let project = project([target("App", .application, settings: settings)])
        #expect(plan(project, ["App"]).problems.count == 1)
        #expect(manifest(project, ["App"]).contains(".define(\"B\")]"))
    }

    @Test func `Settings of concurrency and upcoming features are passed on`() {
        let settings = [
            "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor", "SWIFT_STRICT_CONCURRENCY": "complete",
            "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES", "SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE": "NO",
        ]
        let text = manifest(project([target("App", .application, settings: settings)]), ["App"])
        #expect(text.contains(".enableUpcomingFeature(\"ExistentialAny\"), .defaultIsolation(MainActor.self)"))
        #expect(text.contains(".unsafeFlags([\"-strict-concurrency=complete\"])"))
        #expect(!text.contains("ConciseMagicFile"))
    }

    @Test func `Features that Swift 6 contains are not named in its mode`() {
        let settings = ["SWIFT_VERSION": "6.0", "SWIFT_APPROACHABLE_CONCURRENCY": "YES"]
        let text = manifest(project([target("App", .application, settings: settings)]), ["App"])
        #expect(text.contains("NonisolatedNonsendingByDefault"))
        #expect(!text.contains("InferSendableFromCaptures"))
    }

    @Test func `Remote packages keep their version rules`() {
        let rules: [(PackageReference.Requirement, String)] = [
            (.upToNextMajor(from: "1.2.0"), ".upToNextMajor(from: \"1.2.0\")"),
            (.upToNextMinor(from: "1.2.0"), ".upToNextMinor(from: \"1.2.0\")"),
            (.exact("1.2.3"), "exact: \"1.2.3\""),
            (.range(from: "1.0.0", to: "1.5.0"), "\"1.0.0\"..<\"1.5.0\""),
            (.branch("main"), "branch: \"main\""),
            (.revision("abc"), "revision: \"abc\""),
        ]
        for (requirement, text) in rules {
            var app = target("App", .application)
            app.packageProducts = [PackageProduct(name: "Rx", package: "rxswift")]
            let url = "https://example.org/RxSwift.git"
            let reference = PackageReference(id: "rxswift", location: .remote(url: url, requirement: requirement))
            let manifest = manifest(project([app], packages: [reference]), ["App"])
            #expect(manifest.contains(".package(url: \"\(url)\", \(text)),"))
            #expect(manifest.contains("dependencies: [.product(name: \"Rx\", package: \"rxswift\")],"))
        }
    }

    @Test func `Names cannot leave their string literals`() {
        var app = target("App", .application)
        app.packageProducts = [PackageProduct(name: "A\"), \\(x)\n", package: "p")]
        let reference = PackageReference(id: "p", location: .remote(url: "u\"", requirement: .exact("1\u{1B}")))
        let text = manifest(project([app], packages: [reference]), ["App"])
        #expect(text.contains(#".product(name: "A\"), \\(x)\n", package: "p")"#))
        #expect(text.contains(#".package(url: "u\"", exact: "1\u{1b}")"#))
    }
}
