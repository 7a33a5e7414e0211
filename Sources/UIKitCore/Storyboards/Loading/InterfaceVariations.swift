/// What of a view is not installed. Interface Builder of Xcode 6 and 7 wrote it for each size class, later versions write it
/// for what is installed nowhere.
@MainActor
enum InterfaceVariations {
    /// The identifiers of constraints and subviews that a view's element leaves out.
    static func excluded(by element: InterfaceElement) -> Set<String> {
        var excluded: Set<String> = []
        for variation in element.children where variation.name == "variation" {
            // What differs on a Mac is never asked for here.
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
