/// Values that happen over time, delivered to whoever observes at that moment.
///
/// - Contract: any number of values, then at most one ending; after it, nothing.
/// - Order: a value sent during a delivery is delivered after the current one, to everybody.
/// - Lifetime: a signal lives while somebody holds it or observes it. When neither is the case,
///   what feeds it is disposed of. A signal whose input is released is interrupted.
/// - Everything happens on the main actor; no operator closure ever runs elsewhere.
///
/// ```swift
/// let (taps, tap) = Signal<Int, Never>.pipe()
/// taps.filter { $0 > 1 }.map(String.init).observeValues { print($0) }
/// tap.send(value: 2)
/// ```
///
/// The vocabulary is ReactiveSwift's.
@MainActor
public final class Signal<Value, Failure: Error> {
  let core: SignalCore<Value, Failure>

  /// Makes a signal fed by `generator`, which runs at once.
  ///
  /// What is added to the lifetime ends when the signal does, or when nobody is left to hear it.
  public init(_ generator: (Observer, Lifetime) -> Void) {
    core = SignalCore()
    generator(Observer(core: core), core.lifetime)
  }

  isolated deinit { core.handleWasReleased() }

  /// A signal and the input that feeds it.
  ///
  /// Releasing the input interrupts the signal.
  public static func pipe() -> (output: Signal, input: Observer) {
    var input: Observer?
    let output = Signal { observer, _ in input = observer }
    guard let input else { preconditionFailure("a generator runs at once") }
    return (output, input)
  }

  /// A signal on which nothing ever happens.
  public static var never: Signal {
    Signal { observer, lifetime in lifetime.observeEnded { _ = observer } }
  }

  /// A signal that has completed: an observer hears the ending at once, as an interruption.
  public static var empty: Signal { Signal { observer, _ in observer.sendCompleted() } }

  /// Delivers events to `observer` until the ending or until the returned token is disposed of.
  ///
  /// On a signal that has ended, `observer` is interrupted at once.
  ///
  /// - Returns: A token, or `nil` when there is nothing to end. Releasing it ends nothing.
  @discardableResult
  public func observe(_ observer: Observer) -> (any Disposable)? {
    observe { observer.send($0) }
  }

  /// Delivers events to `action` until the ending or until the returned token is disposed of.
  @discardableResult
  public func observe(_ action: @escaping (Event) -> Void) -> (any Disposable)? {
    core.add(action)
  }
}
