import Foundation

/// The typefaces in a font picker, with a search; or the fonts of a typeface.
final class FontList: UITableViewController, UISearchResultsUpdating {
    private weak var picker: UIFontPickerViewController?
    /// The typeface whose fonts are listed. Nil for the list of typefaces.
    private let family: String?
    /// The names of all typefaces or fonts, and those that match the search.
    private lazy var all = names
    private lazy var shown = all

    init(picker: UIFontPickerViewController, family: String?) {
        self.picker = picker
        self.family = family
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard family == nil else {
            navigationItem.title = family
            return
        }
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    private var configuration: UIFontPickerViewController.Configuration { picker?.configuration ?? .init() }

    private var names: [String] {
        if let family { return faces(of: family).map { FontNames.name(ofFamily: family, $0) } }
        let families = UIFont.familyNames
        return configuration.filteredTraits.isEmpty ? families : families.filter { !faces(of: $0).isEmpty }
    }

    /// The offered fonts of a typeface.
    private func faces(of family: String) -> [FontFace] {
        let wanted = configuration.filteredTraits
        let faces = FontNames.faces(ofFamily: family)
        guard !wanted.isEmpty else { return faces }
        let isMonospaced = InstalledFonts.isMonospaced(family: family)
        return faces.filter { face in
            var traits = UIFontDescriptor(face: face).symbolicTraits
            if isMonospaced { traits.insert(.traitMonoSpace) }
            return traits.isSuperset(of: wanted)
        }
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        shown = text.isEmpty ? all : all.filter { $0.localizedStandardContains(text) }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "font")
            ?? UITableViewCell(style: .default, reuseIdentifier: "font")
        let name = shown[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = name
        if !configuration.displayUsingSystemFont {
            content.textProperties.font = UIFont(descriptor: descriptor(name), size: 17)
        }
        cell.contentConfiguration = content
        let selected = picker?.selectedFontDescriptor
        let isSelected =
            family == nil ? selected?.object(forKey: .family) as? String == name : selected?.postscriptName == name
        let hasFaces = family == nil && configuration.includeFaces
        cell.accessoryType = hasFaces ? .disclosureIndicator : isSelected ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let name = shown[indexPath.row]
        if family == nil, configuration.includeFaces {
            picker?.showFaces(of: name)
        } else {
            picker?.userChose(descriptor(name))
        }
    }

    private func descriptor(_ name: String) -> UIFontDescriptor {
        guard let family else { return UIFontDescriptor(fontAttributes: [.family: name, .size: 17]) }
        let face = FontNames.faces(ofFamily: family).first { FontNames.name(ofFamily: family, $0) == name }
        return face.map { UIFontDescriptor(face: $0.withFixedSize(17)) } ?? UIFontDescriptor(name: name, size: 17)
    }
}
