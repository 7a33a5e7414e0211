import Foundation

/// Texts of the ready-made results screen of TypeAheadUIKit.
extension SystemTexts {
    /// The texts of a results screen.
    package enum SearchText {
        /// The title of the list of recent searches.
        case recentSearches
        /// The button that removes all of them.
        case clearRecentSearches
        case pin
        case unpin
        /// The button that repeats a failed search.
        case tryAgain
        /// The title of the message after a failure.
        case failed
        /// Searches everywhere instead of in a part.
        case searchEverywhere
        /// Searches without a part of the query.
        case without(String)
        /// Searches with a part that was excluded.
        case with(String)
        /// The number of listed results among all.
        case listed(String, of: String)
        /// The number of sources that answered.
        case answered(Int, of: Int)
    }

    /// Returns a text in the user's language.
    package static func text(_ text: SearchText) -> String {
        switch LocalizedTexts.best(of: ["en", "de", "ar"], for: UserLanguages.current) {
        case "de": german(text)
        case "ar": arabic(text)
        default: english(text)
        }
    }

    private static func english(_ text: SearchText) -> String {
        switch text {
        case .recentSearches: "Recent Searches"
        case .clearRecentSearches: "Clear Recent Searches"
        case .pin: "Pin"
        case .unpin: "Unpin"
        case .tryAgain: "Try Again"
        case .failed: "The search failed."
        case .searchEverywhere: "Search everywhere"
        case .without(let part): "Without \(part)"
        case .with(let part): "With \(part)"
        case .listed(let part, let all): "\(part) of \(all)"
        case .answered(let part, let all): "\(part) of \(all) sources answered"
        }
    }

    private static func german(_ text: SearchText) -> String {
        switch text {
        case .recentSearches: "Letzte Suchen"
        case .clearRecentSearches: "Letzte Suchen löschen"
        case .pin: "Anheften"
        case .unpin: "Nicht mehr anheften"
        case .tryAgain: "Erneut versuchen"
        case .failed: "Die Suche ist fehlgeschlagen."
        case .searchEverywhere: "Überall suchen"
        case .without(let part): "Ohne \(part)"
        case .with(let part): "Mit \(part)"
        case .listed(let part, let all): "\(part) von \(all)"
        case .answered(let part, let all): "\(part) von \(all) Quellen haben geantwortet"
        }
    }

    private static func arabic(_ text: SearchText) -> String {
        switch text {
        case .recentSearches: "عمليات البحث الأخيرة"
        case .clearRecentSearches: "مسح عمليات البحث الأخيرة"
        case .pin: "تثبيت"
        case .unpin: "إلغاء التثبيت"
        case .tryAgain: "إعادة المحاولة"
        case .failed: "فشل البحث."
        case .searchEverywhere: "البحث في كل مكان"
        case .without(let part): "بدون \(part)"
        case .with(let part): "مع \(part)"
        case .listed(let part, let all): "\(part) من \(all)"
        case .answered(let part, let all): "أجاب \(part) من \(all) مصادر"
        }
    }
}
