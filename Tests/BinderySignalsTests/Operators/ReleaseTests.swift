import BinderySignals
import BinderyTesting
import Testing

/// Objects that an operator retains are released after any of its endings.
struct ReleaseTests {
  private typealias Work = SignalProducer<Int, MarbleFailure>

  @Test(arguments: ["-1-2-3-|", "-1-2-3-#", "-1-2-3-!", "-1-2-3------"])
  func `no object of a run outlives it`(_ source: String) {
    expectRelease(of: source) { marbles, witness in
      marbles.cold(Timeline(source)).on(value: { _ in witness.see() })
    }
  }

  @Test(arguments: ["-1-2-3-|", "-1-2-3-#", "-1-2-3-!", "-1-2-3------"])
  func `no object of a signal outlives its observation`(_ source: String) {
    expectRelease(of: source) { marbles, witness in
      Work(marbles.hot(Timeline(source)).on(value: { _ in witness.see() }))
    }
  }

  /// Runs the work that `make` returns through each operator, with a witness upstream and one
  /// downstream of it.
  private func expectRelease(of source: String, _ make: (Marbles, Witness) -> Work) {
    let marbles = Marbles()
    for (name, apply) in operators(marbles) {
      weak var before: Witness?
      weak var behind: Witness?
      marbles.rewind()
      do {
        let witnesses = (before: Witness(), behind: Witness())
        (before, behind) = (witnesses.before, witnesses.behind)
        let output = apply(make(marbles, witnesses.before))
        let recording = marbles.record(output.on(value: { _ in witnesses.behind.see() }))
        marbles.play(frames: 9)
        recording.dispose()
      }
      marbles.play()
      #expect(before == nil && behind == nil, "\(name) retains objects of \(source)")
    }
  }

  /// Operators that start further work, with their names.
  private func operators(_ marbles: Marbles) -> [(String, (Work) -> Work)] {
    let clock = marbles.scheduler
    let pulse = marbles.hot("---------x", .pulses)
    let lifetime = Lifetime()
    let condition = MutableProperty(true)
    return [
      ("take(first:)", { $0.take(first: 2) }),
      ("take(while:)", { $0.take(while: { $0 < 2 }) }),
      ("take(until:)", { $0.take(until: pulse) }),
      ("take(during:)", { $0.take(during: lifetime) }),
      ("take(untilReplacement:)", { $0.take(untilReplacement: marbles.cold("-----------7")) }),
      ("skip(until:)", { $0.skip(until: pulse) }),
      ("observe(on:)", { $0.observe(on: clock) }),
      ("delay", { $0.delay(.seconds(1), on: clock) }),
      ("throttle", { $0.throttle(.seconds(1), on: clock) }),
      ("throttle(while:)", { $0.throttle(while: condition, on: clock) }),
      ("debounce", { $0.debounce(.seconds(1), on: clock) }),
      ("lazyMap", { $0.lazyMap(on: clock) { $0 } }),
      ("timeout", { $0.timeout(after: .seconds(30), raising: MarbleFailure(), on: clock) }),
      ("collect(every:)", { $0.collect(every: .seconds(2), on: clock).map(\.count) }),
      ("buffer", { $0.buffer(time: .seconds(2), count: 9, on: clock).map(\.count) }),
      ("window", { $0.window(time: .seconds(2), count: 9, on: clock).map { _ in 0 } }),
      ("groupBy", { $0.groupBy { $0 }.map(\.key) }),
      ("ifEmpty", { $0.ifEmpty(default: 0) }),
      ("attempt", { $0.attempt { $0 < 2 ? .success(()) : .failure(MarbleFailure()) } }),
      ("materialize", { $0.materialize().dematerialize() }),
    ]
  }
}

/// An object that lives as long as the closures that capture it.
private final class Witness {
  private var count = 0

  init() {}

  deinit {}

  func see() { count += 1 }
}
