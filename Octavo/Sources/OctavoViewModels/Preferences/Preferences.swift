public import BinderySignals

/// The user's preferences, kept between two runs.
public protocol Preferences: AnyObject {
  /// Whether long lines of source are wrapped; at first they are.
  var wrapsLines: Bool { get set }

  /// A producer that sends the present ``wrapsLines`` at each start, then each new one.
  var wrapsLinesProducer: SignalProducer<Bool, Never> { get }
}
