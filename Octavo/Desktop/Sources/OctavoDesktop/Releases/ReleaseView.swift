import BinderyGTK
import GitHubValues
import OctavoViewModels

/// A release: its notes and its assets, on one page that scrolls.
typealias ReleaseView = PageScreen<ReleaseViewModel>

extension ReleaseView {
  /// Makes the view of a release.
  convenience init(_ viewModel: ReleaseViewModel, _ context: ViewContext) {
    let heading = Label("", .wrapping)
    let summary = Label("", .wrapping)
    let files = Button(viewModel.filesTitle)
    let notes = MarkupView(context) { viewModel.follow($0) }
    let assets = RowGroup(viewModel.assetsTitle)
    let buttons = Box(.horizontal, [files])
    let page = Box(.vertical, spacing: 18, [heading, summary, buttons, notes, assets])
    page.setMargins(18, 18)
    self.init(viewModel, ScrollView(Clamp(page, width: 800)))
    trailing = [context.menu()]
    initialFocus = files
    heading.addStyle("title-2")
    summary.addStyle("dim-label")
    lifetime.bind(heading) { viewModel.title }
    lifetime.bind(summary) { viewModel.summary }
    lifetime += files.onClick { viewModel.showFiles() }
    notes.follow(viewModel)
    lifetime.observe(notes) { notes in
      notes.show(viewModel.notes.map { .init(file: $0, place: viewModel.place) })
    }
    lifetime.observe(assets) { assets in
      let list = viewModel.page?.assets ?? []
      assets.show(
        list.map { asset in
          .init(asset.name, viewModel.detail(of: asset), sign: "document-save-symbolic") {
            viewModel.save(asset)
          }
        }
      )
      assets.isVisible = !list.isEmpty
    }
  }
}
