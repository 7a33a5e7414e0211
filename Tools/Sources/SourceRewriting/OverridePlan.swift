import SwiftSyntax

/// The members of extensions that have to be declared in the class: overrides, and members that a subclass overrides.
///
/// The extension's member gets another name, and the class a member with the original name that calls it. So no code moves to
/// another file, and its private names stay visible.
struct OverridePlan {
    /// The members to declare in a class, by the class's name.
    private(set) var members: [String: [Member]] = [:]

    /// The new names of the extensions' members, by file and position.
    private(set) var newNames: [Int: [AbsolutePosition: String]] = [:]

    /// The overriding members of extensions that cannot be moved.
    private(set) var refused: [Int: Set<AbsolutePosition>] = [:]

    /// The overriding members in an extension of a library's class, and those that override a member of such an extension.
    private(set) var ofLibraries: [Int: Set<AbsolutePosition>] = [:]

    /// The overriding members in an extension of a library's class that have no effect here.
    private(set) var withoutEffect: [Int: Set<AbsolutePosition>] = [:]

    /// Members of view controllers that UIKit keeps without effect on Linux, where no status bar and no home indicator exist.
    private static let effectless: Set<String> = [
        "childForHomeIndicatorAutoHidden", "childForScreenEdgesDeferringSystemGestures", "childForStatusBarHidden",
        "childForStatusBarStyle", "preferredScreenEdgesDeferringSystemGestures", "preferredStatusBarStyle",
        "preferredStatusBarUpdateAnimation", "prefersHomeIndicatorAutoHidden", "prefersStatusBarHidden",
    ]

    init(_ project: Project) {
        for type in project.types.values where type.kind == .classType && type.isDeclared {
            for member in type.members where member.isOverride {
                if member.isInExtension { move(member, of: type) }
            }
        }
        for type in project.types.values where !type.isDeclared {
            for member in type.members where member.isOverride {
                if Self.effectless.contains(member.name), member.kind == .property {
                    withoutEffect[member.file, default: []].insert(member.position)
                    newNames[member.file, default: [:]][member.position] = Self.newName(of: member, in: type.name)
                } else {
                    ofLibraries[member.file, default: []].insert(member.position)
                }
            }
        }
        // Also after the overrides of extensions: these can override members of extensions, too.
        for type in project.types.values where type.kind == .classType && type.isDeclared {
            for member in type.members where member.isOverride {
                for ancestor in project.ancestry(of: type).dropFirst() {
                    guard
                        let original = ancestor.members(named: member.name).first(where: { $0.hasSignature(of: member) }
                        )
                    else {
                        continue
                    }
                    guard original.isInExtension, !original.isOverride else { break }
                    if ancestor.isDeclared {
                        move(original, of: ancestor)
                    } else {
                        ofLibraries[member.file, default: []].insert(member.position)
                    }
                    break
                }
            }
        }
    }

    private mutating func move(_ member: Member, of type: ProjectType) {
        guard newNames[member.file]?[member.position] == nil else { return }
        if member.kind == .property && member.type == nil {
            refused[member.file, default: []].insert(member.position)
            return
        }
        members[type.name, default: []].append(member)
        newNames[member.file, default: [:]][member.position] = Self.newName(of: member, in: type.name)
    }

    /// A name that no superclass has.
    static func newName(of member: Member, in type: String) -> String {
        "searchlight_\(type.replacing(".", with: "_"))_\(member.name)"
    }
}
