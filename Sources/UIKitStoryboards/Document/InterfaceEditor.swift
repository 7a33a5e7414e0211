import UIKitCore

/// Elements and attributes that Interface Builder writes for its own use. They have no effect at run time, on any system.
enum InterfaceEditor {
    /// Attributes of any element, including those with the object's identifier and class, which are read separately.
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
        // The first versions of Xcode 7 wrote this element, always empty.
        if element.name == "animations" { return element.children.isEmpty }
        guard let key = element.key else { return false }
        return key.hasPrefix("simulated") || keys.contains(key)
    }
}
