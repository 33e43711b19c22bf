import BinderyGTK
import GitHubValues
import OctavoLive
import OctavoMarkup
import OctavoViewModels

/// The forms of a file: lines of code, a document, or a picture.
@MainActor
final class SourcePages: Widget {
  /// Called with the state to show when a picture has been decoded.
  var onDecoded: ((StateView.State) -> Void)?

  private enum Part { case code, large, document, picture }

  private let viewModel: SourceViewModel
  private let activity: Activity
  private let code: CodeView
  private var large: LargeCodeView?
  private let context: ViewContext
  private let document: MarkupView
  private let picture: Picture
  private let parts: Stack<Part>
  private let decoding = SerialDisposable()
  private let lifetime = Lifetime()

  init(_ viewModel: SourceViewModel, _ context: ViewContext) {
    self.viewModel = viewModel
    self.context = context
    activity = context.activity
    code = CodeView(
      context.appearance,
      context.sourceWidgets,
      name: viewModel.title,
      of: viewModel
    )
    document = MarkupView(context) { viewModel.follow($0) }
    picture = Picture(name: viewModel.title)
    document.setMargins(18, 18)
    picture.setMargins(18, 18)
    let documents = ScrollView(Clamp(document, width: 800))
    parts = Stack([(.code, code.widget), (.document, documents), (.picture, picture)])
    let page = Box(.vertical, [parts, FindBar(viewModel, lifetime)])
    parts.expand()
    super.init(page.pointer(), holding: [page])
    lifetime += documents.restorePosition(of: viewModel)
    document.follow(viewModel)
    lifetime.observe(code) { $0.wrap(viewModel.wrapsLines) }
    lifetime.observe(code) { code in
      guard viewModel.reveal != nil else { return }
      untracked { if let lines = viewModel.lines { code.mark(lines, viewModel.search) } }
    }
    lifetime.observe(code) { $0.highlight(viewModel.search) }
    code.onSelect = { viewModel.select($0) }
  }

  isolated deinit {
    decoding.dispose()
    lifetime.dispose()
  }

  /// Draws a page, and returns the state to show.
  func draw(_ page: SourcePage) -> StateView.State {
    decoding.inner = nil
    switch page {
    case .text(let file):
      guard case .text(let lines, _) = FileContent.text(file.bytes) else { return .loading }
      code.show(lines, fileName: file.name)
      return show(.code)
    case .large(let text):
      largeCode().show(text, fileName: viewModel.title)
      return show(.large)
    case .markdown(let text):
      document.show(.init(text, place: viewModel.place))
      return show(.document)
    case .empty: return Self.message(Strings.emptyFile, nil)
    case .image(let file): return decode(file)
    case .binary(let type, let size):
      return Self.message(Strings.binaryFile(of: type), size)
    }
  }

  /// Returns the view of a file of any length, which is made when the first one is shown.
  private func largeCode() -> LargeCodeView {
    if let large { return large }
    let view = LargeCodeView(
      context.appearance,
      context.sourceWidgets,
      name: viewModel.title,
      of: viewModel
    )
    large = view
    parts.add(view.widget, as: .large)
    lifetime.observe(view) { [viewModel] in $0.wrap(viewModel.wrapsLines) }
    lifetime.observe(view) { [viewModel] view in
      guard viewModel.reveal != nil else { return }
      untracked { if let lines = viewModel.lines { view.mark(lines, viewModel.search) } }
    }
    lifetime.observe(view) { [viewModel] in $0.highlight(viewModel.search) }
    view.onSelect = { [viewModel] in viewModel.select($0) }
    return view
  }

  private func decode(_ file: GitHub.File) -> StateView.State {
    let loading = Lifetime()
    decoding.inner = loading
    loading.add(
      Task.immediate { [weak self, activity] in
        let texture = await activity { await Texture.decodeScaled(Array(file.bytes)) }
        guard let self, !Task.isCancelled else { return }
        picture.texture = texture
        onDecoded?(
          texture == nil
            ? Self.message(Strings.undecodablePicture, file.bytes.count) : show(.picture)
        )
      }
    )
    return .loading
  }

  private func show(_ part: Part) -> StateView.State {
    parts.shown = part
    return .content
  }

  private static func message(_ title: String, _ bytes: Int?) -> StateView.State {
    let words = [bytes.map { Strings.size($0) }, Strings.hint(saveKey: nil, browserKey: nil)]
    return .message(
      title: title,
      words: words.compactMap(\.self).joined(separator: "\n"),
      icon: "text-x-generic-symbolic"
    )
  }
}
