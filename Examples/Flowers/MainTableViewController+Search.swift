import UIKit

extension MainTableViewController: UISearchControllerDelegate {
    func presentSearchController(_ searchController: UISearchController) {
        // Shows suggested searches before the user types.
        searchController.showsSearchResultsController = true
    }
}

extension MainTableViewController: UISearchBarDelegate {
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        // The key is labelled "Done": hides the keyboard to show the results.
        searchBar.resignFirstResponder()
    }
}

extension MainTableViewController: UISearchTextFieldDelegate {
    func searchTextField(
        _ searchTextField: UISearchTextField,
        itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider {
        // Other programs receive the colour's name.
        guard let color = token.color else { return NSItemProvider() }
        return NSItemProvider(object: color.name as NSString)
    }
}

extension MainTableViewController: ResultsTableControllerDelegate {
    func resultsTableController(_ controller: ResultsTableController, didChoose color: FlowerColor) {
        let field = searchController.searchBar.searchTextField
        field.insertToken(color.token, at: 0)
        field.becomeFirstResponder()
    }

    func resultsTableController(_ controller: ResultsTableController, didSelect product: Product) {
        show(product, animated: true)
    }
}
