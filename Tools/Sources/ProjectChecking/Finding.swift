/// One cause for which a project does not work, with all places that it affects.
public struct Finding: Sendable, Codable, Equatable {
    /// The effect of a cause.
    public enum Effect: String, Sendable, Codable, CaseIterable {
        /// The project cannot be compiled.
        case build

        /// The project can be compiled, but a part of the app fails when it is used.
        case run

        /// The app works, but not completely as on iOS.
        case hint
    }

    /// The kinds of causes.
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// The project file, a scheme or a target.
        case project

        /// A language version of Swift that no compiler accepts any more.
        case languageVersion = "language-version"

        /// A file without a compiler here: Objective-C, Metal, Core Data and others.
        case unsupportedFile = "unsupported-file"

        /// A module that does not exist here.
        case missingModule = "missing-module"

        /// A type or function that does not exist here.
        case missingName = "missing-name"

        /// A member that does not exist here.
        case missingMember = "missing-member"

        /// Syntax that cannot be rewritten.
        case syntax

        /// Content of a storyboard or nib that is not supported.
        case interface

        /// A class that a storyboard or nib names and no target declares.
        case interfaceClass = "interface-class"

        /// An outlet or action that the class of a storyboard's object does not have.
        case connection

        /// An image, colour or file that the project names and does not contain.
        case missingResource = "missing-resource"

        /// A key of an Info.plist.
        case infoPlist = "info-plist"

        /// Another message of the compiler.
        case compiler
    }

    /// A line of a file.
    public struct Place: Sendable, Codable, Hashable {
        /// The absolute path of the file.
        public var path: String

        /// The line from 1, if it is known.
        public var line: Int?

        /// The name in this place, if it is not the symbol of the cause.
        public var name: String?

        /// Makes a place.
        public init(path: String, line: Int? = nil, name: String? = nil) {
            self.path = path
            self.line = line
            self.name = name
        }
    }

    /// The effect.
    public var effect: Effect

    /// The kind.
    public var kind: Kind

    /// The module, type, member, file or class in question.
    public var symbol: String

    /// The cause, as sentences.
    public var message: String

    /// A replacement or remedy.
    public var advice: String?

    /// The places, ordered by path and line, without duplicates.
    public var places: [Place]

    /// The number of further messages of the compiler that have this cause.
    public var consequences: Int

    /// The number of files with a place.
    public var files: Int

    /// Makes a cause.
    public init(
        effect: Effect,
        kind: Kind,
        symbol: String,
        message: String,
        advice: String? = nil,
        places: [Place] = [],
        consequences: Int = 0
    ) {
        self.effect = effect
        self.kind = kind
        self.symbol = symbol
        self.message = message
        self.advice = advice
        self.consequences = consequences
        self.places = Set(places).sorted()
        files = Set(places.map(\.path)).count
    }
}

extension Finding.Place: Comparable {
    /// Orders places by path, line and name.
    public static func < (first: Self, second: Self) -> Bool {
        (first.path, first.line ?? 0, first.name ?? "") < (second.path, second.line ?? 0, second.name ?? "")
    }
}

extension Finding {
    /// Whether a cause is listed before another one: by effect, then by the number of affected files and of uses.
    static func isRanked(_ first: Finding, before second: Finding) -> Bool {
        let effects = Effect.allCases
        if first.effect != second.effect {
            return effects.firstIndex(of: first.effect)! < effects.firstIndex(of: second.effect)!
        }
        if first.files != second.files { return first.files > second.files }
        let uses = (first.places.count + first.consequences, second.places.count + second.consequences)
        if uses.0 != uses.1 { return uses.0 > uses.1 }
        return (first.kind.rawValue, first.symbol, first.message) < (
            second.kind.rawValue, second.symbol, second.message
        )
    }
}
