// Made by Scripts/generate-arities.

public import Bindery

extension PropertyProtocol {
  /// Returns a property of the nth values of two properties, as a tuple.
  ///
  /// It is eager: every change of all is followed from now on, and queued until its counterparts
  /// arrive. Its signal completes when one of them has been released and its queued values have
  /// been sent.
  public static func zip<Second>(
    _ first: some PropertyProtocol<Value>,
    _ second: some PropertyProtocol<Second>
  ) -> Property<(Value, Second)> {
    first.zip(with: second)
  }

  /// Returns a property of the nth values of three properties, as a tuple.
  ///
  /// It is eager: every change of all is followed from now on, and queued until its counterparts
  /// arrive. Its signal completes when one of them has been released and its queued values have
  /// been sent.
  public static func zip<Second, Third>(
    _ first: some PropertyProtocol<Value>,
    _ second: some PropertyProtocol<Second>,
    _ third: some PropertyProtocol<Third>
  ) -> Property<(Value, Second, Third)> {
    let zipped = SignalProducer<Value, Never>.zip(first, second, third)
    let areEqual = Equality.of(Value.self, Second.self, Third.self)
    return Property(startingWith: zipped, areEqual: areEqual)
  }

  /// Returns a property of the nth values of four properties, as a tuple.
  ///
  /// It is eager: every change of all is followed from now on, and queued until its counterparts
  /// arrive. Its signal completes when one of them has been released and its queued values have
  /// been sent.
  public static func zip<Second, Third, Fourth>(
    _ first: some PropertyProtocol<Value>,
    _ second: some PropertyProtocol<Second>,
    _ third: some PropertyProtocol<Third>,
    _ fourth: some PropertyProtocol<Fourth>
  ) -> Property<(Value, Second, Third, Fourth)> {
    let zipped = SignalProducer<Value, Never>.zip(first, second, third, fourth)
    let areEqual = Equality.of(Value.self, Second.self, Third.self, Fourth.self)
    return Property(startingWith: zipped, areEqual: areEqual)
  }
}
