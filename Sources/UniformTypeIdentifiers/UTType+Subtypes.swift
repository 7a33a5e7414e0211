extension UTType {
    /// The tags of a class of the type and of all declared types that conform to it, sorted.
    ///
    /// - Complexity: Proportional to the number of declared types.
    package func tags(_ tagClass: UTTagClass) -> [String] {
        let all = TypeRegistry.current.declarations(conformingTo: identifier).flatMap { $0.tags[tagClass] ?? [] }
        return Set(all + (tags[tagClass] ?? [])).sorted()
    }
}

extension TypeRegistry {
    /// The declared types that are a type or conform to it, in no order.
    func declarations(conformingTo identifier: String) -> [TypeDeclaration] {
        all.filter { conforms($0, to: identifier) }
    }
}
