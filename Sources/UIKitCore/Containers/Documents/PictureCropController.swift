import Foundation

/// A picture behind a square, which the user moves and zooms to select a part.
final class PictureCropController: UIViewController, UIScrollViewDelegate {
    /// Called with the selected part in points of the picture; nil if the user cancelled.
    var onEnd: (CGRect?) -> Void = { _ in }

    private let image: UIImage
    private let scrollView = UIScrollView()
    private let imageView: UIImageView

    init(_ image: UIImage) {
        self.image = image
        imageView = UIImageView(image: image)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.onEnd(nil) }
        )
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in
                if let self { onEnd(selection) }
            }
        )
        imageView.contentMode = .scaleAspectFill
        scrollView.delegate = self
        scrollView.layer.borderWidth = 1
        scrollView.layer.borderColor = UIColor.separator.cgColor
        scrollView.addSubview(imageView)
        view.addSubview(scrollView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
        let side = max(1, min(area.width, area.height))
        let frame = CGRect(x: area.midX - side / 2, y: area.midY - side / 2, width: side, height: side)
        guard scrollView.frame != frame else { return }
        scrollView.frame = frame
        let size = image.size
        guard size.width > 0, size.height > 0 else { return }
        // The smallest scale at which the picture covers the square.
        let fit = side / min(size.width, size.height)
        scrollView.zoomScale = 1
        imageView.frame = CGRect(x: 0, y: 0, width: size.width * fit, height: size.height * fit)
        scrollView.contentSize = imageView.frame.size
        scrollView.minimumZoomScale = 1
        scrollView.maximumZoomScale = 4
        scrollView.contentOffset = CGPoint(
            x: (imageView.frame.width - side) / 2,
            y: (imageView.frame.height - side) / 2
        )
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

    /// The visible part, in points of the picture.
    private var selection: CGRect {
        let shown = imageView.frame.size
        guard shown.width > 0, shown.height > 0 else { return CGRect(origin: .zero, size: image.size) }
        let scale = image.size.width / shown.width
        let part = CGRect(
            x: scrollView.contentOffset.x * scale,
            y: scrollView.contentOffset.y * scale,
            width: scrollView.bounds.width * scale,
            height: scrollView.bounds.height * scale
        )
        return part.intersection(CGRect(origin: .zero, size: image.size))
    }

    /// The part of a picture.
    static func cut(_ image: UIImage, to part: CGRect) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = image.scale
        return UIGraphicsImageRenderer(size: part.size, format: format).image { _ in
            image.draw(at: CGPoint(x: -part.minX, y: -part.minY))
        }
    }
}
