// Made by Scripts/generate-arities.

extension Signal {
  /// Sends tuples of the nth values of two signals; see ``zip(with:)``.
  public static func zip<Second>(
    _ first: Signal<Value, Failure>,
    _ second: Signal<Second, Failure>
  ) -> Signal<(Value, Second), Failure> {
    first.zip(with: second)
  }

  /// Sends tuples of the nth values of three signals; see ``zip(with:)``.
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

  /// Sends tuples of the nth values of four signals; see ``zip(with:)``.
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

  /// Sends tuples of the nth values of five signals; see ``zip(with:)``.
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

  /// Sends tuples of the nth values of six signals; see ``zip(with:)``.
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

  /// Sends tuples of the nth values of seven signals; see ``zip(with:)``.
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

  /// Sends tuples of the nth values of eight signals; see ``zip(with:)``.
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

  /// Sends tuples of the nth values of nine signals; see ``zip(with:)``.
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

  /// Sends tuples of the nth values of ten signals; see ``zip(with:)``.
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
