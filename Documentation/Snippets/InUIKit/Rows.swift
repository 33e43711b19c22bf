import BinderyNavigation
import UIKit

/// The rows of a table, whose changes are animated.
final class Rows<Row: Identifiable & Equatable>: NSObject, UITableViewDataSource
where Row.ID: Sendable {
  private var rows: [Row] = []
  private weak var table: UITableView?
  private let configure: (UITableViewCell, Row) -> Void
  private let lifetime = Lifetime()

  init(
    in table: UITableView,
    _ read: @escaping () -> [Row],
    configure: @escaping (UITableViewCell, Row) -> Void
  ) {
    self.table = table
    self.configure = configure
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    lifetime.observe(self) { source in
      let rows = read()
      untracked { source.show(rows) }
    }
  }

  private func show(_ new: [Row]) {
    let changes = ChangeSet(from: rows, to: new)
    let paths = { (offsets: [Int]) in offsets.map { IndexPath(row: $0, section: 0) } }
    table?.performBatchUpdates { [self] in
      rows = new
      table?.deleteRows(at: paths(changes.removals), with: .automatic)
      table?.insertRows(at: paths(changes.insertions), with: .automatic)
      for move in changes.moves {
        table?.moveRow(
          at: IndexPath(row: move.from, section: 0),
          to: IndexPath(row: move.to, section: 0)
        )
      }
    }
    table?.reconfigureRows(at: paths(changes.updates))
  }

  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    configure(cell, rows[path.row])
    return cell
  }
}
