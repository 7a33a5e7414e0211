import UIKit

/// Wheels, dates, pages and colours.
class PickersViewController: SampleViewController {
    private let flavours = ["Vanilla", "Chocolate", "Strawberry", "Pistachio", "Lemon"]
    private let flavourLabel = ResultLabel()
    private let dateLabel = ResultLabel()
    private let formatter = DateFormatter()

    override func viewDidLoad() {
        super.viewDidLoad()
        let wheel = UIPickerView()
        wheel.dataSource = self
        wheel.delegate = self
        wheel.accessibilityLabel = "Flavour"
        add(wheel, titled: "Wheel", height: 216)
        flavourLabel.text = "Chosen: \(flavours[0])"
        add([flavourLabel], titled: "Flavour")

        formatter.dateStyle = .medium
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .inline
        picker.timeZone = TimeZone(identifier: "UTC")
        formatter.timeZone = picker.timeZone
        // A fixed day, so that the screen is the same each time.
        picker.date = Date(timeIntervalSince1970: 1_000_000_000)
        picker.addAction(
            UIAction { [weak self, picker] _ in self?.show(picker.date) },
            for: .valueChanged
        )
        add(picker, titled: "Calendar")
        show(picker.date)
        add([dateLabel], titled: "Date")

        let pages = UIPageControl()
        pages.numberOfPages = 4
        pages.currentPage = 1
        pages.pageIndicatorTintColor = .systemGray3
        pages.currentPageIndicatorTintColor = .systemBlue
        add([pages], titled: "Pages")

        let well = UIColorWell()
        well.title = "Tint"
        well.selectedColor = .systemTeal
        add([well], titled: "Colour")
    }

    private func show(_ date: Date) {
        dateLabel.text = "Chosen: \(formatter.string(from: date))"
    }
}

extension PickersViewController: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int {
        1
    }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        flavours.count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        flavours[row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        flavourLabel.text = "Chosen: \(flavours[row])"
    }
}
