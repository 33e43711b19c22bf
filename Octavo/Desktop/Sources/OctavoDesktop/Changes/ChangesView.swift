import BinderyGTK
import GitHubValues
import OctavoViewModels

/// The changes of a commit or a comparison.
typealias ChangesView = ListScreen<ChangesViewModel, ChangeCell>

extension ChangesView {
  /// Makes the view of changes.
  convenience init(_ viewModel: ChangesViewModel, _ context: ViewContext) {
    let appearance = context.appearance
    let painter = ChangePainter(viewModel)
    self.init(
      sections: viewModel,
      ListStrings(
        empty: viewModel.emptyText,
        filter: viewModel.filterTitle,
        isCompact: true,
        width: 1_400
      ),
      keepsHeadings: true,
      make: {
        let cell = ChangeCell()
        cell.onLink = { [weak viewModel] in viewModel?.follow($0) }
        cell.onPicture = { [weak viewModel, activity = context.activity] row, isOld in
          guard let file = await viewModel?.picture(of: row, isOld: isOld) else { return nil }
          return await activity { await Texture.decodeScaled(Array(file.bytes)) }
        }
        return cell
      },
      name: \.spoken
    ) { cell, row, lifetime in
      lifetime.observe(cell) { $0.show(row, appearance.isDark ? .dark : .light, painter) }
    }
    ChangeCell.rule.install()
    list.addStyle(ChangeCell.listStyle)
    onWidth { [viewModel] in
      viewModel.width = ChangesWidth($0, medium: 600, wide: 1_000)
    }
    let layout = ActionButton("layout", icon: "view-dual-symbolic", name: viewModel.layoutTitle)
    lifetime.observe(layout) { [viewModel] layout in
      layout.isVisible = viewModel.width != .narrow
      layout.setTooltip(viewModel.layoutTitle)
    }
    trailing = [context.menu(), makeFilterButton(), layout]
  }
}
