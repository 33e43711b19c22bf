import BinderySignals
import Measuring

func addLists(to suite: inout Suite) {
  suite.row("list-insert") { _, sink in
    let (old, new) = ListExample.inserted
    precondition(ChangeSet(from: old, to: new).insertions == [50_000])
    return { for _ in $0 { sink.consume(ChangeSet(from: old, to: new).insertions.count) } }
  }
  suite.row("list-shuffle") { _, sink in
    let (old, new) = ListExample.shuffled
    precondition(!ChangeSet(from: old, to: new).moves.isEmpty)
    return { for _ in $0 { sink.consume(ChangeSet(from: old, to: new).moves.count) } }
  }
  for count in [20_000, 100_000] {
    suite.changeSet("unfold", of: count) { (Line.rows(10), Line.rows(count)) }
    suite.changeSet("update", of: count) { (Line.rows(count), Line.rows(count, text: "high")) }
    suite.changeSet("replace", of: count) { (Line.rows(count), Line.rows(count, from: count)) }
  }
}

extension Suite {
  /// Adds a row for the change set of two lists, of which so many rows differ.
  fileprivate mutating func changeSet(
    _ name: String,
    of count: Int,
    _ lists: @escaping () -> ([Line], [Line])
  ) {
    row("list-\(name)-\(count)") { _, sink in
      let (old, new) = lists()
      return {
        for _ in $0 {
          // As the list view of the GTK kit does.
          let changes = ChangeSet(from: old, to: new, findsDuplicates: false)
          sink.consume(changes.insertions.count + changes.updates.count)
        }
      }
    }
  }
}

/// A row with texts, as that of a change has them.
private nonisolated struct Line: Identifiable, Equatable {
  let id: String
  let path: String
  let text: String
  let number: Int

  static func rows(_ count: Int, text: String = "low", from first: Int = 0) -> [Self] {
    (first..<first + count).map {
      Self(
        id: "1.\($0)",
        path: "Sources/Tides/TideTable.swift",
        text: "let \(text) = tide(at: \($0))",
        number: $0
      )
    }
  }
}
