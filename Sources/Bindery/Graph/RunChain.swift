/// The chain of causes of a run: each run made the change that caused the next one.
///
/// A chain of more than ``Trace/cycleLimit`` runs counts as a cycle. A change that no run has made
/// begins a new chain.
///
/// No access to its state lasts while foreign code runs, so accesses are not checked.
enum RunChain {
  /// The number of runs in the chain that the present run ends; 0 outside of a run.
  @safe @exclusivity(unchecked) static var length: UInt32 = 0
  /// The length above which causes are recorded, to name the cycle.
  ///
  /// Recording begins after the hundredth run, unless the limit is lower.
  static var recorded: UInt32 { max(limit - min(limit, 100), min(100, limit / 2)) }
  private static var limit: UInt32 { UInt32(clamping: max(1, Trace.cycleLimit)) }
  /// The run that made the present changes, while causes are recorded.
  @safe @exclusivity(unchecked) static var cause: Cause?
  private static var causes: [ObjectIdentifier: Cause] = [:]

  /// An observer whose run has made a change.
  struct Cause {
    let effect: ObjectIdentifier
    let name: String
  }

  /// Returns whether the run that `effect` is about to begin exceeds the limit, and reports that.
  static func isTooLong(at effect: Effect) -> Bool {
    guard effect.chain > recorded else { return false }
    let present = Cause(effect: ObjectIdentifier(effect), name: effect.name)
    guard effect.chain > limit else {
      if effect.chain == recorded + 1 { causes = [:] }
      cause = present
      return false
    }
    let names = path(to: present)
    (causes, cause) = ([:], nil)
    // What a sink changes, such as the lines of a log, is no part of the cycle.
    length = 0
    Trace.report(.cycle(names))
    return true
  }

  /// Notes that the present run has made a change because of which `effect` has to run.
  @inline(never)
  static func note(_ effect: Effect) {
    effect.isOwnCause = effect.isRunning
    if length > recorded { causes[ObjectIdentifier(effect)] = cause }
  }

  /// Returns the names of the observers that have run since the last run of the one at `end`, from
  /// that run to the one that was about to begin.
  private static func path(to end: Cause) -> [String] {
    var names = [end.name]
    var current = end.effect
    while let cause = causes[current], names.count < 32 {
      names.append(cause.name)
      current = cause.effect
      if current == end.effect { break }
    }
    return names.reversed()
  }
}
