import UIKit

struct Song: Equatable {
    let title: String
    let artist: String
}

@MainActor
protocol SongResultsViewControllerDelegate: AnyObject {
    func songResults(_ controller: SongResultsViewController, didSelect song: Song)
}

/// The results, in a separate controller that passes the choice to its delegate.
final class SongResultsViewController: UITableViewController {
    weak var delegate: (any SongResultsViewControllerDelegate)?

    var songs: [Song] = [] {
        didSet { tableView.reloadData() }
    }

    private lazy var emptyLabel: UILabel = {
        let label = UILabel()
        label.text = "No songs"
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        label.font = .preferredFont(forTextStyle: .headline)
        return label
    }()

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.backgroundView = songs.isEmpty ? emptyLabel : nil
        return songs.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = songs[indexPath.row].title
        cell.detailTextLabel?.text = songs[indexPath.row].artist
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.songResults(self, didSelect: songs[indexPath.row])
    }
}

/// 2018: a results controller. The searched screen pushes the chosen item.
final class SongsViewController: UITableViewController, UISearchResultsUpdating, UISearchBarDelegate {
    private let songs = [
        Song(title: "Blackbird", artist: "Ivy Lane"), Song(title: "Harbour", artist: "The Quays"),
        Song(title: "Lighthouse", artist: "The Quays"), Song(title: "Morning", artist: "Ivy Lane"),
    ]
    private let results = SongResultsViewController(style: .plain)
    private var searchController: UISearchController!
    private(set) var recent: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Songs"
        navigationController?.navigationBar.prefersLargeTitles = true
        results.delegate = self
        searchController = UISearchController(searchResultsController: results)
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = true
        searchController.searchBar.delegate = self
        searchController.searchBar.placeholder = "Songs and artists"
        searchController.searchBar.showsBookmarkButton = true
        searchController.searchBar.setImage(UIImage(systemName: "clock"), for: .bookmark, state: .normal)
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { songs.count }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = songs[indexPath.row].title
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        open(songs[indexPath.row])
    }

    private func open(_ song: Song) {
        let player = UIViewController()
        player.title = song.title
        player.navigationItem.prompt = song.artist
        player.view.backgroundColor = .systemBackground
        navigationController?.pushViewController(player, animated: true)
    }

    func updateSearchResults(for searchController: UISearchController) {
        guard let results = searchController.searchResultsController as? SongResultsViewController else { return }
        let query = searchController.searchBar.text ?? ""
        results.songs = songs.filter {
            $0.title.localizedStandardContains(query) || $0.artist.localizedStandardContains(query)
        }
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        recent.append(searchBar.text!)
        searchBar.resignFirstResponder()
    }

    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
        guard let last = recent.last else { return }
        searchController.isActive = true
        searchBar.text = last
        searchBar.becomeFirstResponder()
    }
}

extension SongsViewController: SongResultsViewControllerDelegate {
    func songResults(_ controller: SongResultsViewController, didSelect song: Song) {
        open(song)
    }
}
