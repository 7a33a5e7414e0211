/// Members that implement requirements of protocols.
extension Project {
    /// Methods that implement a requirement of an `@objc` protocol are exposed without an attribute.
    func exposeWitnesses() {
        for type in types.values where type.kind == .classType {
            let protocols = protocols(of: type).filter(\.isExposedProtocol)
            guard !protocols.isEmpty else { continue }
            for index in type.members.indices where !type.members[index].isExposed {
                let member = type.members[index]
                let requirements = protocols.lazy.flatMap { $0.members(named: member.name) }
                guard let requirement = requirements.first(where: { $0.hasSignature(of: member) }) else { continue }
                type.members[index].isExposed = true
                if member.explicitName == nil { type.members[index].explicitName = requirement.explicitName }
            }
        }
    }

    /// Methods that implement requirements of UIKit's protocols are exposed, too. They are only needed if the project asks for them.
    func exposeWitnessesOfLibraries() {
        for type in types.values where type.kind == .classType && type.isDeclared {
            var names: [String] = []
            for ancestor in classes(of: type) {
                names += ancestor.inherited + protocols(of: ancestor).flatMap(\.inherited)
            }
            let requirements = names.reduce(into: Set<String>()) { $0.formUnion(LibraryRequirements.methods(of: $1)) }
            guard !requirements.isEmpty else { continue }
            for index in type.members.indices {
                let member = type.members[index]
                if member.kind == .method, !member.isPrivate, requirements.contains(member.reference) {
                    type.members[index].isExposed = true
                }
            }
        }
    }

    /// Whether a type is a protocol, or refines it.
    func isProtocol(_ type: ProjectType, refining name: String) -> Bool {
        type.kind == .protocolType && (type.name == name || protocols(of: type).contains { $0.name == name })
    }

    /// The type of a property of a project's type or of a library's class with a name. Nil if it is not known.
    func typeOfProperty(named property: String, in type: ProjectType?, _ name: String?) -> String? {
        if let type, let member = self.property(named: property, in: type) { return member.type }
        let isOfLibrary =
            type.map { $0.kind == .classType && descendsFromNSObject($0) } ?? (name?.hasPrefix("UI") == true)
        return isOfLibrary ? LibraryClasses.propertyTypes[property] : nil
    }

    /// Whether the methods of a class belong to the main actor.
    func isOnMainActor(_ name: String, _ type: ProjectType?) -> Bool {
        guard let type, type.isDeclared else { return name.hasPrefix("UI") }
        let ancestry = classes(of: type)
        return ancestry.contains(where: \.isOnMainActor) || ancestry.last?.inherited.first?.hasPrefix("UI") == true
    }
}
