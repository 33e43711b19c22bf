import BinderySignals
import BinderyTesting
import Testing

struct IntervalTests {
  private let marbles = Marbles()

  @Test func `a timer sends the time at every interval until it is disposed of`() {
    let timer = SignalProducer<Duration, Never>.timer(interval: .seconds(2), on: marbles.scheduler)
    let run = marbles.record(timer) { "\($0.components.seconds)" }
    marbles.at(7) { run.dispose() }
    marbles.play()

    #expect(run.timeline == "--2-4-6")
  }

  @Test func `interval counts from zero`() {
    let run = marbles.record(
      SignalProducer<Int, Never>.interval(.seconds(2), on: marbles.scheduler)
    )
    marbles.at(7) { run.dispose() }
    marbles.play()

    #expect(run.timeline == "--0-1-2")
  }

  @Test func `a sequence is sent one by one, and the completion one interval later`() {
    let clock = marbles.scheduler
    let run = marbles.record(
      SignalProducer.interval(["a", "b"], interval: .seconds(2), on: clock)
    )
    let empty = marbles.record(SignalProducer.interval([Int](), interval: .seconds(2), on: clock))
    marbles.play()

    #expect(run.timeline == "--a-b-|")
    #expect(empty.timeline == "--|")
  }

  @Test func `missed ticks are skipped`() {
    let clock = LateScheduler()
    var ticks: [Duration] = []
    SignalProducer<Duration, Never>.timer(interval: .seconds(2), on: clock)
      .startWithValues { ticks.append($0) }

    clock.run(at: .seconds(2))
    clock.run(at: .seconds(7))
    clock.run(at: .seconds(8))

    #expect(ticks == [.seconds(2), .seconds(7), .seconds(8)])
    #expect(clock.due == .seconds(10))
  }

  @Test func `times that pass during a repeated action are skipped`() {
    let clock = LateScheduler()
    var runs: [Duration] = []
    clock.schedule(after: .seconds(2), interval: .seconds(2)) {
      runs.append(clock.now)
      clock.pass(.seconds(5))
    }

    clock.run(at: .seconds(2))

    #expect(runs == [.seconds(2)])
    #expect(clock.due == .seconds(8))
  }
}

/// A scheduler that runs actions as late as the test decides.
private final class LateScheduler: Scheduler {
  private var action: (() -> Void)?
  private(set) var now = Duration.zero
  private(set) var due: Duration?

  func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
    due = now + delay
    self.action = action
    return AnyDisposable()
  }

  func pass(_ duration: Duration) { now += duration }

  func run(at time: Duration) {
    now = time
    let action = action
    self.action = nil
    action?()
  }
}
