import BinderyNavigation
import BinderyTesting
import Testing

@testable import BinderyTerminal

struct ModelViewTests {
  @Test func `a page shows that it is loading, then its title, its content and its problem`() async
  {
    let manual = Manual()
    let frame = { [manual] in text(of: ManualView(manual, ViewContext())) }

    manual.refresh()
    #expect(frame().hasPrefix(" Manual                               ⠋"))
    #expect(frame().contains("⠋ Loading…"))
    await settle()
    manual.response?("All about it")
    await settle()
    #expect(frame().hasPrefix(" Manual  for beginners\n"))
    #expect(frame().contains("All about it"))
    manual.refresh()
    await settle()
    manual.response?(nil)
    await settle()

    #expect(frame().contains("! It could not be loaded"))
    #expect(frame().contains("All about it"))
  }

  @Test func `a view knows its size when its content is read for a frame`() {
    let view = SizedView(Manual(), ViewContext())
    var sizes: [Int] = []
    let observation = observe { sizes.append(view.size.columns) }

    let texts = [12, 12, 20].map { columns in
      var frame = Frame(size: Size(columns: columns, rows: 3))
      view.draw(in: frame.bounds, of: &frame)
      return frame.text.prefix { $0 != "\n" }
    }

    #expect(texts == ["12×3", "12×3", "20×3"])
    #expect(sizes == [0, 12, 20])
    observation.dispose()
  }

  @Test func `a failure takes the place of a page`() async {
    let manual = Manual()

    manual.refresh()
    await settle()
    manual.response?(nil)
    await settle()

    let text = text(of: ManualView(manual, ViewContext()))
    #expect(text.contains("It could not be loaded"))
    #expect(text.contains("Press r to try again."))
  }

  @Test func `a view is released when its screen is removed`() throws {
    weak var released: WidgetView?
    let table = NumberTable(count: 3)
    let app = WidgetApp { table.pane }
    do {
      let view = WidgetView(app.viewModel, app.context)
      released = view
      var frame = Frame(size: Size(columns: 20, rows: 5))
      view.draw(in: frame.bounds, of: &frame)
      _ = view.handle(.key("j"))
      _ = view.actions
    }

    #expect(released == nil)
  }

  @Test func `the head of a screen below tabs is only its problem`() {
    let table = NumberTable(count: 2)
    var frame = Frame(size: Size(columns: 40, rows: 4))
    var area = frame.bounds
    ScreenHeader(problemOf: table).draw(in: &area, of: &frame)
    #expect(area == frame.bounds)

    table.problem = "It may be out of date."
    ScreenHeader(problemOf: table).draw(in: &area, of: &frame)

    #expect(frame.text.hasPrefix(" ! It may be out of date."))
    #expect(area.rows == 3)
  }

  @Test func `a view names the widget with the focus at first`() {
    let model = FormModel()
    let view = SecondFieldView(model, ViewContext())

    _ = view.handle(.key("x"))

    #expect(model.second == "x")
  }

  private func text(of view: some ScreenView) -> String {
    var frame = Frame(size: Size(columns: 40, rows: 10))
    view.draw(in: frame.bounds, of: &frame)
    return frame.text
  }
}

private struct Refusal: Error {}

/// A page that is loaded when the test responds.
private final class Manual: ViewModel, ContentViewModel {
  @MutableProperty private(set) var page: String?
  var response: ((String?) -> Void)?
  private(set) lazy var refreshCommand: Command<Void, Void> = command(.latest) { viewModel in
    viewModel.page = try await viewModel.load()
  }

  override init() {
    super.init()
    errors.collect(refreshCommand)
  }

  var title: String { "Manual" }
  var loadedTitle: ScreenTitle { .double("Manual", subtitle: "for beginners") }
  var failure: String? { errors.latest.map { _ in "It could not be loaded" } }

  private func load() async throws -> String {
    let text = await withCheckedContinuation { continuation in
      response = { continuation.resume(returning: $0) }
    }
    guard let text else { throw Refusal() }
    return text
  }
}

private final class ManualView: ModelView<Manual, ViewContext> {
  override var content: ViewContent {
    content(
      header: ScreenHeader(viewModel),
      .page(viewModel) { page in .widget(TextPane { [Run(page)].wrapped(to: $0) }) }
    )
  }
}

private final class SecondFieldView: ModelView<FormModel, ViewContext> {
  override var initialFocus: String? { "second" }

  override var content: ViewContent {
    content(
      .column([
        .widget(TextEntry("first", text: ValueBinding(viewModel, \.first))),
        .widget(TextEntry("second", text: ValueBinding(viewModel, \.second))),
      ])
    )
  }
}

private final class SizedView: ModelView<Manual, ViewContext> {
  override var content: ViewContent {
    ViewContent(.lines([[Run("\(size.columns)×\(size.rows)")]]))
  }

  deinit {}
}
