import ArgumentParser
import BinderyTerminal
import Foundation
import GitHubValues
import OctavoLive
import OctavoViewModels

/// Measures the screens of the terminal with short and with long lists: the processor time of the
/// main thread for each key, its frames and the work that it causes.
struct OctavoBenchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "octavo-benchmarks",
    abstract: "Measure the screens of the terminal with lists of two sizes."
  )

  /// The most that the cost with all rows is, as a multiple of that with a hundredth of them.
  private static let mostGrowth = 1.5
  /// The most requests of a place in a long log.
  private static let mostRequests = 2
  /// The processor time of a frame, in milliseconds, that 99.9 % of them must not exceed.
  private static let frame = 16.0

  @Option(help: "The number of starred repositories.")
  var stars = 100_000

  @Option(help: "The number of threads in the inbox.")
  var threads = 5_000

  @Option(help: "The number of issues of a repository.")
  var issues = 20_000

  @Option(help: "The number of comments and events of an issue.")
  var entries = 3_000

  @Option(help: "The number of files in one folder.")
  var files = 20_000

  @Option(help: "The number of entries of a tree.")
  var tree = 200_000

  @Option(help: "The number of commits.")
  var commits = 1_000_000

  @Option(help: "The number of lines that a pull request adds.")
  var lines = 500_000

  @Option(help: "The bytes of a long log of a job.")
  var log = 100_000_000

  @Option(help: "The number of random places in the log.")
  var places = 100

  @Option(help: "The name of one screen to measure; all without it.")
  var only: String?

  func validate() throws {
    guard min(stars, files, commits, tree) >= 10_000 else {
      throw ValidationError("Each number must be at least 10,000.")
    }
  }

  @MainActor func perform() throws {
    let screens = [
      MeasuredScreen("stars", link: "/ada?tab=stars", count: stars) { .stars($0) },
      // The palette over the names of as many repositories.
      MeasuredScreen(
        "palette",
        link: "/ada?tab=stars",
        count: stars,
        keys: [":", "r", "e", "p", "Backspace", "e", "p", "9", "9", "Backspace", "Esc"]
      ) { .stars($0) },
      MeasuredScreen(
        "inbox",
        link: "/-/inbox",
        count: threads,
        keys: ["e", "e", "b", "b", "n", "n", "p", "p"],
        rowText: "The thread number"
      ) { .threads($0) },
      MeasuredScreen(
        "issues",
        link: "/ada/large/issues",
        count: issues,
        // A filter by two labels and a text.
        keys: ["/"] + " label:label-3 label:label-23 wave".map { $0 == " " ? "Space" : "\($0)" },
        rowText: "The issue number",
        prepare: { session, count in
          let name = GitHub.RepositoryName(owner: "ada", name: "large")
          try await session.services.offlineCopies.keepIssues(of: name, total: count)
          await session.settled()
        }
      ) { .issues($0) },
      MeasuredScreen(
        "thread",
        link: "/ada/large/issues/1",
        count: entries,
        keys: ["G", "j", "j", "g", "j", "j"],
        rowText: "degrees",
        mostStart: 2,
        mostMemory: 30
      ) { .thread($0) },
      MeasuredScreen("folder", link: "/ada/large/tree/main/files", count: files) { .files($0) },
      MeasuredScreen("tree", link: "/ada/large/tree/main", count: tree) { .tree($0) },
      MeasuredScreen("commits", link: "/ada/large/commits/main", count: commits, places: places) {
        .commits($0)
      },
      MeasuredScreen("changes", link: "/ada/large/pull/1/files", count: lines) { .changes($0) },
      // The short one has no conversation, as an issue of as many comments has none.
      MeasuredScreen(
        "pull",
        link: "/ada/large/pull/1",
        count: 30,
        keys: ["G", "g"],
        rowText: "degrees",
        mostStart: 1.5
      ) { $0 < 30 ? .thread(90) : .pull(threads: $0, files: 100) },
    ]
    print("screen\trows\topen\tmedian\t99 %\t99.9 %\tworst\tgrowth\trequests\tat the key")
    var isHeld = true
    for screen in screens where only == nil || only == screen.name {
      let (small, storedSmall) = try screen.measure(screen.count / 100)
      print(small.line())
      if !small.ownKeys.isEmpty { print(small.ownLine()) }
      let (large, storedLarge) = try screen.measure(screen.count)
      print(large.line(beside: small))
      if !large.ownKeys.isEmpty { print(large.ownLine()) }
      if let storedSmall, let storedLarge {
        let starts = try StoredScreen.compare(storedSmall, storedLarge, times: 25)
        let times = String(format: "%.1f; %.1f ms, %.2f ×", starts.short, starts.long, starts.ratio)
        print("  from the start to the first rows, without a server\t\(times)")
        print(String(format: "  memory until then with all rows\t%.1f MB", starts.memory))
        if starts.ratio > screen.mostStart || starts.memory > screen.mostMemory { isHeld = false }
        storedSmall.remove()
        storedLarge.remove()
      }
      if large.quantile(0.999) > Self.frame { isHeld = false }
      if large.growth(since: small) > Self.mostGrowth { isHeld = false }
      if large.requests ?? 0 > Self.mostRequests { isHeld = false }
    }
    if only == nil || only == "log" {
      let ends = try LogEnds.compare(log / 100, log, times: 15)
      let times = String(format: "%.1f; %.1f ms, %.2f ×", ends.short, ends.long, ends.ratio)
      print("the end of a log of \(log / 100) and of \(log) bytes\t\(times)")
      if ends.ratio > LogEnds.mostGrowth { isHeld = false }
    }
    print(isHeld ? "held" : "BROKEN: more than 16 ms, growth, memory, or too many requests")
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
