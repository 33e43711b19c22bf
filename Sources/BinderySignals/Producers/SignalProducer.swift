public import Bindery

/// Work that can be started any number of times; each start makes a signal of its own.
///
/// ```swift
/// let user = SignalProducer<User, any Error> { try await client.user() }
/// user.retry(upTo: 2).startWithResult { print($0) }
/// ```
///
/// Nothing happens before it is started. Disposing of what a start returns interrupts that
/// one run and cancels its work; releasing it does not, as long as somebody can still send.
/// Operators on a producer are joined: a start makes one object for each, and no signals between
/// them.
///
/// The vocabulary is ReactiveSwift's.
@MainActor
public struct SignalProducer<Value, Failure: Error> {
  /// The signal that a start of this producer makes.
  public typealias ProducedSignal = Signal<Value, Failure>

  @usableFromInline let core: ProducerCore<Value, Failure>

  @inlinable init(core: ProducerCore<Value, Failure>) { self.core = core }

  /// Makes a producer that runs `generator` at each start.
  ///
  /// What is added to the lifetime ends with what `generator` sends, or when the run does. The token
  /// of the run keeps the observer. When neither it nor anybody who can send is left, the run is
  /// interrupted.
  public init(_ generator: @escaping (Signal<Value, Failure>.Observer, Lifetime) -> Void) {
    core = GeneratorCore(generator)
  }

  /// Makes a producer whose every start observes `signal`.
  public init(_ signal: Signal<Value, Failure>) { core = SignalObservingCore(signal) }

  /// Makes a producer of one value.
  @inlinable
  public init(value: Value) { self.init(core: ValueCore(value)) }

  /// Makes a producer of several values, in order.
  public init(values: [Value]) { core = SequenceCore(values) }

  /// Makes a producer that fails.
  public init(error: Failure) { core = EndingCore(.failed(error)) }

  /// A producer that completes without a value.
  public static var empty: SignalProducer { SignalProducer(core: EndingCore(.completed)) }

  /// A producer on which nothing ever happens.
  public static var never: SignalProducer { SignalProducer(core: EndingCore(nil)) }

  /// Makes a producer whose every start calls `join`.
  ///
  /// The work that `join` starts belongs to the run, see ``start(_:in:)``.
  init(
    joining join: @escaping (_ output: BinderySignals.Observer<Value, Failure>, ProducerRun) -> Void
  ) {
    core = JoiningCore(hasSeveralInputs: false, join)
  }

  /// Makes a producer from an operator with several inputs, such as other producers or a timer.
  ///
  /// An event that comes while another one is delivered waits, whatever operators follow. What
  /// `combine` starts in the run that it is given ends with the output.
  init(
    combining combine:
      @escaping (_ output: BinderySignals.Observer<Value, Failure>, ProducerRun) -> Void
  ) {
    core = JoiningCore(hasSeveralInputs: true, combine)
  }

  /// Puts an operator behind this producer, a fresh one for each start.
  func applying<NewValue, NewFailure>(
    _ make: @escaping (ProducerRun) -> Operator<Value, Failure, NewValue, NewFailure>
  ) -> SignalProducer<NewValue, NewFailure> {
    SignalProducer<NewValue, NewFailure>(core: OperatorCore(core, make))
  }

  /// Puts an operator that has another input besides this producer behind it.
  func combining<NewValue, NewFailure>(
    _ make: @escaping (ProducerRun) -> Operator<Value, Failure, NewValue, NewFailure>
  ) -> SignalProducer<NewValue, NewFailure> {
    let core = OperatorCore(core, make)
    return SignalProducer<NewValue, NewFailure>(combining: { core.start($0, $1) })
  }
}
