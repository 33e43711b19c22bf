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

  /// Returns a property of the nth values of five properties, as a tuple.
  ///
  /// It is eager: every change of all is followed from now on, and queued until its counterparts
  /// arrive. Its signal completes when one of them has been released and its queued values have
  /// been sent.
  public static func zip<Second, Third, Fourth, Fifth>(
    _ first: some PropertyProtocol<Value>,
    _ second: some PropertyProtocol<Second>,
    _ third: some PropertyProtocol<Third>,
    _ fourth: some PropertyProtocol<Fourth>,
    _ fifth: some PropertyProtocol<Fifth>
  ) -> Property<(Value, Second, Third, Fourth, Fifth)> {
    let zipped = SignalProducer<Value, Never>.zip(first, second, third, fourth, fifth)
    let areEqual = Equality.of(Value.self, Second.self, Third.self, Fourth.self, Fifth.self)
    return Property(startingWith: zipped, areEqual: areEqual)
  }

  /// Returns a property of the nth values of six properties, as a tuple.
  ///
  /// It is eager: every change of all is followed from now on, and queued until its counterparts
  /// arrive. Its signal completes when one of them has been released and its queued values have
  /// been sent.
  public static func zip<Second, Third, Fourth, Fifth, Sixth>(
    _ first: some PropertyProtocol<Value>,
    _ second: some PropertyProtocol<Second>,
    _ third: some PropertyProtocol<Third>,
    _ fourth: some PropertyProtocol<Fourth>,
    _ fifth: some PropertyProtocol<Fifth>,
    _ sixth: some PropertyProtocol<Sixth>
  ) -> Property<(Value, Second, Third, Fourth, Fifth, Sixth)> {
    let zipped = SignalProducer<Value, Never>.zip(first, second, third, fourth, fifth, sixth)
    let areEqual = Equality.of(
      Value.self,
      Second.self,
      Third.self,
      Fourth.self,
      Fifth.self,
      Sixth.self
    )
    return Property(startingWith: zipped, areEqual: areEqual)
  }

  /// Returns a property of the nth values of seven properties, as a tuple.
  ///
  /// It is eager: every change of all is followed from now on, and queued until its counterparts
  /// arrive. Its signal completes when one of them has been released and its queued values have
  /// been sent.
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
    let areEqual = Equality.of(
      Value.self,
      Second.self,
      Third.self,
      Fourth.self,
      Fifth.self,
      Sixth.self,
      Seventh.self
    )
    return Property(startingWith: zipped, areEqual: areEqual)
  }

  /// Returns a property of the nth values of eight properties, as a tuple.
  ///
  /// It is eager: every change of all is followed from now on, and queued until its counterparts
  /// arrive. Its signal completes when one of them has been released and its queued values have
  /// been sent.
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
    let areEqual = Equality.of(
      Value.self,
      Second.self,
      Third.self,
      Fourth.self,
      Fifth.self,
      Sixth.self,
      Seventh.self,
      Eighth.self
    )
    return Property(startingWith: zipped, areEqual: areEqual)
  }

  /// Returns a property of the nth values of nine properties, as a tuple.
  ///
  /// It is eager: every change of all is followed from now on, and queued until its counterparts
  /// arrive. Its signal completes when one of them has been released and its queued values have
  /// been sent.
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
    let areEqual = Equality.of(
      Value.self,
      Second.self,
      Third.self,
      Fourth.self,
      Fifth.self,
      Sixth.self,
      Seventh.self,
      Eighth.self,
      Ninth.self
    )
    return Property(startingWith: zipped, areEqual: areEqual)
  }

  /// Returns a property of the nth values of ten properties, as a tuple.
  ///
  /// It is eager: every change of all is followed from now on, and queued until its counterparts
  /// arrive. Its signal completes when one of them has been released and its queued values have
  /// been sent.
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
    let areEqual = Equality.of(
      Value.self,
      Second.self,
      Third.self,
      Fourth.self,
      Fifth.self,
      Sixth.self,
      Seventh.self,
      Eighth.self,
      Ninth.self,
      Tenth.self
    )
    return Property(startingWith: zipped, areEqual: areEqual)
  }
}
