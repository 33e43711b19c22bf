import Glibc
import Measuring
import Peers

@main
enum Program {
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      exit(try run(options))
    } catch let error as UsageError {
      printError("\(error.message)\n\(Options.usage)")
      exit(64)
    } catch {
      printError("bindery-benchmarks: \(error)")
      exit(2)
    }
  }

  /// Measures, prints, and returns the exit status.
  private static func run(_ options: Options) throws -> Int32 {
    var suite = Suite()
    addOurs(to: &suite)
    suite.addPeers()
    suite.arrange(by: rows(for: options))
    let measurements = try Harness(rounds: options.rounds, report: printError).measure(suite)
    let results = Results(measurements)
    let table = Table(results)
    let verdicts = Verdicts(results, where: options.includes)
    print(table.text, terminator: "\n\n")
    print(verdicts.text)
    if let output = options.output, options.filters.isEmpty {
      try save(table.tabSeparated, to: output)
    }
    return verdicts.broken > 0 ? 1 : 0
  }

  /// Returns the rows of the options, with the rows that they are compared with.
  private static func rows(for options: Options) -> [String] {
    var wanted: Set = [Harness.controlRow]
    for row in Row.all where options.includes(row.id) { wanted.formUnion([row.id, row.peers]) }
    for bar in Bar.all where options.includes(bar.row) {
      if case .ratio(_, let other) = bar.subject { wanted.insert(other) }
    }
    return Row.all.map(\.id).filter(wanted.contains)
  }

  private static func save(_ text: String, to path: String) throws {
    guard let file = fopen(path, "w") else {
      throw OutputError(description: "\(path): \(String(cString: strerror(errno)))")
    }
    defer { fclose(file) }
    fputs(text, file)
  }

  private static func printError(_ message: String) {
    var line = message + "\n"
    _ = line.withUTF8 { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}

/// The table could not be written.
private struct OutputError: Error, CustomStringConvertible {
  let description: String
}
