import Foundation

@_spi(Host) @testable import UIKitCore

/// Gives text for tokens, and lets a test control the handling of pasted items.
@MainActor
final class TokenDelegate: NSObject, UISearchTextFieldDelegate, UITextPasteDelegate {
    var asked: [String] = []
    var refusesText = false
    var transform: ((any UITextPasteItem) -> Void)?
    var makeProvider: (UISearchToken) -> NSItemProvider = { NSItemProvider(object: $0.text as NSString) }

    func searchTextField(
        _ searchTextField: UISearchTextField,
        itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider {
        asked.append(token.text)
        return makeProvider(token)
    }

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { !refusesText }

    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem
    ) {
        if let transform { transform(item) } else { item.setDefaultResult() }
    }
}
