import BinderyGTK
import GitHubValues
import OctavoViewModels

/// A row of Explore; the cell of each kind is made when it is needed first.
final class ExploreCell: ListCell {
  let widget: Widget
  private let box = Box(.vertical)
  private lazy var line = add(LineCell())
  private lazy var repository = add(RepositoryCell())
  private lazy var account = add(PersonCell())
  private lazy var summary = add(SummaryCell())
  private var shown: Widget?

  init() { widget = box }

  deinit {}

  func show(
    _ row: ExploreRow,
    in viewModel: ExploreViewModel,
    _ pictures: Pictures,
    _ lifetime: Lifetime
  ) {
    let terms = viewModel.terms
    switch row.content {
    case .query(let query):
      line.show(query, icon: "document-open-recent-symbolic")
      choose(line)
    case .repository(let row):
      repository.show(row, pictures, lifetime, highlighting: terms)
      choose(repository)
    case .account(let person):
      account.show(person, of: row, in: viewModel, pictures, lifetime, highlighting: terms)
      choose(account)
    case .summary(let row):
      summary.show(row, pictures, lifetime)
      choose(summary)
    case .all(let title, _):
      line.show(title, icon: "go-next-symbolic")
      choose(line)
    case .failure(let message):
      line.show(message, icon: "dialog-warning-symbolic", detail: Strings.tryAgain)
      choose(line)
    case .loading:
      line.show(Strings.loading, icon: "content-loading-symbolic")
      choose(line)
    }
  }

  private func add<Cell: ListCell>(_ cell: Cell) -> Cell {
    box.append(cell.widget)
    return cell
  }

  /// Shows a cell in place of the one before.
  private func choose(_ cell: some ListCell) {
    guard shown !== cell.widget else { return }
    shown?.isVisible = false
    cell.widget.isVisible = true
    shown = cell.widget
  }
}
