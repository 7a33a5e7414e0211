import UIKitCore

/// Parts of a view that are not installed. Xcode 6 and 7 wrote them for each size class; later versions write them for parts
/// that are not installed at all.
@MainActor
enum InterfaceVariations {
    /// Returns the identifiers of constraints and subviews that a view's element excludes.
    static func excluded(by element: InterfaceElement) -> Set<String> {
        var excluded: Set<String> = []
        for variation in element.children where variation.name == "variation" {
            // Variations for the Mac idiom never apply.
            if variation.key == "userInterfaceIdiom=mac" {
                variation.passOverAll()
                continue
            }
            guard variation.key == "default" else { continue }
            _ = variation.noteRead()
            for mask in variation.allChildren() where ["constraints", "subviews"].contains(mask.key) {
                for part in mask.allChildren() where part.name == "exclude" {
                    excluded.insert(part.requiredString("reference"))
                }
            }
        }
        return excluded
    }
}
