import BinderyNavigation
import UIKit

extension Lifetime {
  /// Keeps the text of a field and a value equal in both directions.
  func bind(_ field: UITextField, to text: some BindingEndProvider<String>) {
    let typed = TypedText()
    let edit = UIAction { [weak field] _ in
      typed.isComposing = field?.markedTextRange != nil
      typed.text = field?.text ?? ""
    }
    field.addAction(edit, for: .editingChanged)
    observeEnded { [weak field] in field?.removeAction(edit, for: .editingChanged) }
    let end = BindingEnd(
      lifetime: self,
      isComposing: { typed.isComposing },
      get: { typed.text },
      set: { [weak field] text in
        if field?.text != text { field?.text = text }
        typed.text = text
      }
    )
    end <~> text
  }

  /// Shows a value with a switch, which the user turns.
  func bind(_ toggle: UISwitch, to isOn: ValueBinding<Bool>) {
    observe(toggle) { $0.isOn = isOn.value }
    let turn = UIAction { [weak toggle] _ in
      guard let toggle else { return }
      isOn.value = toggle.isOn
      // A value that the property has refused causes no change that is observed.
      toggle.isOn = untracked { isOn.value }
    }
    toggle.addAction(turn, for: .valueChanged)
    observeEnded { [weak toggle] in toggle?.removeAction(turn, for: .valueChanged) }
  }

  /// Lets a button execute a command.
  func bind<Output>(_ button: UIButton, to command: Command<Void, Output>) {
    observe(button) { button in
      button.isEnabled = command.isEnabled
      button.configuration?.showsActivityIndicator = command.isExecuting
    }
    let press = UIAction { _ in command.execute() }
    button.addAction(press, for: .primaryActionTriggered)
    observeEnded { [weak button] in button?.removeAction(press, for: .primaryActionTriggered) }
  }
}

/// The text of a field, as properties that can be observed.
private final class TypedText {
  @MutableProperty var text = ""
  @MutableProperty var isComposing = false
}
