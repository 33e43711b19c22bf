import BinderyGTK
import OctavoViewModels

/// The changes of a commit, a comparison or a pull request; a wide window has the list of the files
/// beside them.
final class ChangesScreen: ScreenView {
  let content: Widget
  private let viewModel: ChangesViewModel
  private let changes: ChangesView
  private let files: ListScreen<ChangedFilesViewModel, PickerCell>

  /// The width of the list of the files, and that of the changes beside it, in pixels.
  private static let filesWidth = 380
  private static let changesWidth = 1_000

  /// Makes the view of changes.
  init(_ viewModel: ChangesViewModel, _ context: ViewContext) {
    self.viewModel = viewModel
    changes = ChangesView(viewModel, context)
    files = ListScreen(beside: viewModel.fileList)
    let list = files.content
    let line = Separator(.vertical)
    list.setMinimumSize(width: Int32(Self.filesWidth))
    changes.content.expand()
    content = Box(.horizontal, [list, line, changes.content])
    changes.onWidth { [viewModel] width in
      let files = untracked { viewModel.showsFiles } ? 0 : Self.filesWidth
      viewModel.showsFiles = width >= Self.changesWidth + files
    }
    changes.lifetime.observe(list) { list in
      list.isVisible = viewModel.showsFiles && viewModel.hasFileList
      line.isVisible = list.isVisible
    }
  }

  isolated deinit {}

  var title: String { changes.title }
  var screenTitle: ScreenTitle { changes.screenTitle }
  var trailing: [Widget] { changes.trailing }
  var actions: [ScreenAction] { changes.actions }
  var initialFocus: Widget? { changes.list }
}

extension ListScreen where Table == ChangedFilesViewModel, Cell == PickerCell {
  /// Makes the list of the files beside their changes.
  fileprivate convenience init(beside viewModel: ChangedFilesViewModel) {
    self.init(
      sections: viewModel,
      ListStrings(
        emptyText: viewModel.emptyText,
        filter: viewModel.placeholder,
        isFilterPinned: true,
        isCompact: true
      ),
      make: PickerCell.init,
      name: \.spoken
    ) { cell, row, _ in cell.show(row) }
  }
}
