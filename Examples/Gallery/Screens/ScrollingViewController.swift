import UIKit

/// A zoomable drawing, and pages that scroll sideways.
class ScrollingViewController: SampleViewController {
    private let zoomView = UIScrollView()
    private let board = UIImageView()
    private let zoomLabel = ResultLabel()
    private let pagesView = UIScrollView()
    private let pageLabel = ResultLabel()
    private let colors: [(name: String, color: UIColor)] = [
        ("Red", .systemRed), ("Green", .systemGreen), ("Blue", .systemBlue),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        board.image = makeBoard(side: 240, squares: 8)
        board.frame = CGRect(x: 0, y: 0, width: 240, height: 240)
        board.isAccessibilityElement = true
        board.accessibilityLabel = "Board"
        zoomView.addSubview(board)
        zoomView.contentSize = board.frame.size
        zoomView.minimumZoomScale = 1
        zoomView.maximumZoomScale = 4
        zoomView.delegate = self
        zoomView.accessibilityIdentifier = "zoom"
        zoomView.widthAnchor.constraint(equalToConstant: 240).isActive = true
        zoomView.heightAnchor.constraint(equalToConstant: 240).isActive = true
        add([zoomView], titled: "Zooming")
        zoomLabel.text = "100%"
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Zoom In"
        let zoomIn = UIButton(
            configuration: configuration,
            primaryAction: UIAction { [zoomView] _ in zoomView.setZoomScale(zoomView.zoomScale * 2, animated: true) }
        )
        configuration.title = "Fit"
        let fit = UIButton(
            configuration: configuration,
            primaryAction: UIAction { [zoomView] _ in
                zoomView.setZoomScale(zoomView.minimumZoomScale, animated: true)
            }
        )
        add([zoomIn, fit, zoomLabel], titled: "Scale")

        pagesView.isPagingEnabled = true
        pagesView.showsHorizontalScrollIndicator = false
        pagesView.delegate = self
        for (name, color) in colors {
            let page = UILabel()
            page.text = name
            page.textAlignment = .center
            page.font = .preferredFont(forTextStyle: .body)
            page.adjustsFontForContentSizeCategory = true
            page.textColor = .white
            page.backgroundColor = color
            pagesView.addSubview(page)
        }
        add(pagesView, titled: "Pages", height: 100)
        pageLabel.text = "Page 1 of \(colors.count)"
        configuration.title = "Next Page"
        let next = UIButton(configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.turnPage() })
        add([next, pageLabel], titled: "Page")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = pagesView.bounds.size
        for (index, page) in pagesView.subviews.filter({ $0 is UILabel }).enumerated() {
            page.frame = CGRect(origin: CGPoint(x: CGFloat(index) * size.width, y: 0), size: size)
        }
        pagesView.contentSize = CGSize(width: CGFloat(colors.count) * size.width, height: size.height)
    }

    private var page: Int {
        let width = pagesView.bounds.width
        return width > 0 ? Int((pagesView.contentOffset.x / width).rounded()) : 0
    }

    private func turnPage() {
        let next = (page + 1) % colors.count
        pagesView.setContentOffset(CGPoint(x: CGFloat(next) * pagesView.bounds.width, y: 0), animated: true)
    }

    private func makeBoard(side: CGFloat, squares: Int) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { renderer in
            let square = side / CGFloat(squares)
            for row in 0..<squares {
                for column in 0..<squares {
                    ((row + column).isMultiple(of: 2) ? UIColor.systemGray5 : .systemBrown).setFill()
                    renderer.fill(
                        CGRect(x: CGFloat(column) * square, y: CGFloat(row) * square, width: square, height: square)
                    )
                }
            }
        }
    }
}

extension ScrollingViewController: UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        scrollView === zoomView ? board : nil
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        zoomLabel.text = "\(Int((scrollView.zoomScale * 100).rounded()))%"
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView === pagesView else { return }
        pageLabel.text = "Page \(page + 1) of \(colors.count)"
    }
}
