/// The reason why a text is not a deep link.
public nonisolated enum DeepLinkError: Error, Equatable {
  /// The text is empty, or is no path where one is needed.
  case notAPath
  /// The text is longer than the address of any place.
  case tooLong
  /// A percent sign is not followed by two hexadecimal digits, or they spell no UTF-8.
  case malformedEscape(String)
  /// A word without a slash is not the login of an account.
  case impossibleLogin(String)
  /// An account or repository cannot have this name.
  case impossibleName(String)
  /// A path has an empty word, a “.”, a “..” or a zero character in it.
  case impossiblePath
  /// The path leads to no screen.
  case unknownPlace
  /// The address is on another server than the account.
  case otherServer(String, own: String)
}

nonisolated extension DeepLinkError: CustomStringConvertible {
  /// A sentence for the user.
  ///
  /// Quoted parts are untrusted text.
  public var description: String {
    switch self {
    case .notAPath:
      "Name a place as “OWNER”, “OWNER/REPO”, a path such as “/OWNER/REPO/releases”, or by the "
        + "address of its page."
    case .tooLong: "The address is too long."
    case .malformedEscape(let word): "“\(word)” has a malformed percent escape."
    case .impossibleLogin(let word):
      "“\(word)” is not the login of an account, which has up to 39 letters and digits, with single "
        + "hyphens between them."
    case .impossibleName(let name): "“\(name)” cannot be the name of an account or a repository."
    case .impossiblePath: "The path has an empty part, a “.” or a “..” in it."
    case .unknownPlace:
      "There is no such place. Try “/OWNER/REPO”, “/OWNER/REPO/tree/BRANCH/FOLDER” "
        + "or “/OWNER/REPO/blob/BRANCH/FILE”."
    case .otherServer(let server, let own): "“\(server)” is another server than \(own)."
    }
  }
}
