import Foundation

/// The properties that key-value coding and observing find by name.
extension UIScrollView {
    enum ObjectiveCMembers: UIKitMemberTable {
        static var properties: [Property] {
            [
                Property("contentOffset", \UIScrollView.contentOffset, isObservable: true),
                Property("contentSize", \UIScrollView.contentSize, isObservable: true),
                Property("contentInset", \UIScrollView.contentInset, isObservable: true),
                Property("scrollEnabled", \UIScrollView.isScrollEnabled),
            ]
        }
    }
}
