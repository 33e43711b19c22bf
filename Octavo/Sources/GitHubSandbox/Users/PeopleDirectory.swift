/// Everybody by login and by e-mail address.
struct PeopleDirectory: Sendable {
  private(set) var people: [String: Person] = [:]
  private var byEmail: [String: String] = [:]

  /// In order of their logins.
  var all: [Person] { people.values.sorted { $0.key < $1.key } }

  func person(login: String) -> Person? { people[login.lowercased()] }

  func person(email: String) -> Person? {
    byEmail[email.lowercased()].flatMap { people[$0] }
  }

  /// Adds somebody, or what is newly known about them.
  mutating func add(_ person: Person) {
    if var known = people[person.key] {
      known.name = known.name ?? person.name
      known.emails += person.emails.filter { !known.emails.contains($0) }
      known.since = [known.since, person.since].compactMap(\.self).min()
      known.until = [known.until, person.until].compactMap(\.self).max()
      people[person.key] = known
    } else {
      people[person.key] = person
    }
    for email in person.emails { byEmail[email.lowercased()] = person.key }
  }
}
