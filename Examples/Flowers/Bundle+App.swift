import UIKit

extension Bundle {
    /// The bundle with the app's resources.
    static var app: Bundle {
        #if SWIFT_PACKAGE
        .module
        #else
        .main
        #endif
    }
}

extension Locale {
    /// The locale for numbers in the language of the app's texts.
    static var texts: Locale {
        Locale(identifier: NSLocalizedString("en_US", bundle: .app, comment: "The locale for numbers in this language"))
    }
}
