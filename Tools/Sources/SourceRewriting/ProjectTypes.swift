import SwiftSyntax

/// A method or property of a project's type.
struct Member {
    /// A parameter of a method.
    struct Parameter {
        /// The label in calls, or `_`.
        let label: String

        /// The type, without a default value.
        let type: String

        /// The default value with `=`, or nothing.
        let defaultValue: String

        var isInOut: Bool { type.hasPrefix("inout ") }

        /// The type in a function type: without `@escaping`, which is implied there.
        var plainType: String {
            type.replacing("@escaping ", with: "")
        }
    }

    enum Kind { case method, property }

    var kind: Kind
    var name: String
    var parameters: [Parameter] = []

    /// The result type of a method, or the type of a property. Nil if none is written.
    var type: String?

    var effects = ""
    var isStatic = false
    var isOverride = false
    var isOptional = false
    var isPrivate = false
    var isPublic = false
    var isGeneric = false
    var isSettable = false

    /// Whether callers may ignore the result.
    var hasDiscardableResult = false

    /// Whether it is a property of which key-value observing is told.
    var isObservable = false

    /// Whether Objective-C sees it, and it can be found by name.
    var isExposed = false

    /// The name that `@objc(name)` gives it.
    var explicitName: String?

    /// The index of the file that declares it, and whether an extension does.
    var file = 0
    var isInExtension = false

    /// The position of the declaration, which identifies it in its file.
    var position = AbsolutePosition(utf8Offset: 0)

    var labels: [String] { parameters.map(\.label) }

    var selector: String {
        if let explicitName { return explicitName }
        let name = ObjectiveCName.selector(base: name, labels: labels)
        // Objective-C receives an error through a pointer, the last argument.
        guard isThrowing else { return name }
        return labels.isEmpty ? name + "AndReturnError:" : name + "error:"
    }

    var isThrowing: Bool { effects.contains("throws") }

    /// The name with labels, such as `tapped(_:)`, or without parentheses if there are no parameters.
    var reference: String { parameters.isEmpty ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))" }

    /// Whether two members have the same name and labels.
    func hasSignature(of other: Member) -> Bool { kind == other.kind && name == other.name && labels == other.labels }

    /// The key of a property.
    var key: String { explicitName ?? name }

    /// Whether the library's selectors can carry the method, and tables list it.
    var isSendable: Bool { !isStatic && effects.isEmpty && canBeCarried(byUpTo: 3) }

    /// Whether the library's selectors can carry the class's method.
    var isSendableToClass: Bool { isStatic && effects.isEmpty && canBeCarried(byUpTo: 2) }

    /// Whether the library's selectors can carry a closure that calls the method, and drops its error.
    var isSendableInClosure: Bool { !isStatic && isThrowing && !effects.contains("async") && canBeCarried(byUpTo: 2) }

    private func canBeCarried(byUpTo count: Int) -> Bool {
        kind == .method && !isGeneric && parameters.count <= count && !parameters.contains(where: \.isInOut)
    }
}

/// A type that the project declares, or a type of a library that the project extends.
final class ProjectType {
    enum Kind { case classType, protocolType, other }

    /// The name with the names of the types around it: `Outer.Inner`.
    let name: String
    var kind = Kind.other

    /// Whether the project declares it, rather than only extending it.
    var isDeclared = false

    /// The file with the declaration.
    var file = 0
    var isGeneric = false

    /// Whether it cannot be found by name: private types, types in functions.
    var isHidden = false
    var isPublic = false
    var exposesMembers = false

    /// Whether a function declares it, so that no other place can name it.
    var isLocal = false

    /// Whether it has the attribute `@MainActor`.
    var isOnMainActor = false

    /// The name in `@objc(Name)` before a class.
    var objectiveCName: String?

    /// `@objc` before a protocol.
    var isExposedProtocol = false

    /// The inherited types in source order, those of extensions included.
    var inherited: [String] = []
    var members: [Member] = []

    /// Whether it declares a `MemberTable` itself.
    var hasTable = false

    /// The places of the members in the list, by name.
    private var places: [String: [Int]] = [:]
    private var countOfPlaces = 0

    init(name: String) { self.name = name }

    /// The members with a name, in source order.
    func members(named name: String) -> [Member] {
        while countOfPlaces < members.count {
            places[members[countOfPlaces].name, default: []].append(countOfPlaces)
            countOfPlaces += 1
        }
        return (places[name] ?? []).map { members[$0] }
    }
}
