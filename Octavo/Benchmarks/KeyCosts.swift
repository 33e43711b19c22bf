import Foundation

/// The processor times of the main thread for the keys on a screen, in milliseconds.
struct KeyCosts {
  let screen: String
  let rows: Int
  /// The time from the start of the screen until nothing is left to do.
  let opening: Double
  /// The keys with their times, in order.
  var keys: [(name: String, time: Double)] = []
  /// The keys of this screen alone: the time until their frame, and that of all that they cause.
  var ownKeys: [(name: String, frame: Double, all: Double)] = []
  /// The most requests of a place that the user goes to; `nil` for a list without places.
  var requests: Int?

  init(_ screen: String, rows: Int, opening: Double) {
    self.screen = screen
    self.rows = rows
    self.opening = opening
  }

  var median: Double { quantile(0.5) }

  /// Returns the time that a share of the keys does not exceed.
  func quantile(_ share: Double) -> Double {
    let times = keys.map(\.time).sorted()
    guard !times.isEmpty else { return 0 }
    return times[min(times.count - 1, Int((Double(times.count) * share).rounded(.up)) - 1)]
  }

  /// The figures, separated by tabs; beside those of a shorter list, with the growth since it.
  func line(beside short: KeyCosts? = nil) -> String {
    let worst = keys.max { $0.time < $1.time }
    let times = [opening, median, quantile(0.99), quantile(0.999), worst?.time ?? 0]
      .map { String(format: "%.2f", $0) }
    let growth: String = short.map { String(format: "%.2f", self.growth(since: $0)) } ?? ""
    let places: String = requests.map { "\($0)" } ?? ""
    let figures: [String] = times + [growth, places]
    return ([screen, String(rows)] + figures + [worst?.name ?? ""]).joined(separator: "\t")
  }

  /// The times of the keys of this screen alone.
  func ownLine() -> String {
    ownKeys.map { key in
      "  \(key.name)\t" + String(format: "%.2f until its frame, %.2f in all", key.frame, key.all)
    }
    .joined(separator: "\n")
  }

  /// The cost of the dear keys as a multiple of that in a shorter list.
  ///
  /// Half of the keys change nothing where the list is short, so medians tell nothing.
  func growth(since short: KeyCosts) -> Double { quantile(0.99) / short.quantile(0.99) }

  /// The processor time of the calling thread, in milliseconds.
  static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }
}
