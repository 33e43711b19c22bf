/// A person, as a database stores them.
public nonisolated struct Person: Sendable, Equatable {
  /// The salutation, such as “Dr.”, if there is one.
  public let salutation: String?
  /// The given name.
  public let firstName: String
  /// The family name.
  public let lastName: String
  /// The day of birth in UTC, if it is known.
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
