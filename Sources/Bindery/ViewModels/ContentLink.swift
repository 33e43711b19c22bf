/// Where a link in a page leads, told by its address alone.
///
/// Addresses are written by strangers. Only those for a browser or a mail program and those of a
/// place beside the page lead anywhere: no script, no file of the person's, no program is opened.
public nonisolated enum ContentLink: Sendable, Equatable {
  /// To a page or to a mail, for the person's browser: its scheme is `http`, `https` or `mailto`.
  case browser(String)
  /// To a place beside the page: an address without a scheme, such as `docs/guide.md`.
  case relative(String)
  /// Nowhere: a place in the page itself, any other scheme, or no address at all.
  case ignored

  /// Reads an address as it stands in the page.
  public init(_ address: String) {
    let address = Self.trimmed(address)
    // Browsers skip control characters, so “java\nscript:” would be read as a script.
    let isPlain = address.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    guard isPlain, !address.isEmpty, !address.hasPrefix("#"), !address.hasPrefix("//") else {
      self = .ignored
      return
    }
    switch Self.scheme(of: address) {
    case nil: self = .relative(address)
    case "http", "https", "mailto": self = .browser(address)
    default: self = .ignored
    }
  }

  /// What stands before the first colon, in lower case, if that can be a scheme.
  private static func scheme(of address: String) -> String? {
    guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = address[..<colon].lowercased()
    guard let first = scheme.utf8.first, isLetter(first) else { return nil }
    let others = "0123456789+-.".utf8
    return scheme.utf8.allSatisfy { isLetter($0) || others.contains($0) } ? scheme : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func trimmed(_ address: String) -> String {
    var rest = address[...]
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
