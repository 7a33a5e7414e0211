import UIKit

/// An image with a caption.
final class PhotoCell: UICollectionViewCell {
    private let imageView = UIImageView()
    private let captionLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFit
        captionLabel.textAlignment = .center
        captionLabel.font = .preferredFont(forTextStyle: .caption1)
        contentView.addSubview(imageView)
        contentView.addSubview(captionLabel)
        contentView.backgroundColor = .secondarySystemBackground
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let caption: CGFloat = 20
        imageView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - caption)
        captionLabel.frame = CGRect(x: 0, y: bounds.height - caption, width: bounds.width, height: caption)
    }

    func configure(caption: String) {
        imageView.image = UIImage(systemName: "photo")
        captionLabel.text = caption
        accessibilityLabel = caption
    }
}

/// The results, in two columns.
final class PhotoResultsViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var captions: [String] = [] {
        didSet { collectionView.reloadData() }
    }

    var didSelect: ((String) -> Void)?

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        super.init(collectionViewLayout: layout)
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.keyboardDismissMode = .onDrag
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        captions.count
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        (cell as? PhotoCell)?.configure(caption: captions[indexPath.item])
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        didSelect?(captions[indexPath.item])
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let side = (collectionView.bounds.width - 24) / 2
        return CGSize(width: max(side, 1), height: 120)
    }
}

/// Photos with a collection of results.
final class PhotosViewController: UIViewController, UISearchResultsUpdating, UISearchBarDelegate {
    private let captions = ["Beach at dawn", "Beach huts", "Harbour", "Lighthouse", "Rocks and beach"]
    private let results = PhotoResultsViewController()
    private lazy var search = UISearchController(searchResultsController: results)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Photos"
        view.backgroundColor = .systemBackground
        search.searchResultsUpdater = self
        search.searchBar.delegate = self
        search.searchBar.placeholder = "Captions"
        search.searchBar.showsSearchResultsButton = true
        navigationItem.searchController = search
        results.didSelect = { [weak self] caption in
            let photo = UIViewController()
            photo.title = caption
            self?.show(photo, sender: nil)
        }
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        results.captions = text.isEmpty ? captions : captions.filter { $0.localizedCaseInsensitiveContains(text) }
    }

    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
        search.showsSearchResultsController = true
        searchBar.isSearchResultsButtonSelected = true
        search.isActive = true
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        search.automaticallyShowsSearchResultsController = true
        searchBar.isSearchResultsButtonSelected = false
    }
}
