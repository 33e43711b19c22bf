import BinderyTerminal

/// A terminal of 200 × 60 cells with a list of numbers.
final class FrameApp {
  private enum Screen: NavigationScreen {
    case numbers(Numbers)

    var viewModel: ViewModel {
      switch self {
      case .numbers(let viewModel): viewModel
      }
    }
  }

  private final class NumbersView: ModelView<Numbers, ViewContext> {
    override var content: ViewContent {
      content(
        header: ScreenHeader(viewModel),
        .widget(
          TablePane(viewModel, emptyText: "") { row, area, frame in
            frame.write("row \(row.id)", in: area)
          }
        )
      )
    }
  }

  private let router = Router<Screen>()
  private let host: TerminalHost<Screen>

  init(rows: Int, inSections: Bool = false) {
    let context = ViewContext()
    host = TerminalHost(router: router, name: "Numbers") { screen in
      switch screen {
      case .numbers(let viewModel): NumbersView(viewModel, context)
      }
    }
    router.resetRoot(.numbers(Numbers(rows, inSections: inSections)))
  }

  deinit {}

  /// The number of screens.
  var depth: Int { router.controllers.first?.entries.count ?? 0 }

  /// Pushes a screen and pops it, and draws a frame after each.
  ///
  /// Returns the number of glyphs in the middle lines of both.
  func pushAndPop() -> Int {
    router.push(.numbers(Numbers(1_000)))
    let glyphs = draw()
    router.pop()
    return glyphs + draw()
  }

  func press(_ key: KeyPress) { host.handle(.key(key)) }

  /// Draws a frame, and returns the number of glyphs in its middle line.
  func draw() -> Int {
    let frame = host.frame(size: Size(columns: 200, rows: 60), step: 0)
    return (0..<200).count { frame[Point(column: $0, row: 30)].character != " " }
  }
}

/// A table of numbers, which may have sections of a thousand.
private final class Numbers: ViewModel, SectionedTableViewModel {
  nonisolated struct Row: Identifiable, Equatable {
    let id: Int
  }

  nonisolated struct Thousand: ListSection {
    let title: String
    let rows: [Row]

    var id: String { title }
  }

  let title = "Numbers"
  let rows: [Row]
  let sections: [Thousand]
  let content = ListContent.rows
  @MutableProperty var keyword = ""

  init(_ count: Int, inSections: Bool = false) {
    let rows = (0..<count).map { Row(id: $0) }
    self.rows = rows
    sections = stride(from: 0, to: inSections ? count : 0, by: 1_000).map { start in
      Thousand(title: "from \(start)", rows: Array(rows[start..<min(start + 1_000, count)]))
    }
  }

  func open(_ row: Row) {}
}
