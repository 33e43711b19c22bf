import BinderyGTK
import OctavoViewModels

/// The place of the current match below a file, with buttons for the next and the previous one.
@MainActor
final class FindBar: Widget {
  init(_ viewModel: SourceViewModel, _ lifetime: Lifetime) {
    let position = Label()
    position.expand(vertically: false)
    let row = Box(
      .horizontal,
      spacing: 6,
      [
        position, ActionButton("find.previous", icon: "go-up-symbolic", name: Strings.findPrevious),
        ActionButton("find.next", icon: "go-down-symbolic", name: Strings.findNext),
        ActionButton("find.end", icon: "window-close-symbolic", name: Strings.endSearch),
      ]
    )
    row.setMargins(12, 6)
    super.init(row.pointer(), holding: [row])
    lifetime.bind(position) {
      viewModel.search.map { "“\($0.text.displayed(limit: 100))”: \($0.position)" } ?? ""
    }
    lifetime.bindVisibility(of: row) { viewModel.search != nil }
  }

  isolated deinit {}
}
