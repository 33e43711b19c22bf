import BinderyGTK
import OctavoViewModels

/// A file: coloured lines with their numbers, a Markdown document, a picture, or a message.
typealias SourceView = PageScreen<SourceViewModel>

extension SourceView {
  /// Makes the view of a file.
  convenience init(_ viewModel: SourceViewModel, _ context: ViewContext) {
    let pages = SourcePages(viewModel, context)
    self.init(viewModel, pages) { pages.draw($0) }
    pages.onDecoded = { [weak self] in self?.show($0) }
    let wrap = ActionButton("wrap", icon: "format-justify-left-symbolic", name: viewModel.wrapTitle)
    let raw = ActionButton("raw", icon: "text-x-generic-symbolic", name: viewModel.rawTitle)
    lifetime.observe(wrap) { [viewModel] in $0.setTooltip(viewModel.wrapTitle) }
    lifetime.observe(raw) { [viewModel] in $0.setTooltip(viewModel.rawTitle) }
    trailing = [context.menu(), wrap] + (viewModel.isMarkdown ? [raw] : [])
  }
}
