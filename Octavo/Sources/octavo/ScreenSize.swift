import ArgumentParser
import BinderyTerminal

/// A size as people write it: 100x30.
nonisolated struct ScreenSize {
  let size: Size

  init(_ text: String) throws {
    let parts = text.lowercased().split(separator: "x").map { Int($0) }
    guard parts.count == 2, let columns = parts[0], let rows = parts[1],
      (1...1000).contains(columns), (1...1000).contains(rows)
    else { throw ValidationError("“\(text)” is no size. Sizes look like 100x30.") }
    size = Size(columns: columns, rows: rows)
  }
}
