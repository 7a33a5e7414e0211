import UIKit

extension MainTableViewController: UISearchControllerDelegate {
    func presentSearchController(_ searchController: UISearchController) {
        // The searches are suggested before anything is typed.
        searchController.showsSearchResultsController = true
    }
}

extension MainTableViewController: UISearchBarDelegate {
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        // The key says "Done": the person wants to look at what was found.
        searchBar.resignFirstResponder()
    }
}

extension MainTableViewController: UISearchTextFieldDelegate {
    func searchTextField(
        _ searchTextField: UISearchTextField,
        itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider {
        // In other programs a colour is its name.
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
