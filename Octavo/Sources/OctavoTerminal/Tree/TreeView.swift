import BinderyTerminal
import GitHubValues
import OctavoMarkup
import OctavoViewModels

/// A folder of a repository.
final class TreeView: ScreenView {
  private let viewModel: TreeViewModel
  private var list = FilteredList<TreeViewModel>("tree")

  init(_ viewModel: TreeViewModel, _ context: ViewContext) { self.viewModel = viewModel }

  deinit {}

  var isTyping: Bool { list.isFiltering }

  var actions: [KeyAction] {
    [
      .open(keys: [KeyPress(.enter), "l", KeyPress(.right)], if: row != nil) {
        self.open()
      },
      .filter {
        self.list.beginFiltering()
      },
      .browser {
        self.viewModel.openInBrowser()
      },
      .copyAddress(isHint: false) { self.viewModel.copyURL() },
      .refresh { self.viewModel.refresh() },
    ] + KeyAction.motions { self.list.move($0, in: self.viewModel) }
  }

  func draw(in area: Rect, of frame: inout Frame) {
    var area = area
    frame.header(
      Breadcrumb.runs(viewModel.tree.repository, path: viewModel.path),
      trailing: Facts.reference(viewModel.subtitle),
      isBusy: viewModel.isLoading,
      problem: viewModel.problem,
      in: &area
    )
    list.draw(viewModel, emptyWords: "This folder is empty.", in: area, of: &frame) {
      row,
      area,
      frame in
      frame.write(
        Self.line(row),
        trailing: row.measure.map { [Run($0, .muted)] } ?? [],
        in: area.inset(left: 1, right: 1)
      )
    }
  }

  func handle(_ event: InputEvent) -> Bool { list.handle(event, of: viewModel) }

  func click(_ target: ClickTarget) {
    if list.click(target) == true { open() }
  }

  private static func line(_ row: TreeRow) -> [Run] {
    switch row.entry.kind {
    case .folder: [Run("▸ ", .accent), Run(row.entry.name, .accent, .bold)]
    case .file: [Run("  "), Run(row.entry.name)]
    case .symlink: [Run("↪ ", .info), Run(row.entry.name, Style(.info, .italic))]
    case .submodule: [Run("◆ ", .special), Run(row.entry.name, .special)]
    }
  }

  private var row: TreeRow? { list.selectedRow(of: viewModel) }

  private func open() {
    if let row { viewModel.open(row) }
  }
}
