import Foundation

/// The pages of a PDF file, one below the other. Draws only those near the visible area, away from the main actor.
final class PreviewPages: UITableView, UITableViewDataSource, UITableViewDelegate {
    private let file: URL
    private var count = 0
    /// The pictures of pages near the visible area.
    private var pictures: [Int: UIImage] = [:]
    /// The pages that cannot be drawn.
    private var failures: Set<Int> = []
    private var isRendering = false
    /// The number of pictures that are kept.
    private static let memory = 12
    /// The number of pixels of a page's longer side.
    private nonisolated static let side = 1600

    init(_ file: URL) {
        self.file = file
        super.init(frame: .zero, style: .plain)
        dataSource = self
        delegate = self
        separatorStyle = .none
        allowsSelection = false
        register(PageCell.self, forCellReuseIdentifier: "page")
    }

    required init?(coder: NSCoder) { nil }

    func load(_ count: Int) {
        self.count = count
        pictures = [:]
        failures = []
        reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        // Most pages have this shape; others have margins.
        max(100, bounds.width * 1.42)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "page", for: indexPath)
        if let cell = cell as? PageCell {
            cell.show(pictures[indexPath.row], name: SystemTexts.page(indexPath.row + 1, of: count))
        }
        // The row counts as visible at the end of the turn.
        Task { @MainActor [weak self] in self?.drawNext() }
        return cell
    }

    /// Draws the first visible page without a picture. Only one page at a time, so that scrolling through a long document draws only
    /// the pages at which it stops.
    private func drawNext() {
        let visible = indexPathsForVisibleRows?.map(\.row) ?? []
        guard !isRendering, let page = visible.first(where: { pictures[$0] == nil && !failures.contains($0) }) else {
            return
        }
        isRendering = true
        let file = file
        Task { @MainActor [weak self] in
            let picture = await Task.detached {
                PageRendering.picture(of: file, page: page + 1, side: Self.side).flatMap { UIImage(data: $0) }
            }.value
            self?.didDraw(page, picture)
        }
    }

    private func didDraw(_ page: Int, _ picture: UIImage?) {
        isRendering = false
        if let picture {
            pictures[page] = picture
            if pictures.count > Self.memory, let farthest = pictures.keys.max(by: { abs($0 - page) < abs($1 - page) }) {
                pictures[farthest] = nil
            }
            let cell = cellForRow(at: IndexPath(row: page, section: 0)) as? PageCell
            cell?.show(picture, name: SystemTexts.page(page + 1, of: count))
        } else {
            failures.insert(page)
        }
        drawNext()
    }
}

/// The picture of a page.
private final class PageCell: UITableViewCell {
    private let page = UIImageView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        page.contentMode = .scaleAspectFit
        page.backgroundColor = .white
        contentView.addSubview(page)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        page.frame = contentView.bounds.insetBy(dx: 8, dy: 6)
    }

    func show(_ picture: UIImage?, name: String) {
        page.image = picture
        accessibilityLabel = name
    }
}
