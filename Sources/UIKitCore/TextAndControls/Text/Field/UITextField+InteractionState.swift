import Foundation

/// The selection and editing state of a field, for state restoration.
struct TextInteractionState: Codable {
    var anchor: Int
    var head: Int
    var isEditing: Bool
}

extension UITextField {
    var currentInteractionState: Any {
        let selection = document.selection
        let state = TextInteractionState(anchor: selection.anchor, head: selection.head, isEditing: isEditing)
        // Encoding a struct of integers and Booleans never fails.
        return (try? JSONEncoder().encode(state)) ?? Data()
    }

    func restoreInteractionState(_ value: Any) {
        guard let data = value as? Data,
            let state = try? JSONDecoder().decode(TextInteractionState.self, from: data)
        else { return }
        if state.isEditing { becomeFirstResponder() }
        changeSelection { $0.select(anchor: state.anchor, head: state.head) }
    }
}
