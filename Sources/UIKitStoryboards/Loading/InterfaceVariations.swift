import UIKitCore

/// A `<variation>`: parts and values of an element for some size classes only.
@MainActor
struct InterfaceVariation {
    /// The size classes. Nil for the parts of the base, which apply without a variation for the traits.
    let condition: TraitCondition?
    let element: InterfaceElement

    /// Returns the variations of an element in their order. Reports conditions that are unknown.
    static func all(of element: InterfaceElement) -> [InterfaceVariation] {
        element.children.compactMap { child in
            guard child.name == "variation" else { return nil }
            _ = child.noteRead()
            let key = child.key ?? ""
            if key == "default" { return InterfaceVariation(condition: nil, element: child) }
            // The idiom is never Mac.
            if key.split(separator: "-").contains("userInterfaceIdiom=mac") {
                child.passOverAll()
                return nil
            }
            guard let condition = TraitCondition(key) else {
                child.problem("has key=\"\(key)\", which names an unknown trait. Known are: widthClass, heightClass.")
                child.passOverAll()
                return nil
            }
            return InterfaceVariation(condition: condition, element: child)
        }
    }
}

/// The size classes and the idiom that a variation requires.
struct TraitCondition: Equatable {
    private var width: UIUserInterfaceSizeClass?
    private var height: UIUserInterfaceSizeClass?
    private var idiom: UIUserInterfaceIdiom?

    /// Reads a key such as `heightClass=compact-widthClass=regular`. Returns nil if it has an unknown trait or value.
    init?(_ key: String) {
        for part in key.split(separator: "-", omittingEmptySubsequences: false) {
            let words = part.split(separator: "=", omittingEmptySubsequences: false)
            guard words.count == 2 else { return nil }
            switch words[0] {
            case "widthClass": width = Self.sizeClasses[String(words[1])]
            case "heightClass": height = Self.sizeClasses[String(words[1])]
            case "userInterfaceIdiom": idiom = Self.idioms[String(words[1])]
            default: return nil
            }
        }
        let count = key.split(separator: "-").count
        if precision != count { return nil }
    }

    private static let sizeClasses: [String: UIUserInterfaceSizeClass] = ["compact": .compact, "regular": .regular]
    private static let idioms: [String: UIUserInterfaceIdiom] = ["phone": .phone, "pad": .pad]

    /// The number of required traits. A variation takes precedence over those with fewer.
    var precision: Int { [width != nil, height != nil, idiom != nil].count { $0 } }

    /// Whether the traits have all required values.
    @MainActor
    func isMet(by traits: UITraitCollection) -> Bool {
        (width == nil || width == traits.horizontalSizeClass) && (height == nil || height == traits.verticalSizeClass)
            && (idiom == nil || idiom == traits.userInterfaceIdiom)
    }

    /// Returns the index of the condition that applies: the met one with the most traits, the last of several. Nil if none is met.
    @MainActor
    static func choice(among conditions: [TraitCondition], for traits: UITraitCollection) -> Int? {
        var best: Int?
        for (index, condition) in conditions.enumerated() where condition.isMet(by: traits) {
            if let known = best, conditions[known].precision > condition.precision { continue }
            best = index
        }
        return best
    }
}

/// The traits for which a subview or constraint is installed.
struct Installation {
    private var base = true
    private var conditions: [TraitCondition] = []
    private var isIncluded: [Bool] = []

    /// Whether any traits install the part.
    var isPossible: Bool { base || isIncluded.contains(true) }

    @MainActor
    func isInstalled(in traits: UITraitCollection) -> Bool {
        TraitCondition.choice(among: conditions, for: traits).map { isIncluded[$0] } ?? base
    }

    mutating func add(_ condition: TraitCondition?, isIncluded: Bool) {
        guard let condition else {
            base = isIncluded
            return
        }
        conditions.append(condition)
        self.isIncluded.append(isIncluded)
    }
}

extension [String: Installation] {
    /// Adds what the masks of a variation include and exclude.
    @MainActor
    mutating func add(masksOf variation: InterfaceVariation) {
        for mask in variation.element.children
        where mask.name == "mask" && ["constraints", "subviews"].contains(mask.key) {
            for part in mask.allChildren() {
                guard part.name == "include" || part.name == "exclude" else {
                    part.problem("is unknown in <mask>.")
                    continue
                }
                let id = part.requiredString("reference")
                self[id, default: Installation()].add(variation.condition, isIncluded: part.name == "include")
            }
        }
    }
}
