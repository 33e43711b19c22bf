extension GitHub {
  /// An e-mail address of the user.
  public struct EmailAddress: Sendable, Hashable, Codable, Identifiable {
    /// The address.
    public var address: String
    /// Whether new commits and notifications have this address.
    public var isPrimary: Bool
    /// Whether the user has confirmed the address.
    public var isVerified: Bool
    /// Whether the profile shows the address.
    public var isPublic: Bool

    /// The address, which is unique.
    public var id: String { address }
  }

  /// A public key of an account, for SSH.
  public struct PublicKey: Sendable, Hashable, Codable, Identifiable {
    /// The number of the key, unique on its server.
    public var id: Int
    /// The title; empty in the list of another account.
    public var title: String
    /// The key, as a line of `authorized_keys`.
    public var key: String
  }
}

extension GitHub.EmailAddress: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let address = object.nonEmptyString("email") else { return nil }
    self.init(
      address: address,
      isPrimary: object.bool("primary"),
      isVerified: object.bool("verified"),
      isPublic: object.string("visibility") == "public"
    )
  }
}

extension GitHub.PublicKey: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let id = object.integer("id"), let key = object.nonEmptyString("key") else { return nil }
    self.init(id: id, title: object.string("title") ?? "", key: key)
  }
}
