import BinderyGTK
import OctavoViewModels

/// A recent search or a result; the cell of each is made when it is needed first.
final class ExploreCell: ListCell {
  let widget: Widget
  private let box = Box(.vertical)
  private var query: QueryCell?
  private var repository: RepositoryCell?

  init() { widget = box }

  deinit {}

  func show(_ row: ExploreRow, _ pictures: Pictures, _ lifetime: Lifetime) {
    switch row {
    case .query(let text):
      if query == nil { query = add(QueryCell()) }
      query?.show(text)
    case .repository(let row):
      if repository == nil { repository = add(RepositoryCell()) }
      repository?.show(row, pictures, lifetime)
    }
    query?.widget.isVisible = row.repositoryRow == nil
    repository?.widget.isVisible = row.repositoryRow != nil
  }

  private func add<Cell: ListCell>(_ cell: Cell) -> Cell {
    box.append(cell.widget)
    return cell
  }
}
