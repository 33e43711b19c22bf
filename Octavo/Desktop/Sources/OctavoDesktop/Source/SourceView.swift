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
  var titleWidget: Widget? { words }
  var trailing: [Widget] {
    viewModel.isMarkdown ? [menu, wrap, raw] : [menu, wrap]
  }

  private let viewModel: SourceViewModel
  private let words = PageTitle()
  private let menu = HeaderItems.menu()
  private let wrap = HeaderItems.action("wrap", icon: "format-justify-left-symbolic", name: "Wrap")
  private let raw = HeaderItems.action("raw", icon: "text-x-generic-symbolic", name: "As Written")
  private let code: CodeView
  private let document: MarkupView
  private let picture: Picture
  private let pages = Widget(gtk_stack_new())
  private let state: StateStack
  private let decoding = SerialDisposable()
  private let lifetime = Lifetime()

  init(_ viewModel: SourceViewModel, _ context: ScreenContext) {
    self.viewModel = viewModel
    code = CodeView(context.appearance, context.sourceWidgets)
    document = MarkupView(context)
    picture = Picture(name: viewModel.title)
    document.widget.setMargins(18, 18)
    picture.setMargins(18, 18)
    let scrolling = Layout.scrolling(Layout.clamped(document.widget, width: 800))
    pages.hold(scrolling)
    for (name, page) in [("code", code.widget), ("document", scrolling), ("picture", picture)] {
      gtk_stack_add_named(pages.opaque, page.pointer(), name)
    }
    state = StateStack(pages) { [viewModel] in viewModel.refresh() }
    let notice = Notice()
    content = Box(.vertical, [notice, state])
    lifetime += decoding
    lifetime.observe(notice) { [viewModel] in $0.show(viewModel.problem) }
    lifetime.observe(words) { [viewModel] in $0.show(viewModel.screenTitle) }
    lifetime.observe(code) { [viewModel] in $0.wrap(viewModel.wrapsLines) }
    lifetime.observe(self) { view in
      let content = view.viewModel.content
      untracked { view.draw(content) }
    }
  }

  isolated deinit { lifetime.dispose() }

  private func draw(_ content: SourceContent) {
    switch content {
    case .loading: state.show(.loading)
    case .failed(let words): state.show(.failed(words))
    case .text(let file): show(file)
    case .markdown(let file):
      let place = DocumentPlace(
        repository: viewModel.repository,
        revision: viewModel.revision,
        path: viewModel.path
      )
      document.show(.init(file: file, place: place))
      page("document")
    case .image(let file): decode(file)
    case .binary(let file): say("This File Is No Text", Words.size(file.bytes.count))
    case .tooLarge(let size):
      say("This File Is Too Large to Be Shown", size.map { Words.size($0) } ?? "")
    }
  }

  private func show(_ file: GitHub.File) {
    guard case .text(let lines, _) = FileContent.text(file.bytes) else { return }
    code.show(lines, fileName: file.name)
    page("code")
  }

  private func decode(_ file: GitHub.File) {
    state.show(.loading)
    let loading = Lifetime()
    decoding.inner = loading
    loading.add(
      Task { [weak self] in
        let texture = await Texture.decode(Array(file.bytes))
        guard let self, !Task.isCancelled else { return }
        picture.texture = texture
        guard texture != nil else {
          return say("This Picture Cannot Be Drawn", Words.size(file.bytes.count))
        }
        page("picture")
      }
    )
  }

  private func page(_ name: String) {
    gtk_stack_set_visible_child_name(pages.opaque, name)
    state.show(.shown)
  }

  private func say(_ title: String, _ size: String) {
    let words = "\(size)\nOpen it in a browser from the menu."
    state.show(.message(title: title, words: words, icon: "text-x-generic-symbolic"))
  }
}
