import Foundation
@_spi(Host) import UIKitCore

extension Screen {
    /// The element whose label is a text, else whose value is, else the only one whose label begins with it.
    ///
    /// - Parameters:
    ///   - text: What the element is called; "label, value" tells elements of one label apart.
    ///   - role: The role it must have, or nil for any.
    /// - Throws: ``PilotError`` when there is none, or when several fit as well.
    public func element(called text: String, role: String? = nil) throws -> ScreenElement {
        let candidates = elements.filter { role == nil || $0.role == role }
        let matches: [(ScreenElement) -> Bool] = [
            { $0.label == text },
            { "\($0.label ?? ""), \($0.value ?? "")" == text },
            { $0.value == text },
            // The back button says what it is before where it leads.
            { element in
                element.role == "button" && [", ", "، "].contains { element.label?.hasSuffix($0 + text) == true }
            },
            { $0.label?.hasPrefix(text) == true },
        ]
        for match in matches {
            let found = candidates.filter(match)
            // What holds an element of the same name stands behind it: a bar is called what its field is.
            let innermost = found.filter { outer in
                !outer.children.flatMap(\.all).contains { inner in found.contains { $0.isSame(as: inner) } }
            }
            if innermost.count == 1 { return innermost[0] }
            if innermost.count > 1 {
                throw PilotError.ambiguous(text, elements: innermost.map(\.brief))
            }
        }
        throw PilotError.notOnScreen(text, role: role, screen: names(role: role))
    }

    /// What a message lists when something is not there.
    private func names(role: String?) -> [String] {
        elements.filter { $0.role != "window" && (role == nil || $0.role == role) && $0.label?.isEmpty == false }
            .map(\.brief)
    }
}

extension ScreenElement {
    func isSame(as other: ScreenElement) -> Bool {
        view === other.view && tokenIndex == other.tokenIndex
    }
}
