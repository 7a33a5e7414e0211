import UIKitCore

/// Validation of the elements around the objects of a file: their attributes and children.
@MainActor
extension InterfaceDocument {
    /// The attributes and children allowed in an element, in addition to those of the editor.
    private struct Parts {
        var attributes: Set<String> = []
        var children: Set<String> = []
        /// Whether the content of the children is ignored because it has no effect at run time.
        var areChildrenSkipped = false
    }

    private static let parts: [String: Parts] = [
        "document": Parts(
            attributes: [
                "type", "version", "toolsVersion", "systemVersion", "targetRuntime", "propertyAccessControl",
                "useAutolayout", "useTraitCollections", "useSafeAreas", "colorMatched", "initialViewController",
                "launchScreen", "variant", "defaultVersion",
            ],
            children: [
                "device", "dependencies", "scenes", "objects", "resources", "customFonts", "simulatedMetricsContainer",
                "inferredMetricsTieBreakers", "accessibilityOverrides", "classes", "designables",
            ]
        ),
        "scenes": Parts(children: ["scene"]),
        "scene": Parts(attributes: ["sceneID"], children: ["objects", "point"]),
        "resources": Parts(children: ["image", "systemColor", "namedColor"], areChildrenSkipped: true),
        "device": Parts(attributes: ["orientation", "appearance", "layout"], children: ["adaptation"]),
        "dependencies": Parts(
            children: ["deployment", "development", "plugIn", "capability"],
            areChildrenSkipped: true
        ),
    ]

    /// Reports unknown elements and attributes around the objects, and duplicate identifiers. Runs once per document.
    func checkStructure() {
        guard !isStructureChecked else { return }
        isStructureChecked = true
        check(root)
        for element in duplicates {
            guard let id = element.id, let first = self.element(id) else { continue }
            element.problem("has the id '\(id)', which <\(first.name)> in line \(first.line) already has.")
        }
        for list in objectLists {
            for attribute in list.attributes.keys.sorted() where !InterfaceEditor.attributes.contains(attribute) {
                list.problem("has the attribute '\(attribute)', which is unknown.")
            }
            for placeholder in list.children where placeholder.name == "placeholder" { check(placeholder: placeholder) }
        }
    }

    private func check(_ element: InterfaceElement) {
        guard let parts = Self.parts[element.name] else { return }
        for attribute in element.attributes.keys.sorted()
        where !parts.attributes.contains(attribute) && !InterfaceEditor.attributes.contains(attribute) {
            element.problem("has the attribute '\(attribute)', which is unknown.")
        }
        for child in element.children {
            guard parts.children.contains(child.name) else {
                if InterfaceEditor.isForEditorOnly(child) { continue }
                child.problem("is unknown in <\(element.name)>.")
                continue
            }
            if !parts.areChildrenSkipped { check(child) }
        }
        if element.content.contains(where: { !$0.isWhitespace }) {
            element.problem("contains text, which is not supported here.")
        }
    }

    private func check(placeholder: InterfaceElement) {
        for attribute in placeholder.attributes.keys.sorted()
        where attribute != "placeholderIdentifier" && !InterfaceEditor.attributes.contains(attribute) {
            placeholder.problem("has the attribute '\(attribute)', which is unknown.")
        }
        for child in placeholder.children
        where child.name != "connections" && child.name != "userDefinedRuntimeAttributes"
            && !InterfaceEditor.isForEditorOnly(child)
        {
            child.problem("is unknown in <placeholder>.")
        }
    }
}
