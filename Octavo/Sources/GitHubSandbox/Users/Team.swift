/// A team of an organisation.
struct Team: Equatable, Sendable {
  /// The login of the organisation.
  let organization: String
  /// The name in addresses.
  let slug: String
  let name: String
  let description: String?
  /// The logins of the members.
  let members: [String]

  /// The name by which it is asked for a review, such as `patient-tools/keepers`.
  var fullName: String { "\(organization)/\(slug)" }

  /// Whether a user is a member.
  func hasMember(_ login: String) -> Bool {
    members.contains { $0.lowercased() == login.lowercased() }
  }
}
