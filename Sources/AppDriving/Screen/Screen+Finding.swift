import Foundation
@_spi(Host) import UIKitCore

extension Screen {
    /// The element with a label, otherwise with a value, otherwise the only one whose label begins with the text.
    ///
    /// - Parameters:
    ///   - text: The name of the element; "label, value" distinguishes elements with equal labels.
    ///   - role: The required role, or nil for any.
    /// - Throws: ``AppDriverError`` if there is none, or several match equally well.
    public func element(called text: String, role: String? = nil) throws -> ScreenElement {
        let candidates = elements.filter { role == nil || $0.role == role }
        let matches: [(ScreenElement) -> Bool] = [
            { $0.label == text },
            { "\($0.label ?? ""), \($0.value ?? "")" == text },
            { $0.value == text },
            // The name of a back button precedes the title of its target.
            { element in
                element.role == "button" && [", ", "، "].contains { element.label?.hasSuffix($0 + text) == true }
            },
            { $0.responder?.accessibilityUserInputLabels.contains(text) == true },
            { $0.label?.hasPrefix(text) == true },
        ]
        for match in matches {
            let found = candidates.filter(match)
            // Inner elements take precedence over containers of the same name: a bar has the name of its field.
            let innermost = found.filter { outer in
                !outer.children.flatMap(\.all).contains { inner in found.contains { $0.isSame(as: inner) } }
            }
            // A search field takes precedence over the title of its screen, which is often the same word.
            let named = innermost.filter { $0.role != "heading" }
            let best = named.isEmpty ? innermost : named
            if best.count == 1 { return best[0] }
            if best.count > 1 {
                throw AppDriverError.ambiguous(text, elements: best.map(\.brief))
            }
        }
        throw AppDriverError.notOnScreen(text, role: role, screen: names(role: role))
    }

    /// The elements to list in an error message.
    private func names(role: String?) -> [String] {
        elements.filter { $0.role != "window" && (role == nil || $0.role == role) && $0.label?.isEmpty == false }
            .map(\.brief)
    }
}

extension ScreenElement {
    func isSame(as other: ScreenElement) -> Bool {
        view === other.view && tokenIndex == other.tokenIndex && part === other.part
    }
}
