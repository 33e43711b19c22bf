/// Which language a file is written in, by its name.
struct LanguageTable: Sendable {
  static let standard = LanguageTable(listing)

  private var byName: [String: String] = [:]

  /// Reads lines of `Language: .extension … File`.
  init(_ listing: String) {
    for line in listing.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let language = String(line[..<colon])
      for pattern in line[line.index(after: colon)...].split(separator: " ") {
        byName[String(pattern)] = language
      }
    }
  }

  /// The language of a file, or `nil` for prose, data and what nobody knows.
  ///
  /// The longest extension wins, so that `a.html.erb` is no HTML.
  func language(ofFile name: some StringProtocol) -> String? {
    if let language = byName[String(name)] { return language }
    var rest = name.lowercased()[...]
    while let dot = rest.dropFirst().firstIndex(of: ".") {
      rest = rest[dot...]
      if let language = byName[String(rest)] { return language }
    }
    return nil
  }
}
