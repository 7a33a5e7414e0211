import Foundation

/// A screen that is there for a search alone: the search bar stands at its top, and the results come under it.
///
/// The container is the presentation context of the search, so that it can be a child of a tab or a navigation
/// controller, which a search controller itself cannot (rule 49). The search begins and ends as any other does: when the
/// field is touched, or by ``UISearchController/isActive``. UIKit made the class for tvOS, where search is always on; on
/// iOS its documentation says no more than not to use it there. Main actor.
open class UISearchContainerViewController: UIViewController {
    /// The search controller that was given to the initialiser.
    public let searchController: UISearchController

    /// Makes a container of a search controller, whose bar must not be in a navigation item as well. Designated.
    public init(searchController: UISearchController) {
        self.searchController = searchController
        super.init(nibName: nil, bundle: nil)
        definesPresentationContext = true
        title = searchController.title
    }

    /// Returns nil: storyboards and nibs cannot hold such a controller.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Makes the view that holds the search bar.
    open override func loadView() {
        view = UISearchContainerView(frame: UIApplication.current?.host.screenBounds ?? .zero)
    }

    /// Puts the search bar into the view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        searchController.joinBar()
        view.addSubview(searchController.searchBar)
    }
}

/// Holds a search bar at its top.
final class UISearchContainerView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        for case let bar as UISearchBar in subviews {
            bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bar.sizeThatFits(bounds.size).height)
        }
    }
}
