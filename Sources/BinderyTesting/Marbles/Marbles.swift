/// Runs marble tests: plays sources that are written as text, in virtual time, and records outputs.
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
/// Time is counted in frames; ``Timeline`` describes the notation. Within a frame the sources send
/// before work that operators have scheduled runs, and work runs in the order of its scheduling.
public final class Marbles {
  /// The virtual scheduler, for the operators under test.
  public let scheduler = TestScheduler()

  private let frame: Duration
  private var start = Duration.zero
  /// The number of frames of one play.
  private let horizon = 100

  /// Makes a player whose frames last for `frame`.
  public init(frame: Duration = .seconds(1)) { self.frame = frame }

  deinit {}

  /// Begins a new play: sources and recordings that are made from now on count frames from here.
  public func rewind() { start = scheduler.now }

  /// Advances the time by a hundred frames.
  public func play() { play(frames: horizon) }

  /// Advances the time by a number of frames.
  public func play(frames: Int) { scheduler.advance(by: frame * frames) }

  /// Runs `action` in the frame with that number, after the work already scheduled for the frame.
  public func at(_ number: Int, _ action: @escaping () -> Void) {
    scheduler.schedule(after: start + frame * number - scheduler.now, action)
  }

  // MARK: Sources

  /// Makes a signal that sends the events of `timeline`, independent of its observers.
  ///
  /// - Parameters:
  ///   - timeline: The events. Frame 0 is the beginning of the play.
  ///   - legend: The values for the names.
  ///   - log: Records when the signal is made, and when it ends or is neither retained nor
  ///     observed.
  /// - Returns: The signal; it never ends when the timeline has no ending.
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
      // A timeline without an ending keeps its signal from ending.
      lifetime.observeEnded { _ = observer }
    }
  }

  /// Makes a producer that sends the events of `timeline` in each run, counted from its start.
  ///
  /// - Parameters:
  ///   - timeline: The events of a run. Those of frame 0 are sent while the run is being started.
  ///   - legend: The values for the names.
  ///   - log: Records when each run begins and ends.
  /// - Returns: The producer; its runs never end when the timeline has no ending.
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

  /// Returns an event with the present frame.
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
