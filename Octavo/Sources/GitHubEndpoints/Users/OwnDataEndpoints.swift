public import GitHubValues

extension Endpoint where Value == GitHub.Page<GitHub.EmailAddress> {
  /// The e-mail addresses of the user who is logged in.
  public static var ownEmailAddresses: Self { .list(.get(["user", "emails"])) }
}

extension Endpoint where Value == GitHub.Page<GitHub.PublicKey> {
  /// The public keys of the user who is logged in.
  public static var ownKeys: Self { .list(.get(["user", "keys"])) }

  /// The public keys of an account, without their titles.
  public static func keys(of login: String) -> Self { .list(.get(["users", login, "keys"])) }
}
