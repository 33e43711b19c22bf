/// The options of the program.
struct Options {
  private(set) var rounds = 15
  /// The rows to measure, or prefixes of them; all rows if the list is empty.
  private(set) var filters: [String] = []
  /// The file for the tab-separated table, if all rows are measured.
  private(set) var output: String?

  static let usage = """
    Usage: bindery-benchmarks [--rounds N] [--filter ROW,ROW…] [--output FILE]

    Exits with 1 when a bar is broken.

      --rounds N     samples of each case, at least 7 (default 15)
      --filter ROWS  only these rows, such as “a,g,bytes-chain”; a “*” at the end stands for anything
      --output FILE  write the table there, separated by tabs; not with --filter
    """

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--filter": filters = try rest.value(of: option).split(separator: ",").map(String.init)
      case "--output": output = try rest.value(of: option)
      case "--rounds":
        guard let rounds = Int(try rest.value(of: option)), rounds >= 7 else {
          throw UsageError("--rounds needs a number of at least 7")
        }
        self.rounds = rounds
      default: throw UsageError("there is no option “\(option)”")
      }
    }
  }

  /// Whether the row is to be measured.
  func includes(_ row: String) -> Bool {
    filters.isEmpty
      || filters.contains { filter in
        filter.hasSuffix("*") ? row.hasPrefix(filter.dropLast()) : row == filter
      }
  }
}

/// The failure to parse the arguments.
struct UsageError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

extension ArraySlice<String> {
  fileprivate mutating func value(of option: String) throws(UsageError) -> String {
    guard let value = popFirst() else { throw UsageError("\(option) needs a value") }
    return value
  }
}
