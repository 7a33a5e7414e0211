import Foundation

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
