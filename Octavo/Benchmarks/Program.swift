import ArgumentParser
import BinderyTerminal
import Foundation

/// Measures the screens of the terminal with short and with long lists: the processor time of the
/// main thread for each key, its frames and the work that it causes.
struct OctavoBenchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "octavo-benchmarks",
    abstract: "Measure the screens of the terminal with lists of two sizes."
  )

  /// The least share of the cost with a hundredth of the rows that the cost with all rows has.
  private static let leastShare = 2.0 / 3
  /// The processor time of a frame, in milliseconds, that 99.9 % of them must not exceed.
  private static let frame = 16.0

  @Option(help: "The number of starred repositories.")
  var stars = 100_000

  @Option(help: "The number of files in one folder.")
  var files = 20_000

  @Option(help: "The number of commits.")
  var commits = 100_000

  func validate() throws {
    guard min(stars, files, commits) >= 100 else {
      throw ValidationError("Each number must be at least 100.")
    }
  }

  @MainActor func perform() throws {
    let screens = [
      MeasuredScreen("stars", link: "/ada?tab=stars", count: stars) { .stars($0) },
      MeasuredScreen("folder", link: "/ada/large/tree/main/files", count: files) { .files($0) },
      MeasuredScreen("commits", link: "/ada/large/commits/main", count: commits) { .commits($0) },
    ]
    print("screen\trows\topen\tmedian\t99 %\t99.9 %\tworst\tat the key")
    var isHeld = true
    for screen in screens {
      let small = try screen.measure(screen.count / 100)
      let large = try screen.measure(screen.count)
      for cost in [small, large] { print(cost.line) }
      if large.quantile(0.999) > Self.frame { isHeld = false }
      // Half of the keys change nothing where the list is short.
      if small.quantile(0.99) < large.quantile(0.99) * Self.leastShare { isHeld = false }
    }
    print(isHeld ? "held" : "BROKEN: a frame takes more than 16 ms, or grows with the list")
    if !isHeld { throw ExitCode(1) }
  }
}

/// The start of the program, synchronous because the measured app owns the main thread.
@main
enum Program {
  @MainActor static func main() {
    do {
      try OctavoBenchmarks.parse().perform()
    } catch {
      OctavoBenchmarks.exit(withError: error)
    }
  }
}
