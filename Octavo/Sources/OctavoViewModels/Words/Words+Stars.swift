nonisolated extension Words {
  /// The short title of the action on a star, which is removed only where it is known to be there.
  public static func starAction(isStarred: Bool?) -> String {
    isStarred == true ? "Unstar" : "Star"
  }

  /// The number of stars and whether the user gave one, for those who hear it: “8 stars, starred”.
  public static func stars(_ count: Int, isStarred: Bool?) -> String {
    let state =
      switch isStarred {
      case true?: "starred"
      case false?: "not starred"
      case nil: "not known whether starred"
      }
    return "\(self.count(count, "star")), \(state)"
  }
}
