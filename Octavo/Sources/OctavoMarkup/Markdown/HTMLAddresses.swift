/// The addresses in HTML that a server has rendered.
public enum HTMLAddresses {
  /// Returns the addresses of files that the HTML shows, then those of its links, each in the order
  /// of the HTML.
  ///
  /// Comments, scripts and styles have none. The addresses are not checked.
  ///
  /// - Parameter html: The HTML, which may be broken.
  /// - Returns: The addresses, with their character references resolved.
  public static func all(in html: String) -> [String] {
    var sources: [String] = []
    var links: [String] = []
    HTMLText.read(html) { part in
      guard case .tag(let tag, _) = part, !tag.isClosing else { return }
      if let source = tag.attributes["src"] { sources.append(source) }
      if let link = tag.attributes["href"] { links.append(link) }
    }
    return sources + links
  }
}
