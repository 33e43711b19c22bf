/// The times at which checks change by the clock, without a write.
///
/// A job that runs may change each second: its steps begin and end.
struct CheckTimes: Sendable {
  /// The times from the start to the end of runs.
  let runs: [Range<Int>]
  /// Other times of changes.
  let moments: [Int]

  /// Returns the last second of a change up to a time; 0 if there is none.
  func lastChange(at time: Int) -> Int {
    var last = 0
    for run in runs where run.lowerBound <= time { last = max(last, min(run.upperBound, time)) }
    for moment in moments where moment <= time { last = max(last, moment) }
    return last
  }
}
