/// A type that can be started like a producer: a producer, a signal, a property or a result.
///
/// Operators with several inputs accept any of them.
@MainActor
public protocol SignalProducerConvertible<Value, Failure> {
  /// The type of the values.
  associatedtype Value
  /// The type of the failure.
  associatedtype Failure: Error
  /// A producer of the same values.
  var producer: SignalProducer<Value, Failure> { get }
}

extension SignalProducer: SignalProducerConvertible {
  /// The producer itself.
  public var producer: SignalProducer { self }
}

extension Signal: SignalProducerConvertible {
  /// A producer that observes the signal at each start.
  public var producer: SignalProducer<Value, Failure> {
    SignalProducer(core: SignalObservingCore(self))
  }
}

extension Property: SignalProducerConvertible {}

extension Result: SignalProducerConvertible {
  /// A producer that sends the value and completes, or fails with the failure.
  public var producer: SignalProducer<Success, Failure> {
    switch self {
    case .success(let value): SignalProducer(value: value)
    case .failure(let error): SignalProducer(error: error)
    }
  }
}

extension MutableProperty: SignalProducerConvertible {}
