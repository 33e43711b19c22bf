import ArgumentParser
import BinderyTerminal

/// A size in columns and rows, written as 100x30.
nonisolated struct ScreenSize {
  let size: Size

  init(_ text: String) throws {
    let parts = text.lowercased().split(separator: "x").map { Int($0) }
    guard parts.count == 2, let columns = parts[0], let rows = parts[1],
      (1...1000).contains(columns), (1...1000).contains(rows)
    else {
      throw ValidationError("“\(text)” is not a size from 1x1 to 1000x1000, such as 100x30.")
    }
    size = Size(columns: columns, rows: rows)
  }
}
