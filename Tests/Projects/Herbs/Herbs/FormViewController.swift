import UIKit

/// A form with controls, and a picture for gestures.
class FormViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate, UITextFieldDelegate {
    private let state = UILabel()
    private let months = ["March", "April", "May"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Form"
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "form"
        let name = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
        name.placeholder = "Name"
        name.returnKeyType = .done
        name.delegate = self
        let fresh = UISwitch(frame: CGRect(x: 20, y: 170, width: 60, height: 31))
        fresh.accessibilityLabel = "Fresh"
        fresh.addAction(
            UIAction { [weak self, weak fresh] _ in self?.state.text = fresh?.isOn == true ? "Fresh" : "Dry" },
            for: .valueChanged
        )
        let amount = UISlider(frame: CGRect(x: 100, y: 170, width: 200, height: 31))
        amount.accessibilityLabel = "Amount"
        let month = UIPickerView(frame: CGRect(x: 20, y: 210, width: 200, height: 120))
        month.dataSource = self
        month.delegate = self
        let picture = PictureView(frame: CGRect(x: 20, y: 340, width: 260, height: 160))
        picture.onGesture = { [weak self] in self?.state.text = $0 }
        state.frame = CGRect(x: 20, y: 510, width: 260, height: 30)
        state.text = "Nothing"
        state.accessibilityIdentifier = "state"
        for part in [name, fresh, amount, month, picture, state] as [UIView] { view.addSubview(part) }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        state.text = "Hello, \(textField.text ?? "")"
        textField.resignFirstResponder()
        return true
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { months.count }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        months[row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        state.text = months[row]
    }
}
