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

  /// Sends the first values of five signals as a tuple, then the second ones, and so on.
  ///
  /// Values are queued, without a bound, until all others have sent their counterparts. A failure
  /// or an interruption of one signal ends the result; it completes when no further tuple is
  /// possible.
  public static func zip<Second, Third, Fourth, Fifth>(
    _ first: Signal<Value, Failure>,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>,
    _ fourth: Signal<Fourth, Failure>,
    _ fifth: Signal<Fifth, Failure>
  ) -> Signal<(Value, Second, Third, Fourth, Fifth), Failure> {
    .combining(ZipGroup.self, of: 5) { group, work in
      let first = group.input(first, during: work)
      let second = group.input(second, during: work)
      let third = group.input(third, during: work)
      let fourth = group.input(fourth, during: work)
      let fifth = group.input(fifth, during: work)
      return { (first.take(), second.take(), third.take(), fourth.take(), fifth.take()) }
    }
  }

  /// Sends the first values of six signals as a tuple, then the second ones, and so on.
  ///
  /// Values are queued, without a bound, until all others have sent their counterparts. A failure
  /// or an interruption of one signal ends the result; it completes when no further tuple is
  /// possible.
  public static func zip<Second, Third, Fourth, Fifth, Sixth>(
    _ first: Signal<Value, Failure>,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>,
    _ fourth: Signal<Fourth, Failure>,
    _ fifth: Signal<Fifth, Failure>,
    _ sixth: Signal<Sixth, Failure>
  ) -> Signal<(Value, Second, Third, Fourth, Fifth, Sixth), Failure> {
    .combining(ZipGroup.self, of: 6) { group, work in
      let first = group.input(first, during: work)
      let second = group.input(second, during: work)
      let third = group.input(third, during: work)
      let fourth = group.input(fourth, during: work)
      let fifth = group.input(fifth, during: work)
      let sixth = group.input(sixth, during: work)
      return {
        (first.take(), second.take(), third.take(), fourth.take(), fifth.take(), sixth.take())
      }
    }
  }

  /// Sends the first values of seven signals as a tuple, then the second ones, and so on.
  ///
  /// Values are queued, without a bound, until all others have sent their counterparts. A failure
  /// or an interruption of one signal ends the result; it completes when no further tuple is
  /// possible.
  public static func zip<Second, Third, Fourth, Fifth, Sixth, Seventh>(
    _ first: Signal<Value, Failure>,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>,
    _ fourth: Signal<Fourth, Failure>,
    _ fifth: Signal<Fifth, Failure>,
    _ sixth: Signal<Sixth, Failure>,
    _ seventh: Signal<Seventh, Failure>
  ) -> Signal<(Value, Second, Third, Fourth, Fifth, Sixth, Seventh), Failure> {
    .combining(ZipGroup.self, of: 7) { group, work in
      let first = group.input(first, during: work)
      let second = group.input(second, during: work)
      let third = group.input(third, during: work)
      let fourth = group.input(fourth, during: work)
      let fifth = group.input(fifth, during: work)
      let sixth = group.input(sixth, during: work)
      let seventh = group.input(seventh, during: work)
      return {
        (
          first.take(), second.take(), third.take(), fourth.take(), fifth.take(), sixth.take(),
          seventh.take()
        )
      }
    }
  }

  /// Sends the first values of eight signals as a tuple, then the second ones, and so on.
  ///
  /// Values are queued, without a bound, until all others have sent their counterparts. A failure
  /// or an interruption of one signal ends the result; it completes when no further tuple is
  /// possible.
  public static func zip<Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth>(
    _ first: Signal<Value, Failure>,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>,
    _ fourth: Signal<Fourth, Failure>,
    _ fifth: Signal<Fifth, Failure>,
    _ sixth: Signal<Sixth, Failure>,
    _ seventh: Signal<Seventh, Failure>,
    _ eighth: Signal<Eighth, Failure>
  ) -> Signal<(Value, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth), Failure> {
    .combining(ZipGroup.self, of: 8) { group, work in
      let first = group.input(first, during: work)
      let second = group.input(second, during: work)
      let third = group.input(third, during: work)
      let fourth = group.input(fourth, during: work)
      let fifth = group.input(fifth, during: work)
      let sixth = group.input(sixth, during: work)
      let seventh = group.input(seventh, during: work)
      let eighth = group.input(eighth, during: work)
      return {
        (
          first.take(), second.take(), third.take(), fourth.take(), fifth.take(), sixth.take(),
          seventh.take(), eighth.take()
        )
      }
    }
  }

  /// Sends the first values of nine signals as a tuple, then the second ones, and so on.
  ///
  /// Values are queued, without a bound, until all others have sent their counterparts. A failure
  /// or an interruption of one signal ends the result; it completes when no further tuple is
  /// possible.
  public static func zip<Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth, Ninth>(
    _ first: Signal<Value, Failure>,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>,
    _ fourth: Signal<Fourth, Failure>,
    _ fifth: Signal<Fifth, Failure>,
    _ sixth: Signal<Sixth, Failure>,
    _ seventh: Signal<Seventh, Failure>,
    _ eighth: Signal<Eighth, Failure>,
    _ ninth: Signal<Ninth, Failure>
  ) -> Signal<(Value, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth, Ninth), Failure> {
    .combining(ZipGroup.self, of: 9) { group, work in
      let first = group.input(first, during: work)
      let second = group.input(second, during: work)
      let third = group.input(third, during: work)
      let fourth = group.input(fourth, during: work)
      let fifth = group.input(fifth, during: work)
      let sixth = group.input(sixth, during: work)
      let seventh = group.input(seventh, during: work)
      let eighth = group.input(eighth, during: work)
      let ninth = group.input(ninth, during: work)
      return {
        (
          first.take(), second.take(), third.take(), fourth.take(), fifth.take(), sixth.take(),
          seventh.take(), eighth.take(), ninth.take()
        )
      }
    }
  }

  /// Sends the first values of ten signals as a tuple, then the second ones, and so on.
  ///
  /// Values are queued, without a bound, until all others have sent their counterparts. A failure
  /// or an interruption of one signal ends the result; it completes when no further tuple is
  /// possible.
  public static func zip<Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth, Ninth, Tenth>(
    _ first: Signal<Value, Failure>,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>,
    _ fourth: Signal<Fourth, Failure>,
    _ fifth: Signal<Fifth, Failure>,
    _ sixth: Signal<Sixth, Failure>,
    _ seventh: Signal<Seventh, Failure>,
    _ eighth: Signal<Eighth, Failure>,
    _ ninth: Signal<Ninth, Failure>,
    _ tenth: Signal<Tenth, Failure>
  ) -> Signal<
    (Value, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth, Ninth, Tenth), Failure
  > {
    .combining(ZipGroup.self, of: 10) { group, work in
      let first = group.input(first, during: work)
      let second = group.input(second, during: work)
      let third = group.input(third, during: work)
      let fourth = group.input(fourth, during: work)
      let fifth = group.input(fifth, during: work)
      let sixth = group.input(sixth, during: work)
      let seventh = group.input(seventh, during: work)
      let eighth = group.input(eighth, during: work)
      let ninth = group.input(ninth, during: work)
      let tenth = group.input(tenth, during: work)
      return {
        (
          first.take(), second.take(), third.take(), fourth.take(), fifth.take(), sixth.take(),
          seventh.take(), eighth.take(), ninth.take(), tenth.take()
        )
      }
    }
  }
}
