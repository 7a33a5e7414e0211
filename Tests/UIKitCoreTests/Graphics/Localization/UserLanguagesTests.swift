import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

/// The user's preferred languages.
@Suite("The user's languages")
struct UserLanguagesTests {
    @Test(
        arguments: [
            ([:], ["en"]),
            (["LANG": "C"], ["en"]), (["LANG": "C.UTF-8"], ["en"]), (["LANG": "POSIX", "LANGUAGE": "de"], ["en"]),
            (["LANG": "de_AT.UTF-8"], ["de-AT"]), (["LANG": "ar_EG"], ["ar-EG"]),
            (["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": ""], ["fr-FR"]),
            (["LANG": "de_DE", "LC_ALL": "sr_RS@latin"], ["sr-Latn-RS"]),
            (["LANG": "de_DE", "LANGUAGE": "nb:nn::de_DE"], ["nb", "nn", "de-DE"]),
            (["LANG": "../../etc"], ["en"]), (["LANG": "de_/../x", "LANGUAGE": "\u{1B}[31m:ar"], ["ar"]),
        ] as [([String: String], [String])]
    )
    func `Languages are read from the environment by gettext's rules`(
        _ environment: [String: String],
        _ languages: [String]
    ) {
        #expect(UserLanguages.inEnvironment(environment) == languages)
    }

    @Test
    func `Arabic, Hebrew and Persian are right-to-left languages`() {
        for language in ["ar", "ar-EG", "he", "fa-IR"] { #expect(UserLanguages.areRightToLeft([language, "en"])) }
        for language in ["en", "de-AT", "ja"] { #expect(!UserLanguages.areRightToLeft([language, "ar"])) }
        #expect(!UserLanguages.areRightToLeft([]))
    }

    @Test(
        arguments: [
            (["de-AT"], "de"), (["de-CH", "fr"], "de"), (["pt-PT"], "pt-BR"), (["zh-TW"], "zh-Hant"),
            (["zh-CN"], "zh-Hans"), (["EN-GB"], "en-GB"), (["en-US"], "en"), (["it", "ja", "de"], "de"), (["it"], nil),
        ] as [([String], String?)]
    )
    func `A bundle's language is matched exactly, then by language, then by script`(
        _ languages: [String],
        _ best: String?
    ) {
        let available = ["de", "en", "en-GB", "fr", "pt-BR", "zh-Hans", "zh-Hant"]
        #expect(LocalizedTexts.best(of: available, for: languages) == best)
    }
}
