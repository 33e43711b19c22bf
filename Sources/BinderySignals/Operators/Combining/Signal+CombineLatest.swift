extension Signal {
  /// Sends the latest values of three signals whenever one sends; see ``combineLatest(with:)``.
  @inlinable
  public static func combineLatest<Second, Third>(
    _ first: Signal,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>
  ) -> Signal<(Value, Second, Third), Failure> {
    .combining(latestOf: 3) { group in
      let first = group.following(first)
      let second = group.following(second)
      let third = group.following(third)
      return { (first.value, second.value, third.value) }
    }
  }

  /// Sends the latest values of four signals whenever one sends; see ``combineLatest(with:)``.
  @inlinable
  public static func combineLatest<Second, Third, Fourth>(
    _ first: Signal,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>,
    _ fourth: Signal<Fourth, Failure>
  ) -> Signal<(Value, Second, Third, Fourth), Failure> {
    .combining(latestOf: 4) { group in
      let first = group.following(first)
      let second = group.following(second)
      let third = group.following(third)
      let fourth = group.following(fourth)
      return { (first.value, second.value, third.value, fourth.value) }
    }
  }

  /// Sends the latest values of five signals whenever one sends; see ``combineLatest(with:)``.
  @inlinable
  public static func combineLatest<Second, Third, Fourth, Fifth>(
    _ first: Signal,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>,
    _ fourth: Signal<Fourth, Failure>,
    _ fifth: Signal<Fifth, Failure>
  ) -> Signal<(Value, Second, Third, Fourth, Fifth), Failure> {
    .combining(latestOf: 5) { group in
      let first = group.following(first)
      let second = group.following(second)
      let third = group.following(third)
      let fourth = group.following(fourth)
      let fifth = group.following(fifth)
      return { (first.value, second.value, third.value, fourth.value, fifth.value) }
    }
  }

  /// Sends the latest values of six signals whenever one sends; see ``combineLatest(with:)``.
  @inlinable
  public static func combineLatest<Second, Third, Fourth, Fifth, Sixth>(
    _ first: Signal,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>,
    _ fourth: Signal<Fourth, Failure>,
    _ fifth: Signal<Fifth, Failure>,
    _ sixth: Signal<Sixth, Failure>
  ) -> Signal<(Value, Second, Third, Fourth, Fifth, Sixth), Failure> {
    .combining(latestOf: 6) { group in
      let first = group.following(first)
      let second = group.following(second)
      let third = group.following(third)
      let fourth = group.following(fourth)
      let fifth = group.following(fifth)
      let sixth = group.following(sixth)
      return { (first.value, second.value, third.value, fourth.value, fifth.value, sixth.value) }
    }
  }

  /// Sends the latest values of seven signals whenever one sends; see ``combineLatest(with:)``.
  @inlinable
  public static func combineLatest<Second, Third, Fourth, Fifth, Sixth, Seventh>(
    _ first: Signal,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>,
    _ fourth: Signal<Fourth, Failure>,
    _ fifth: Signal<Fifth, Failure>,
    _ sixth: Signal<Sixth, Failure>,
    _ seventh: Signal<Seventh, Failure>
  ) -> Signal<(Value, Second, Third, Fourth, Fifth, Sixth, Seventh), Failure> {
    .combining(latestOf: 7) { group in
      let first = group.following(first)
      let second = group.following(second)
      let third = group.following(third)
      let fourth = group.following(fourth)
      let fifth = group.following(fifth)
      let sixth = group.following(sixth)
      let seventh = group.following(seventh)
      return {
        (
          first.value, second.value, third.value, fourth.value, fifth.value, sixth.value,
          seventh.value
        )
      }
    }
  }

  /// Sends the latest values of eight signals whenever one sends; see ``combineLatest(with:)``.
  @inlinable
  public static func combineLatest<Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth>(
    _ first: Signal,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>,
    _ fourth: Signal<Fourth, Failure>,
    _ fifth: Signal<Fifth, Failure>,
    _ sixth: Signal<Sixth, Failure>,
    _ seventh: Signal<Seventh, Failure>,
    _ eighth: Signal<Eighth, Failure>
  ) -> Signal<(Value, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth), Failure> {
    .combining(latestOf: 8) { group in
      let first = group.following(first)
      let second = group.following(second)
      let third = group.following(third)
      let fourth = group.following(fourth)
      let fifth = group.following(fifth)
      let sixth = group.following(sixth)
      let seventh = group.following(seventh)
      let eighth = group.following(eighth)
      return {
        (
          first.value, second.value, third.value, fourth.value, fifth.value, sixth.value,
          seventh.value, eighth.value
        )
      }
    }
  }

  /// Sends the latest values of nine signals whenever one sends; see ``combineLatest(with:)``.
  @inlinable
  public static func combineLatest<Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth, Ninth>(
    _ first: Signal,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>,
    _ fourth: Signal<Fourth, Failure>,
    _ fifth: Signal<Fifth, Failure>,
    _ sixth: Signal<Sixth, Failure>,
    _ seventh: Signal<Seventh, Failure>,
    _ eighth: Signal<Eighth, Failure>,
    _ ninth: Signal<Ninth, Failure>
  ) -> Signal<(Value, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth, Ninth), Failure> {
    .combining(latestOf: 9) { group in
      let first = group.following(first)
      let second = group.following(second)
      let third = group.following(third)
      let fourth = group.following(fourth)
      let fifth = group.following(fifth)
      let sixth = group.following(sixth)
      let seventh = group.following(seventh)
      let eighth = group.following(eighth)
      let ninth = group.following(ninth)
      return {
        (
          first.value, second.value, third.value, fourth.value, fifth.value, sixth.value,
          seventh.value, eighth.value, ninth.value
        )
      }
    }
  }

  /// Sends the latest values of ten signals whenever one sends; see ``combineLatest(with:)``.
  @inlinable
  public static func combineLatest<
    Second,
    Third,
    Fourth,
    Fifth,
    Sixth,
    Seventh,
    Eighth,
    Ninth,
    Tenth
  >(
    _ first: Signal,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>,
    _ fourth: Signal<Fourth, Failure>,
    _ fifth: Signal<Fifth, Failure>,
    _ sixth: Signal<Sixth, Failure>,
    _ seventh: Signal<Seventh, Failure>,
    _ eighth: Signal<Eighth, Failure>,
    _ ninth: Signal<Ninth, Failure>,
    _ tenth: Signal<Tenth, Failure>
  ) -> Signal<(Value, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth, Ninth, Tenth), Failure>
  {
    .combining(latestOf: 10) { group in
      let first = group.following(first)
      let second = group.following(second)
      let third = group.following(third)
      let fourth = group.following(fourth)
      let fifth = group.following(fifth)
      let sixth = group.following(sixth)
      let seventh = group.following(seventh)
      let eighth = group.following(eighth)
      let ninth = group.following(ninth)
      let tenth = group.following(tenth)
      return {
        (
          first.value, second.value, third.value, fourth.value, fifth.value, sixth.value,
          seventh.value, eighth.value, ninth.value, tenth.value
        )
      }
    }
  }
}
