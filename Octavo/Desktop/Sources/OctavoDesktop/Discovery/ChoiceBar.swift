import BinderyGTK
import OctavoViewModels

/// The choices of a list as a row of buttons; invisible without a choice.
@MainActor
final class ChoiceBar: Widget {
  private let row = Box(.horizontal, spacing: 6)
  private var choices: [DiscoveryChoice] = []
  private var values: [Label] = []
  private var buttons: [Button] = []
  private var clicks = Lifetime()

  init() {
    row.setMargins(12, 6)
    row.align(horizontally: .center)
    super.init(row.pointer(), holding: [row])
  }

  isolated deinit {}

  /// Shows a button for each choice; one that stays keeps the focus.
  func show(_ shown: [DiscoveryChoice]) {
    if choices.map(\.id) != shown.map(\.id) { makeButtons(shown) }
    choices = shown
    for (index, choice) in shown.enumerated() {
      values[index].text = choice.value
      buttons[index].setAccessibleName("\(choice.action.title): \(choice.value)")
    }
    isVisible = !shown.isEmpty
  }

  private func makeButtons(_ shown: [DiscoveryChoice]) {
    clicks = Lifetime()
    for button in buttons { row.remove(button) }
    values = shown.map { _ in Label() }
    buttons = zip(shown, values).enumerated().map { index, pair in
      let (choice, value) = pair
      // A long name is cut, so that all buttons stay in the window.
      value.limitWidth(to: 16)
      let face = Box(.horizontal, spacing: 6, [value, Icon("pan-down-symbolic")])
      let button = Button(face: face, name: choice.action.title)
      button.setTooltip(choice.action.title)
      clicks += button.onClick { [weak self] in self?.choices[index].action.perform() }
      row.append(button)
      return button
    }
  }
}
