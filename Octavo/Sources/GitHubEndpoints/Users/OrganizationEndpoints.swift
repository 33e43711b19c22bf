public import GitHubValues

extension Endpoint where Value == GitHub.User {
  /// An organisation with its profile.
  public static func organization(_ login: String) -> Self {
    .object(.get(["orgs", login])) { (profile: OrganizationProfile) in profile.user }
  }
}

extension Endpoint where Value == GitHub.Page<GitHub.Account> {
  /// The organisations of the user who is logged in.
  public static var ownOrganizations: Self {
    .list(.get(["user", "orgs"]), as: GitHub.Account.asOrganization)
  }

  /// The organisations of which an account is a member in public.
  public static func organizations(of login: String) -> Self {
    .list(.get(["users", login, "orgs"]), as: GitHub.Account.asOrganization)
  }

  /// The members of an organisation: all for another member, else those in public.
  public static func members(of organization: String) -> Self {
    .list(.get(["orgs", organization, "members"]))
  }
}

extension Endpoint where Value == Bool {
  /// Whether an account is a member of an organisation, as far as the user may see it.
  public static func isMember(_ login: String, of organization: String) -> Self {
    .exists(.get(["orgs", organization, "members", login]))
  }
}

/// The profile of an organisation, which names some members otherwise than that of a user.
private struct OrganizationProfile: LenientDecodable {
  var user: GitHub.User

  init?(_ object: JSONObject) {
    guard var user = GitHub.User(object) else { return nil }
    user.kind = .organization
    user.bio = user.bio ?? object.nonEmptyString("description")
    self.user = user
  }
}

extension GitHub.Account {
  /// Returns the account of an entry in a list of organisations, which has no kind.
  fileprivate static let asOrganization: @Sendable (Self) -> Self = { account in
    var account = account
    account.kind = .organization
    return account
  }
}
