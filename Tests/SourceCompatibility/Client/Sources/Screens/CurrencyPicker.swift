import UIKit

/// A sheet with a list of choices, a stand-alone search bar above the table, a delayed work item, and a completion handler.
final class CurrencyPicker: UIViewController {
    private let codes = ["AUD", "BRL", "CHF", "CZK", "DKK", "EUR", "GBP", "JPY", "NOK", "SEK", "USD"]
    private lazy var shown = codes
    private let searchBar = UISearchBar()
    private let tableView = UITableView()
    private let countLabel = UILabel()
    private var pending: DispatchWorkItem?
    private let completion: (String?) -> Void

    init(completion: @escaping (String?) -> Void) {
        self.completion = completion
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
        isModalInPresentation = true
        title = "Currency"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        searchBar.delegate = self
        searchBar.placeholder = "Code"
        searchBar.autocapitalizationType = .allCharacters
        searchBar.keyboardType = .asciiCapable
        searchBar.showsCancelButton = true
        searchBar.setContentHuggingPriority(.required, for: .vertical)
        tableView.dataSource = self
        tableView.delegate = self
        tableView.separatorStyle = .none
        countLabel.textAlignment = .center
        countLabel.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "code")

        let stack = UIStackView(arrangedSubviews: [searchBar, tableView, countLabel])
        stack.axis = .vertical
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
        show(codes)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        searchBar.becomeFirstResponder()
    }

    private func show(_ codes: [String]) {
        shown = codes
        countLabel.text = "\(codes.count) of \(self.codes.count)"
        tableView.reloadData()
        if !codes.isEmpty {
            tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
        }
    }

    private func finish(with code: String?) {
        pending?.cancel()
        dismiss(animated: true) { [completion] in completion(code) }
    }
}

extension CurrencyPicker: UISearchBarDelegate {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        pending?.cancel()
        let item = DispatchWorkItem { [weak self] in
            guard let self else { return }
            show(searchText.isEmpty ? codes : codes.filter { $0.contains(searchText.uppercased()) })
        }
        pending = item
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.02, execute: item)
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        if shown.count == 1 { finish(with: shown[0]) }
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        finish(with: nil)
    }
}

extension CurrencyPicker: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "code", for: indexPath)
        cell.textLabel?.text = shown[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        finish(with: shown[indexPath.row])
    }
}

/// The screen that presents the currency picker.
final class PriceViewController: UIViewController {
    private lazy var button = UIButton(
        configuration: .filled(),
        primaryAction: UIAction(title: "Choose") { [weak self] _ in self?.choose() }
    )

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    private func choose() {
        let picker = CurrencyPicker { [weak self] code in
            self?.button.setTitle(code ?? "None", for: .normal)
        }
        present(UINavigationController(rootViewController: picker), animated: true)
    }
}
