/// A stage for timelines: it plays sources that are written as text, in virtual time, and writes
/// down what comes out.
///
/// ```swift
/// let marbles = Marbles()
/// let clock = marbles.scheduler
/// try marbles.expect("-1-2-3----|", gives: "-------3--|") {
///   $0.debounce(.seconds(2), on: clock)
/// } producer: {
///   $0.debounce(.seconds(2), on: clock)
/// }
/// ```
///
/// Time is counted in frames; ``Timeline`` has the notation. Within a frame the sources come before
/// what operators have scheduled, and what was scheduled earlier comes first.
public final class Marbles {
  /// The clock that the stage turns, for the operators under test.
  public let scheduler = TestScheduler()

  private let frame: Duration
  private var start = Duration.zero
  /// How far to play.
  private let horizon = 100

  /// Makes a stage on which a frame lasts for `frame`.
  public init(frame: Duration = .seconds(1)) { self.frame = frame }

  deinit {}

  /// Begins a new play: what is made from now on counts its frames from here.
  public func rewind() { start = scheduler.now }

  /// Plays for a hundred frames.
  public func play() { play(frames: horizon) }

  /// Plays for that many frames.
  public func play(frames: Int) { scheduler.advance(by: frame * frames) }

  /// Runs `action` in the frame with that number, after what has been scheduled for it so far.
  public func at(_ number: Int, _ action: @escaping () -> Void) {
    scheduler.schedule(after: start + frame * number - scheduler.now, action)
  }

  // MARK: Sources

  /// Makes a signal on which `timeline` happens, whoever observes it and when.
  ///
  /// - Parameters:
  ///   - timeline: What happens. Frame 0 is the beginning of the play.
  ///   - legend: What the names stand for.
  ///   - log: Is told when the signal is made, and when it ends or nobody holds or observes it.
  /// - Returns: The signal; it goes on for ever when the line has no ending.
  public func hot<Value, Failure>(
    _ timeline: Timeline,
    _ legend: Legend<Value, Failure> = Legend<Int, MarbleFailure>.numbers,
    log: SubscriptionLog? = nil
  ) -> Signal<Value, Failure> {
    Signal { observer, lifetime in
      note(log, lifetime)
      for event in timeline.events where event.symbol != .beginning {
        let due = start + frame * (event.frame - timeline.origin)
        guard due >= scheduler.now else { continue }
        let sent: Signal<Value, Failure>.Event = legend.event(event.symbol)
        lifetime += scheduler.schedule(after: due - scheduler.now) { observer.send(sent) }
      }
      // What is written down without an ending goes on for ever.
      lifetime.observeEnded { _ = observer }
    }
  }

  /// Makes a producer whose every run is `timeline`, counted from its start.
  ///
  /// - Parameters:
  ///   - timeline: What happens in a run. Frame 0 happens while the run is being started.
  ///   - legend: What the names stand for.
  ///   - log: Is told when a run begins and when it ends.
  /// - Returns: The producer; a run goes on for ever when the line has no ending.
  public func cold<Value, Failure>(
    _ timeline: Timeline,
    _ legend: Legend<Value, Failure> = Legend<Int, MarbleFailure>.numbers,
    log: SubscriptionLog? = nil
  ) -> SignalProducer<Value, Failure> {
    SignalProducer { [self] observer, lifetime in
      note(log, lifetime)
      lifetime.observeEnded { _ = observer }
      for event in timeline.events where event.symbol != .beginning {
        guard event.frame >= timeline.origin else { continue }
        let sent: Signal<Value, Failure>.Event = legend.event(event.symbol)
        if event.frame == timeline.origin {
          observer.send(sent)
        } else {
          let delay = frame * (event.frame - timeline.origin)
          lifetime += scheduler.schedule(after: delay) { observer.send(sent) }
        }
      }
    }
  }

  private func note(_ log: SubscriptionLog?, _ lifetime: Lifetime) {
    guard let log else { return }
    let number = log.begin(event(.beginning))
    lifetime.observeEnded { [self] in log.end(number, event(.interruption)) }
  }

  /// Something that happens now.
  func event(_ symbol: EventSymbol) -> TimelineEvent {
    let elapsed = scheduler.now - start
    let number = Int((elapsed / frame).rounded(.down))
    guard frame * number == elapsed else {
      let name = "\(symbol)+\(elapsed - frame * number)"
      return TimelineEvent(frame: number, symbol: .value(described: name))
    }
    return TimelineEvent(frame: number, symbol: symbol)
  }
}

extension Legend {
  func event(_ symbol: EventSymbol) -> Signal<Value, Failure>.Event {
    switch symbol {
    case .value(let name): .value(value(name))
    case .failure: .failed(failure())
    case .completion: .completed
    case .interruption, .beginning: .interrupted
    }
  }
}
