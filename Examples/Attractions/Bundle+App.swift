import Foundation

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
