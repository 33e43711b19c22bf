// Made by Scripts/generate-arities.

public import Bindery

extension Equality {
  /// Returns a closure that compares two tuples of two values.
  ///
  /// `nil` if one of the values cannot be compared.
  @inlinable
  package static func of<First, Second>(
    _ first: First.Type,
    _ second: Second.Type
  ) -> (
    (
      (First, Second),
      (First, Second)
    ) -> Bool
  )? {
    guard
      let first = of(first),
      let second = of(second)
    else { return nil }
    return {
      first($0.0, $1.0)
        && second($0.1, $1.1)
    }
  }

  /// Returns a closure that compares two tuples of three values.
  ///
  /// `nil` if one of the values cannot be compared.
  @inlinable
  package static func of<First, Second, Third>(
    _ first: First.Type,
    _ second: Second.Type,
    _ third: Third.Type
  ) -> (
    (
      (First, Second, Third),
      (First, Second, Third)
    ) -> Bool
  )? {
    guard
      let first = of(first),
      let second = of(second),
      let third = of(third)
    else { return nil }
    return {
      first($0.0, $1.0)
        && second($0.1, $1.1)
        && third($0.2, $1.2)
    }
  }

  /// Returns a closure that compares two tuples of four values.
  ///
  /// `nil` if one of the values cannot be compared.
  @inlinable
  package static func of<First, Second, Third, Fourth>(
    _ first: First.Type,
    _ second: Second.Type,
    _ third: Third.Type,
    _ fourth: Fourth.Type
  ) -> (
    (
      (First, Second, Third, Fourth),
      (First, Second, Third, Fourth)
    ) -> Bool
  )? {
    guard
      let first = of(first),
      let second = of(second),
      let third = of(third),
      let fourth = of(fourth)
    else { return nil }
    return {
      first($0.0, $1.0)
        && second($0.1, $1.1)
        && third($0.2, $1.2)
        && fourth($0.3, $1.3)
    }
  }

  /// Returns a closure that compares two tuples of five values.
  ///
  /// `nil` if one of the values cannot be compared.
  @inlinable
  package static func of<First, Second, Third, Fourth, Fifth>(
    _ first: First.Type,
    _ second: Second.Type,
    _ third: Third.Type,
    _ fourth: Fourth.Type,
    _ fifth: Fifth.Type
  ) -> (
    (
      (First, Second, Third, Fourth, Fifth),
      (First, Second, Third, Fourth, Fifth)
    ) -> Bool
  )? {
    guard
      let first = of(first),
      let second = of(second),
      let third = of(third),
      let fourth = of(fourth),
      let fifth = of(fifth)
    else { return nil }
    return {
      first($0.0, $1.0)
        && second($0.1, $1.1)
        && third($0.2, $1.2)
        && fourth($0.3, $1.3)
        && fifth($0.4, $1.4)
    }
  }

  /// Returns a closure that compares two tuples of six values.
  ///
  /// `nil` if one of the values cannot be compared.
  @inlinable
  package static func of<First, Second, Third, Fourth, Fifth, Sixth>(
    _ first: First.Type,
    _ second: Second.Type,
    _ third: Third.Type,
    _ fourth: Fourth.Type,
    _ fifth: Fifth.Type,
    _ sixth: Sixth.Type
  ) -> (
    (
      (First, Second, Third, Fourth, Fifth, Sixth),
      (First, Second, Third, Fourth, Fifth, Sixth)
    ) -> Bool
  )? {
    guard
      let first = of(first),
      let second = of(second),
      let third = of(third),
      let fourth = of(fourth),
      let fifth = of(fifth),
      let sixth = of(sixth)
    else { return nil }
    return {
      first($0.0, $1.0)
        && second($0.1, $1.1)
        && third($0.2, $1.2)
        && fourth($0.3, $1.3)
        && fifth($0.4, $1.4)
        && sixth($0.5, $1.5)
    }
  }

  /// Returns a closure that compares two tuples of seven values.
  ///
  /// `nil` if one of the values cannot be compared.
  @inlinable
  package static func of<First, Second, Third, Fourth, Fifth, Sixth, Seventh>(
    _ first: First.Type,
    _ second: Second.Type,
    _ third: Third.Type,
    _ fourth: Fourth.Type,
    _ fifth: Fifth.Type,
    _ sixth: Sixth.Type,
    _ seventh: Seventh.Type
  ) -> (
    (
      (First, Second, Third, Fourth, Fifth, Sixth, Seventh),
      (First, Second, Third, Fourth, Fifth, Sixth, Seventh)
    ) -> Bool
  )? {
    guard
      let first = of(first),
      let second = of(second),
      let third = of(third),
      let fourth = of(fourth),
      let fifth = of(fifth),
      let sixth = of(sixth),
      let seventh = of(seventh)
    else { return nil }
    return {
      first($0.0, $1.0)
        && second($0.1, $1.1)
        && third($0.2, $1.2)
        && fourth($0.3, $1.3)
        && fifth($0.4, $1.4)
        && sixth($0.5, $1.5)
        && seventh($0.6, $1.6)
    }
  }

  /// Returns a closure that compares two tuples of eight values.
  ///
  /// `nil` if one of the values cannot be compared.
  @inlinable
  package static func of<First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth>(
    _ first: First.Type,
    _ second: Second.Type,
    _ third: Third.Type,
    _ fourth: Fourth.Type,
    _ fifth: Fifth.Type,
    _ sixth: Sixth.Type,
    _ seventh: Seventh.Type,
    _ eighth: Eighth.Type
  ) -> (
    (
      (First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth),
      (First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth)
    ) -> Bool
  )? {
    guard
      let first = of(first),
      let second = of(second),
      let third = of(third),
      let fourth = of(fourth),
      let fifth = of(fifth),
      let sixth = of(sixth),
      let seventh = of(seventh),
      let eighth = of(eighth)
    else { return nil }
    return {
      first($0.0, $1.0)
        && second($0.1, $1.1)
        && third($0.2, $1.2)
        && fourth($0.3, $1.3)
        && fifth($0.4, $1.4)
        && sixth($0.5, $1.5)
        && seventh($0.6, $1.6)
        && eighth($0.7, $1.7)
    }
  }
}
