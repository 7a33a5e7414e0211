import UIKit

extension Bundle {
    /// What comes with the app.
    static var app: Bundle {
        #if SWIFT_PACKAGE
            .module
        #else
            .main
        #endif
    }
}

extension Locale {
    /// The locale whose numbers go with the app's texts.
    static var texts: Locale {
        Locale(identifier: NSLocalizedString("en_US", bundle: .app, comment: "The locale for numbers in this language"))
    }
}
