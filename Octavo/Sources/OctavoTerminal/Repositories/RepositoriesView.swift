import BinderyTerminal
import OctavoViewModels

/// Owned and starred repositories side by side.
final class RepositoriesView: ScreenView {
  private let viewModel: RepositoriesViewModel
  private let views: [any ScreenView]

  init(_ viewModel: RepositoriesViewModel, _ context: ViewContext) {
    self.viewModel = viewModel
    views = [viewModel.owned, viewModel.starred].map {
      RepositoryListView($0, context, isPartOfScreen: true)
    }
  }

  deinit {}

  var isTyping: Bool { selected.isTyping }

  var actions: [KeyAction] {
    let next = KeyAction(
      "segment",
      "Owned or starred",
      keys: [KeyPress(.tab), KeyPress(.tab, .shift)],
      isHint: true
    ) { self.viewModel.segments.select(1 - self.viewModel.segments.selectedIndex) }
    return [next] + selected.actions
  }

  func draw(in area: Rect, of frame: inout Frame) {
    var area = area
    let bar = area.takeTop(1).inset(left: 1, right: 1)
    frame.segments(
      viewModel.segments.all.map(\.title),
      selected: viewModel.segments.selectedIndex,
      name: "segments",
      in: bar
    )
    let list = viewModel.selected.repositories
    if list.phase == .loading {
      frame.write([frame.spinner()], in: bar, alignment: .trailing)
    } else if !list.items.isEmpty {
      frame.write("\(list.visible.count)", .muted, in: bar, alignment: .trailing)
    }
    _ = area.takeTop(area.rows > 12 ? 1 : 0)
    selected.draw(in: area, of: &frame)
  }

  func handle(_ event: InputEvent) -> Bool { selected.handle(event) }

  func click(_ target: ClickTarget) {
    if case .item("segments", let index) = target {
      viewModel.segments.select(index)
    } else {
      selected.click(target)
    }
  }

  private var selected: any ScreenView { views[viewModel.segments.selectedIndex] }
}
