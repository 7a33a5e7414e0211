import Foundation

/// A controller for a screen dedicated to search. The search bar is at its top, with the results below.
///
/// The container is the presentation context of the search, so it can be a child of a tab or navigation controller, unlike a
/// search controller (rule 49). Search begins and ends as usual: when the field is touched, or with
/// ``UISearchController/isActive``. UIKit intends the class for tvOS, where search is always active; its documentation
/// advises against using it on iOS. Main actor.
open class UISearchContainerViewController: UIViewController {
    /// The search controller passed to the initialiser.
    public let searchController: UISearchController

    /// Creates a container. The bar of its search controller must not be in a navigation item. Designated.
    public init(searchController: UISearchController) {
        self.searchController = searchController
        super.init(nibName: nil, bundle: nil)
        definesPresentationContext = true
        title = searchController.title
    }

    /// Returns nil: storyboards and nibs cannot hold this controller.
    public required init?(coder: NSCoder) {
        return nil
    }

    override var screenSearch: UISearchController? { searchController }

    /// Creates the view that contains the search bar.
    open override func loadView() {
        view = UISearchContainerView(frame: UIApplication.current?.host.screenBounds ?? .zero)
    }

    /// Adds the search bar to the view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        searchController.joinBar()
        view.addSubview(searchController.searchBar)
    }
}

/// A view with a search bar at its top.
final class UISearchContainerView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        for case let bar as UISearchBar in subviews {
            bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bar.sizeThatFits(bounds.size).height)
        }
    }
}
