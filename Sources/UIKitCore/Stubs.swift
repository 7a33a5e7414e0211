import Foundation
public class UINavigationItem: NSObject { init(title: String?) {} ; weak var viewController: UIViewController?
 func controllerTitleDidChange(from: String?, to: String?) {} }
open class UINavigationController: UIViewController { var topViewController: UIViewController? { nil } }
open class UISearchController: UIViewController {}
struct ViewLayoutState {}
extension UIView { func applyConstraints() {} }
extension UIWindow { func handleWindowKey(_ press: KeyPress) -> Bool { false } }
