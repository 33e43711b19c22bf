/// The organizations whose items a list lacks, because the token has not passed their single
/// sign-on.
///
/// The store keeps their items unchanged, since the response does not include them.
public nonisolated struct HiddenOrganizations: Sendable, Equatable {
  /// The logins that are known.
  public let logins: [String]
  /// Whether there is another organization, whose login could not be read.
  public let hasUnknown: Bool

  /// Makes the value of some logins.
  public init(_ logins: [String], hasUnknown: Bool = false) {
    (self.logins, self.hasUnknown) = (logins, hasUnknown)
  }

  /// The organizations in words: “acme and others”.
  var words: String {
    guard !logins.isEmpty else { return "some organizations" }
    return logins.joined(separator: ", ") + (hasUnknown ? " and others" : "")
  }

  /// Whether the server may have left out an item of an owner; `nil` is an owner that is not known.
  public func mayHide(itemsOf owner: String?) -> Bool {
    guard let owner, !hasUnknown else { return true }
    return logins.contains { $0.lowercased() == owner.lowercased() }
  }
}

nonisolated extension ListQuery {
  /// Returns the function that merges the items of all pages with the stored ones, and keeps the
  /// stored items of hidden organizations; `nil` replaces the stored items.
  public func merged(
    keepingItemsOf hidden: HiddenOrganizations?
  ) -> (@Sendable (_ new: [Item], _ stored: [Item]) -> [Item])? {
    guard let hidden else { return merged }
    return { new, stored in
      let present = Set(new.map(key))
      var (kept, others): ([Item], [Item]) = ([], [])
      for item in stored {
        if !present.contains(key(item)), hidden.mayHide(itemsOf: owner(item)) {
          kept.append(item)
        } else {
          others.append(item)
        }
      }
      return (merged?(new, others) ?? new) + kept
    }
  }
}
