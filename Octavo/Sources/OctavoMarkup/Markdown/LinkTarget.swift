/// Decides where a link or a picture may lead.
enum LinkTarget {
  /// The address of a link that may be followed: web, mail or relative; `nil` for all else.
  static func link(_ address: String) -> String? {
    checked(address, schemes: ["http", "https", "mailto"])
  }

  /// The address of a picture that may be fetched: web or relative; `nil` for all else.
  static func image(_ address: String) -> String? {
    checked(address, schemes: ["http", "https"])
  }

  private static func checked(_ address: String, schemes: Set<String>) -> String? {
    guard !address.isEmpty, address.utf8.count <= 4096 else { return nil }
    guard address.unicodeScalars.allSatisfy(isAllowed) else { return nil }
    // An address without a scheme but with a host takes the scheme of the page around it.
    if address.hasPrefix("//") { return "https:" + address }
    let head = address.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard let colon = head.firstIndex(of: ":") else { return address }
    return schemes.contains(head[..<colon].lowercased()) ? address : nil
  }

  /// Blanks, control characters and marks without a glyph have no place in an address; they only
  /// hide where it leads.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse,
      .unassigned:
      false
    default: scalar != "\\"
    }
  }
}
