import BinderyNavigation
import CGTK

extension ListScreen {
  /// Shows the conditions of the filter below it, where the view model is `ChipFiltering`.
  func connectChips() {
    guard let model = viewModel as? any ChipFiltering else { return }
    let bar = ChipBar { [weak model] chip in model?.remove(chip) }
    bar.focusFilter = { [weak self] in self?.filter.entry.focus() }
    showBelowFilter(bar.widget)
    lifetime.observe(self) { [weak model] _ in bar.show(model?.chips ?? []) }
  }
}

/// A line of chips, each of which is a button that removes it.
@MainActor
private final class ChipBar {
  let widget: ScrollView
  private let line = Box(.horizontal, spacing: 6)
  private let remove: (FilterChip) -> Void
  /// Moves the focus to the field above the chips.
  var focusFilter: () -> Void = {}
  private var buttons: [(chip: FilterChip, button: Button, click: ObservationToken)] = []

  private static let rule = StyleRule(
    ".filter-chip { padding: 2px 10px; min-height: 24px; border-radius: 99px; }"
  )

  init(remove: @escaping (FilterChip) -> Void) {
    Self.rule.install()
    self.remove = remove
    widget = ScrollView(line, .horizontal)
    widget.isVisible = false
    line.setMargins(12, 6)
  }

  deinit {}

  /// Shows these chips; the buttons of those that are there already stay, with the focus.
  ///
  /// From one that leaves, the focus goes to the next one, or to the field after the last.
  func show(_ chips: [FilterChip]) {
    let focused = buttons.firstIndex { gtk_widget_is_focus($0.button.pointer()) != 0 }
    let isLeaving = focused.map { !chips.contains(buttons[$0].chip) } ?? false
    for (chip, button, click) in buttons where !chips.contains(chip) {
      click.dispose()
      line.remove(button)
    }
    let kept = buttons.filter { chips.contains($0.chip) }
    buttons = chips.map { chip in kept.first { $0.chip == chip } ?? make(chip) }
    for (before, next) in zip(buttons, buttons.dropFirst()) {
      line.move(next.button, after: before.button)
    }
    widget.isVisible = !chips.isEmpty
    guard let focused, isLeaving else { return }
    if buttons.isEmpty {
      focusFilter()
    } else {
      buttons[min(focused, buttons.count - 1)].button.focus()
    }
  }

  private func make(_ chip: FilterChip) -> (FilterChip, Button, ObservationToken) {
    let title = chip.title.displayed(limit: 40)
    let button = Button("\(title) ×")
    button.setAccessibleName("Remove “\(title)”")
    button.addStyle("filter-chip")
    line.append(button)
    return (chip, button, button.onClick { [remove] in untracked { remove(chip) } })
  }
}
