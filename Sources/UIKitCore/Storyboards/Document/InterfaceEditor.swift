/// What Interface Builder writes for itself: it has no meaning when the file is loaded, on Apple's systems neither.
enum InterfaceEditor {
    /// Attributes of any element. Those that name the object or its class are here too, because they are read first.
    static let attributes: Set<String> = [
        "id", "key", "userLabel", "sceneMemberID", "customClass", "customModule", "customModuleProvider", "misplaced",
        "fixedFrame", "verifyAmbiguity", "ambiguous", "colorLabel", "placeholderIntrinsicWidth",
        "placeholderIntrinsicHeight", "simulatedAppContext",
    ]

    private static let elements: Set<String> = [
        "freeformSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics", "designables",
    ]

    private static let keys: Set<String> = ["canvasLocation", "freeformSize", "userComments", "connectedScreen"]

    static func isForEditorOnly(_ element: InterfaceElement) -> Bool {
        if elements.contains(element.name) { return true }
        // The first versions of Xcode 7 wrote the element, which is always empty.
        if element.name == "animations" { return element.children.isEmpty }
        guard let key = element.key else { return false }
        return key.hasPrefix("simulated") || keys.contains(key)
    }
}
