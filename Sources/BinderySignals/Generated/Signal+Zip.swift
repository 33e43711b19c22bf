// Made by Scripts/generate-arities.

extension Signal {
  /// Sends the first values of two signals as a tuple, then the second ones, and so on.
  ///
  /// Values are queued, without a bound, until all others have sent their counterparts. A failure
  /// or an interruption of one signal ends the result; it completes when no further tuple is
  /// possible.
  public static func zip<Second>(
    _ first: Signal<Value, Failure>,
    _ second: Signal<Second, Failure>
  ) -> Signal<(Value, Second), Failure> {
    first.zip(with: second)
  }

  /// Sends the first values of three signals as a tuple, then the second ones, and so on.
  ///
  /// Values are queued, without a bound, until all others have sent their counterparts. A failure
  /// or an interruption of one signal ends the result; it completes when no further tuple is
  /// possible.
  public static func zip<Second, Third>(
    _ first: Signal<Value, Failure>,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>
  ) -> Signal<(Value, Second, Third), Failure> {
    .combining(ZipGroup.self, of: 3) { group, work in
      let first = group.input(first, during: work)
      let second = group.input(second, during: work)
      let third = group.input(third, during: work)
      return { (first.take(), second.take(), third.take()) }
    }
  }

  /// Sends the first values of four signals as a tuple, then the second ones, and so on.
  ///
  /// Values are queued, without a bound, until all others have sent their counterparts. A failure
  /// or an interruption of one signal ends the result; it completes when no further tuple is
  /// possible.
  public static func zip<Second, Third, Fourth>(
    _ first: Signal<Value, Failure>,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>,
    _ fourth: Signal<Fourth, Failure>
  ) -> Signal<(Value, Second, Third, Fourth), Failure> {
    .combining(ZipGroup.self, of: 4) { group, work in
      let first = group.input(first, during: work)
      let second = group.input(second, during: work)
      let third = group.input(third, during: work)
      let fourth = group.input(fourth, during: work)
      return { (first.take(), second.take(), third.take(), fourth.take()) }
    }
  }
}
