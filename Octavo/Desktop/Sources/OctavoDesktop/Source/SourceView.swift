import BinderyGTK
import CGTK
import GitHubValues
import OctavoMarkup
import OctavoViewModels

/// A file: coloured lines with their numbers, a Markdown document, a picture, or what else it is.
@MainActor
final class SourceView: ScreenView {
  let content: Widget
  var title: String { viewModel.title }
  var titleWidget: Widget? { pane.title }
  var trailing: [Widget] {
    viewModel.isMarkdown ? [menu, wrap, raw] : [menu, wrap]
  }

  private let viewModel: SourceViewModel
  private let menu = HeaderItems.menu()
  private let wrap = HeaderItems.action("wrap", icon: "format-justify-left-symbolic", name: "Wrap")
  private let raw = HeaderItems.action("raw", icon: "text-x-generic-symbolic", name: "As Written")
  private let code: CodeView
  private let document: MarkupView
  private let picture: Picture
  private let pages = Widget(gtk_stack_new())
  private let pane: ContentPane
  private let decoding = SerialDisposable()

  init(_ viewModel: SourceViewModel, _ context: ViewContext) {
    self.viewModel = viewModel
    code = CodeView(context.appearance, context.sourceWidgets)
    document = MarkupView(context) { [viewModel] in viewModel.follow($0) }
    picture = Picture(name: viewModel.title)
    document.widget.setMargins(18, 18)
    picture.setMargins(18, 18)
    let scrolling = Layout.scrolling(Layout.clamped(document.widget, width: 800))
    pages.hold(scrolling)
    for (name, page) in [("code", code.widget), ("document", scrolling), ("picture", picture)] {
      gtk_stack_add_named(pages.opaque, page.pointer(), name)
    }
    pane = ContentPane(pages) { [viewModel] in viewModel.refresh() }
    content = pane.content
    pane.lifetime += decoding
    pane.lifetime.observe(code) { [viewModel] in $0.wrap(viewModel.wrapsLines) }
    pane.follow(viewModel) { [weak self] in self?.draw($0) ?? .loading }
  }

  deinit {}

  private func draw(_ page: SourcePage) -> StateStack.State {
    decoding.inner = nil
    switch page {
    case .text(let file):
      guard case .text(let lines, _) = FileContent.text(file.bytes) else { return .loading }
      code.show(lines, fileName: file.name)
      return shown("code")
    case .markdown(let file):
      document.show(.init(file: file, place: viewModel.place))
      return shown("document")
    case .image(let file): return decode(file)
    case .binary(let file): return said("This File Is No Text", Words.size(file.bytes.count))
    case .tooLarge(let size):
      return said("This File Is Too Large to Be Shown", size.map { Words.size($0) } ?? "")
    }
  }

  private func decode(_ file: GitHub.File) -> StateStack.State {
    let loading = Lifetime()
    decoding.inner = loading
    loading.add(
      Task { [weak self] in
        let texture = await Texture.decode(Array(file.bytes))
        guard let self, !Task.isCancelled else { return }
        picture.texture = texture
        pane.show(
          texture == nil
            ? said("This Picture Cannot Be Drawn", Words.size(file.bytes.count)) : shown("picture")
        )
      }
    )
    return .loading
  }

  private func shown(_ name: String) -> StateStack.State {
    gtk_stack_set_visible_child_name(pages.opaque, name)
    return .shown
  }

  private func said(_ title: String, _ size: String) -> StateStack.State {
    let words = "\(size)\nOpen it in a browser from the menu."
    return .message(title: title, words: words, icon: "text-x-generic-symbolic")
  }
}
