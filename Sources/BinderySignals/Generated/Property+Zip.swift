// Made by Scripts/generate-arities.

public import Bindery

extension PropertyProtocol {
  /// Returns a property of the nth values of two properties; see ``zip(with:)``.
  public static func zip<Second>(
    _ first: some PropertyProtocol<Value>,
    _ second: some PropertyProtocol<Second>
  ) -> Property<(Value, Second)> {
    first.zip(with: second)
  }

  /// Returns a property of the nth values of three properties; see ``zip(with:)``.
  public static func zip<Second, Third>(
    _ first: some PropertyProtocol<Value>,
    _ second: some PropertyProtocol<Second>,
    _ third: some PropertyProtocol<Third>
  ) -> Property<(Value, Second, Third)> {
    let zipped = SignalProducer<Value, Never>.zip(first, second, third)
    return Property(startingWith: zipped)
  }

  /// Returns a property of the nth values of four properties; see ``zip(with:)``.
  public static func zip<Second, Third, Fourth>(
    _ first: some PropertyProtocol<Value>,
    _ second: some PropertyProtocol<Second>,
    _ third: some PropertyProtocol<Third>,
    _ fourth: some PropertyProtocol<Fourth>
  ) -> Property<(Value, Second, Third, Fourth)> {
    let zipped = SignalProducer<Value, Never>.zip(first, second, third, fourth)
    return Property(startingWith: zipped)
  }

  /// Returns a property of the nth values of five properties; see ``zip(with:)``.
  public static func zip<Second, Third, Fourth, Fifth>(
    _ first: some PropertyProtocol<Value>,
    _ second: some PropertyProtocol<Second>,
    _ third: some PropertyProtocol<Third>,
    _ fourth: some PropertyProtocol<Fourth>,
    _ fifth: some PropertyProtocol<Fifth>
  ) -> Property<(Value, Second, Third, Fourth, Fifth)> {
    let zipped = SignalProducer<Value, Never>.zip(first, second, third, fourth, fifth)
    return Property(startingWith: zipped)
  }

  /// Returns a property of the nth values of six properties; see ``zip(with:)``.
  public static func zip<Second, Third, Fourth, Fifth, Sixth>(
    _ first: some PropertyProtocol<Value>,
    _ second: some PropertyProtocol<Second>,
    _ third: some PropertyProtocol<Third>,
    _ fourth: some PropertyProtocol<Fourth>,
    _ fifth: some PropertyProtocol<Fifth>,
    _ sixth: some PropertyProtocol<Sixth>
  ) -> Property<(Value, Second, Third, Fourth, Fifth, Sixth)> {
    let zipped = SignalProducer<Value, Never>.zip(first, second, third, fourth, fifth, sixth)
    return Property(startingWith: zipped)
  }

  /// Returns a property of the nth values of seven properties; see ``zip(with:)``.
  public static func zip<Second, Third, Fourth, Fifth, Sixth, Seventh>(
    _ first: some PropertyProtocol<Value>,
    _ second: some PropertyProtocol<Second>,
    _ third: some PropertyProtocol<Third>,
    _ fourth: some PropertyProtocol<Fourth>,
    _ fifth: some PropertyProtocol<Fifth>,
    _ sixth: some PropertyProtocol<Sixth>,
    _ seventh: some PropertyProtocol<Seventh>
  ) -> Property<(Value, Second, Third, Fourth, Fifth, Sixth, Seventh)> {
    let zipped = SignalProducer<Value, Never>.zip(
      first,
      second,
      third,
      fourth,
      fifth,
      sixth,
      seventh
    )
    return Property(startingWith: zipped)
  }

  /// Returns a property of the nth values of eight properties; see ``zip(with:)``.
  public static func zip<Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth>(
    _ first: some PropertyProtocol<Value>,
    _ second: some PropertyProtocol<Second>,
    _ third: some PropertyProtocol<Third>,
    _ fourth: some PropertyProtocol<Fourth>,
    _ fifth: some PropertyProtocol<Fifth>,
    _ sixth: some PropertyProtocol<Sixth>,
    _ seventh: some PropertyProtocol<Seventh>,
    _ eighth: some PropertyProtocol<Eighth>
  ) -> Property<(Value, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth)> {
    let zipped = SignalProducer<Value, Never>.zip(
      first,
      second,
      third,
      fourth,
      fifth,
      sixth,
      seventh,
      eighth
    )
    return Property(startingWith: zipped)
  }

  /// Returns a property of the nth values of nine properties; see ``zip(with:)``.
  public static func zip<Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth, Ninth>(
    _ first: some PropertyProtocol<Value>,
    _ second: some PropertyProtocol<Second>,
    _ third: some PropertyProtocol<Third>,
    _ fourth: some PropertyProtocol<Fourth>,
    _ fifth: some PropertyProtocol<Fifth>,
    _ sixth: some PropertyProtocol<Sixth>,
    _ seventh: some PropertyProtocol<Seventh>,
    _ eighth: some PropertyProtocol<Eighth>,
    _ ninth: some PropertyProtocol<Ninth>
  ) -> Property<(Value, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth, Ninth)> {
    let zipped = SignalProducer<Value, Never>.zip(
      first,
      second,
      third,
      fourth,
      fifth,
      sixth,
      seventh,
      eighth,
      ninth
    )
    return Property(startingWith: zipped)
  }

  /// Returns a property of the nth values of ten properties; see ``zip(with:)``.
  public static func zip<Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth, Ninth, Tenth>(
    _ first: some PropertyProtocol<Value>,
    _ second: some PropertyProtocol<Second>,
    _ third: some PropertyProtocol<Third>,
    _ fourth: some PropertyProtocol<Fourth>,
    _ fifth: some PropertyProtocol<Fifth>,
    _ sixth: some PropertyProtocol<Sixth>,
    _ seventh: some PropertyProtocol<Seventh>,
    _ eighth: some PropertyProtocol<Eighth>,
    _ ninth: some PropertyProtocol<Ninth>,
    _ tenth: some PropertyProtocol<Tenth>
  ) -> Property<(Value, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth, Ninth, Tenth)> {
    let zipped = SignalProducer<Value, Never>.zip(
      first,
      second,
      third,
      fourth,
      fifth,
      sixth,
      seventh,
      eighth,
      ninth,
      tenth
    )
    return Property(startingWith: zipped)
  }
}
