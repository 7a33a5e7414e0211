import Foundation
public class UINavigationItem: NSObject { init(title: String?) {} ; weak var viewController: UIViewController?
 func controllerTitleDidChange(from: String?, to: String?) {} }
open class UINavigationController: UIViewController { var topViewController: UIViewController? { nil } }
open class UISearchController: UIViewController {}
open class UITableViewCell: UIView { public enum CellStyle: Int { case `default`, value1, value2, subtitle }
  public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { return nil }
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }}
open class UITableViewHeaderFooterView: UIView { 
  public init(reuseIdentifier: String?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { return nil } }
extension UIWindow { func handleWindowKey(_ press: KeyPress) -> Bool { false } }
