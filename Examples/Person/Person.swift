/// Somebody, as a database knows them.
public nonisolated struct Person: Sendable, Equatable {
  /// “Dr.”, or nothing.
  public let salutation: String?
  /// The given name.
  public let firstName: String
  /// The family name.
  public let lastName: String
  /// The day of birth in UTC, where it is known.
  public let birthdate: CalendarDay?

  /// Makes a person.
  public init(
    salutation: String?,
    firstName: String,
    lastName: String,
    birthdate: CalendarDay?
  ) {
    self.salutation = salutation
    self.firstName = firstName
    self.lastName = lastName
    self.birthdate = birthdate
  }
}
