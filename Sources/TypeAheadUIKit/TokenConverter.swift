import TypeAhead
import UIKit
@_spi(SearchTokens) import UIKitCore

extension SearchPipelineUpdater {
    /// Lets the field convert filters to tokens and tokens to text, if ``token`` is set.
    func convertTokens() {
        let field = searchController?.searchBar.searchTextField
        tokenConverter = token.map { token in
            TokenConverter(
                syntax: { [weak self] in self?.syntax ?? SearchQuerySyntax() },
                token: token,
                filter: { [weak self] in self?.filter($0) }
            )
        }
        field?.tokenConverter = tokenConverter
    }
}

/// Converts between filters in the text and tokens of a search field.
@MainActor
final class TokenConverter: SearchTokenConverting {
    private let syntax: () -> SearchQuerySyntax
    private let token: (SearchFilter) -> UISearchToken?
    private let filter: (UISearchToken) -> SearchFilter?

    init(
        syntax: @escaping () -> SearchQuerySyntax,
        token: @escaping (SearchFilter) -> UISearchToken?,
        filter: @escaping (UISearchToken) -> SearchFilter?
    ) {
        self.syntax = syntax
        self.token = token
        self.filter = filter
    }

    func text(of token: UISearchToken) -> String? { filter(token).flatMap { syntax().text(of: $0) } }

    func token(atEndOf text: String) -> (token: UISearchToken, length: Int)? {
        // Alternatives stay text, because all tokens are required.
        guard let part = syntax().parts(of: text).last, part.range.upperBound == text.endIndex, !part.isAlternative,
            case .filter(let filter) = part.criterion, let token = token(filter)
        else { return nil }
        return (token, text.utf16.distance(from: part.range.lowerBound, to: text.endIndex))
    }

    func tokens(inPasted text: String) -> (tokens: [UISearchToken], text: String)? {
        var tokens: [UISearchToken] = []
        var rest = ""
        var end = text.startIndex
        for part in syntax().parts(of: text) where !part.isAlternative {
            guard case .filter(let filter) = part.criterion, let token = token(filter) else { continue }
            tokens.append(token)
            rest += text[end..<part.range.lowerBound]
            end = part.range.upperBound
            // One of the spaces around the filter remains.
            if end < text.endIndex { end = text.index(after: end) } else if rest.last == " " { rest.removeLast() }
        }
        guard !tokens.isEmpty else { return nil }
        return (tokens, rest + text[end...])
    }
}
