import BinderyTerminal
import Foundation
import OctavoLive
import OctavoServers
import OctavoTerminal
import OctavoViewModels

/// A screen whose rows are in the store alone: each request of the program fails.
@MainActor
struct StoredScreen {
  private let world: LargeWorld
  /// The server, which lives as long as the screen.
  private let server: LocalServer
  private let configuration: LiveConfiguration
  private let link: String
  private let rowText: String

  init(
    _ world: LargeWorld,
    _ server: LocalServer,
    _ configuration: LiveConfiguration,
    link: String,
    rowText: String
  ) {
    self.world = world
    self.server = server
    self.configuration = configuration
    self.link = link
    self.rowText = rowText
  }

  func remove() { world.remove() }

  /// Compares the starts of two screens by turns, so that a busy machine slows both.
  ///
  /// - Returns: The milliseconds of the fastest start of each, the median of the ratios, and the
  ///   most megabytes that a long start has taken.
  static func compare(
    _ short: StoredScreen,
    _ long: StoredScreen,
    times: Int
  ) throws -> (short: Double, long: Double, ratio: Double, memory: Double) {
    var pairs: [(short: Double, long: Double)] = []
    var memory = 0.0
    for _ in 0..<times {
      let time = try short.start()
      trim()
      let before = residentMegabytes()
      pairs.append((time, try long.start { memory = max(memory, residentMegabytes() - before) }))
    }
    let ratios = pairs.map { $0.long / $0.short }.sorted()
    return (
      pairs.map(\.short).min() ?? 0, pairs.map(\.long).min() ?? 0, ratios[ratios.count / 2], memory
    )
  }

  /// Returns to the system what earlier screens have left to be used again, where the C library
  /// can.
  private static func trim() {
    guard let symbol = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)(0)
  }

  /// The megabytes of memory that the process has.
  private static func residentMegabytes() -> Double {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let words = text.split(separator: " ")
    return words.count > 1 ? Double(Int(words[1]) ?? 0) * Double(getpagesize()) / 1_000_000 : 0
  }

  /// Starts the program, and returns the milliseconds until the first rows are on the screen, where
  /// a function is called.
  private func start(_ shown: () -> Void = {}) throws -> Double {
    let beginning = ContinuousClock.now
    let app = try HeadlessApp(configuration, size: Size(columns: 200, rows: 60))
    defer { app.session.endOnMainThread() }
    app.start(at: try DeepLink(parsing: link))
    while !app.terminal.text.contains(rowText) {
      try MainThread.run { try await Task.sleep(for: .milliseconds(1)) }
      _ = app.isAtRest
    }
    let time = (ContinuousClock.now - beginning) / .milliseconds(1)
    shown()
    return time
  }
}
