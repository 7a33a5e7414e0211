import UIKit

/// The base class of screens with samples: a scrolling column of titled views.
class SampleViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let column = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        column.axis = .vertical
        column.spacing = 12
        column.isLayoutMarginsRelativeArrangement = true
        column.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 24, trailing: 16)
        for subview in [scrollView, column] { subview.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scrollView)
        scrollView.addSubview(column)
        scrollView.keyboardDismissMode = .onDrag
        let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            column.widthAnchor.constraint(equalTo: frame.widthAnchor),
        ])
    }

    /// Adds a view below the others, under a heading.
    ///
    /// - Parameter height: The height of the view in points; nil for its intrinsic height.
    func add(_ sample: UIView, titled title: String, height: CGFloat? = nil) {
        let heading = UILabel()
        heading.text = title
        heading.font = .preferredFont(forTextStyle: .headline)
        heading.adjustsFontForContentSizeCategory = true
        heading.accessibilityTraits = .header
        if !column.arrangedSubviews.isEmpty, let last = column.arrangedSubviews.last {
            column.setCustomSpacing(24, after: last)
        }
        column.addArrangedSubview(heading)
        column.addArrangedSubview(sample)
        if let height { sample.heightAnchor.constraint(equalToConstant: height).isActive = true }
    }

    /// Adds views side by side.
    func add(_ samples: [UIView], titled title: String) {
        let row = UIStackView(arrangedSubviews: samples + [UIView()])
        row.spacing = 12
        row.alignment = .center
        add(row, titled: title)
    }
}

/// A label with a result, such as the value of a control. Its text follows the user's text size.
class ResultLabel: UILabel {
    init(_ text: String? = nil) {
        super.init(frame: .zero)
        self.text = text
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        textColor = .secondaryLabel
        numberOfLines = 0
    }

    required init?(coder: NSCoder) {
        fatalError("ResultLabel is made in code.")
    }
}
