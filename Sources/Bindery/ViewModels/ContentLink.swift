/// The target of a link in a page, classified by its address alone.
///
/// Addresses come from untrusted text. Only those for a browser or a mail program, relative ones,
/// and those of a section of the page have a target: no script, local file or program is opened.
///
/// ```swift
/// switch ContentLink(address) {
/// case .browser(let address): browser(address)
/// case .relative(let path): self.path = path
/// case .section(let name): section = name
/// case .ignored: break  // such as a script, or a local file
/// }
/// ```
public nonisolated enum ContentLink: Sendable, Equatable {
  /// A page or a mail address, for the user's browser: the scheme is `http`, `https` or `mailto`.
  case browser(String)
  /// An address without a scheme, relative to the page, such as `docs/guide.md`.
  case relative(String)
  /// A section of the page itself, by the text after `#` as it is written; empty for the top.
  case section(String)
  /// An address without a target: any other scheme, or no address.
  case ignored

  /// Classifies an address as it is written in the page.
  public init(_ address: String) {
    let address = Self.trimmed(address)
    // Browsers skip control characters, so “java\nscript:” would be read as a script.
    let isPlain = address.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    guard isPlain, !address.isEmpty, !address.hasPrefix("//") else {
      self = .ignored
      return
    }
    guard !address.hasPrefix("#") else {
      self = .section(String(address.dropFirst()))
      return
    }
    switch Self.scheme(of: address) {
    case nil: self = .relative(address)
    case "http", "https", "mailto": self = .browser(address)
    default: self = .ignored
    }
  }

  /// Returns the text before the first colon, in lower case, if it can be a scheme.
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
