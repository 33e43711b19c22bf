nonisolated extension Person {
  /// The article's person, a person without a salutation, and a person without a day of birth whose
  /// name is in another script.
  public static let examples = [
    Person(
      salutation: "Dr.",
      firstName: "first",
      lastName: "last",
      birthdate: CalendarDay(secondsSince1970: 0)
    ),
    Person(
      salutation: "",
      firstName: "Ada",
      lastName: "Lovelace",
      birthdate: CalendarDay(secondsSince1970: -4_861_728_000)
    ),
    Person(salutation: "博士", firstName: "小龍", lastName: "李", birthdate: nil),
  ]
}
