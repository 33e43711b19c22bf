import BinderyNavigation

@testable import BinderyTerminal

/// A terminal with one screen, whose layout is given by a closure.
final class WidgetApp {
  let router = Router<WidgetScreen>()
  let context: ViewContext
  let viewModel: WidgetViewModel
  let host: TerminalHost<WidgetScreen>
  private let terminal: HeadlessTerminal

  init(
    columns: Int = 40,
    rows: Int = 12,
    keys: KeyMap = KeyMap(),
    actions: @escaping () -> [ScreenAction] = { [] },
    layout: @escaping () -> Layout
  ) {
    let context = ViewContext(keys: keys)
    self.context = context
    viewModel = WidgetViewModel(actions, layout)
    host = TerminalHost(
      router: router,
      name: "Widgets",
      keys: keys,
      minimumSize: Size(columns: 10, rows: 3),
      dialogs: context.dialogs
    ) { screen in
      switch screen {
      case .widgets(let viewModel): WidgetView(viewModel, context)
      }
    }
    terminal = HeadlessTerminal(size: Size(columns: columns, rows: rows), source: host)
    router.resetRoot(.widgets(viewModel))
  }

  deinit {}

  var frame: Frame { terminal.frame }
  var text: String { terminal.text }
  var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  func press(_ keys: String) throws {
    for stroke in try KeyScript(keys).strokes { terminal.type(stroke.bytes) }
  }
}

final class WidgetViewModel: ViewModel, ActionProviding {
  private let makeActions: () -> [ScreenAction]
  let makeLayout: () -> Layout

  init(_ actions: @escaping () -> [ScreenAction], _ layout: @escaping () -> Layout) {
    makeActions = actions
    makeLayout = layout
  }

  var actions: [ScreenAction] { makeActions() }
}

final class WidgetView: ModelView<WidgetViewModel, ViewContext> {
  override var content: ViewContent { content(viewModel.makeLayout()) }
}

enum WidgetScreen: NavigationScreen {
  case widgets(WidgetViewModel)

  var viewModel: ViewModel {
    switch self {
    case .widgets(let viewModel): viewModel
    }
  }
}

/// Values that the widgets of a test show and change.
final class FormModel: ViewModel {
  @MutableProperty var first = ""
  @MutableProperty var second = ""
  @MutableProperty var selection = 0..<0
  @MutableProperty var isOn = false
  @MutableProperty var choice = 0
}
