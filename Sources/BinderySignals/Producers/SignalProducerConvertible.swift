/// Something that can be started like a producer: a producer, a signal, a property.
///
/// Operators with several inputs take any of them.
@MainActor
public protocol SignalProducerConvertible<Value, Failure> {
  /// What is sent.
  associatedtype Value
  /// What can go wrong.
  associatedtype Failure: Error
  /// The same as a producer.
  var producer: SignalProducer<Value, Failure> { get }
}

extension SignalProducer: SignalProducerConvertible {
  /// The producer itself.
  public var producer: SignalProducer { self }
}

extension Signal: SignalProducerConvertible {
  /// A producer whose every start observes the signal.
  public var producer: SignalProducer<Value, Failure> { SignalProducer(self) }
}

extension Property: SignalProducerConvertible {}

extension Result: SignalProducerConvertible {
  /// A producer of the value, or of the failure.
  public var producer: SignalProducer<Success, Failure> { SignalProducer(result: self) }
}

extension MutableProperty: SignalProducerConvertible {}
