import Foundation

/// The names by which a request may call this machine.
///
/// A page in a browser could otherwise point a name of its own at the loopback address and read
/// the repositories that are served here. So a name counts only if no other machine can have made
/// it: a loopback address, `localhost`, or a name that the local table of hosts gives to one.
struct LoopbackHost: Sendable {
  /// The names of this machine.
  static let standard = LoopbackHost(
    table: (try? String(contentsOfFile: "/etc/hosts", encoding: .utf8)) ?? ""
  )

  private let names: Set<String>

  /// Reads a table of hosts: on each line an address, then its names.
  init(table: String) {
    var names: Set<String> = ["localhost"]
    for line in table.split(whereSeparator: \.isNewline) {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
      guard let address = words.first, Self.isAddress(String(address)) else { continue }
      names.formUnion(words.dropFirst().map { $0.lowercased() })
    }
    self.names = names
  }

  /// Returns whether the `Host` header of a request, with or without a port, names this machine.
  func accepts(_ header: String) -> Bool {
    let end =
      header.hasPrefix("[")
      ? header.firstIndex(of: "]").map(header.index(after:)) : header.firstIndex(of: ":")
    let name = header[..<(end ?? header.endIndex)]
    let rest = header.dropFirst(name.count)
    guard rest.isEmpty || rest.first == ":" && rest.dropFirst().allSatisfy(\.isNumber) else {
      return false
    }
    var text = name.lowercased()
    if text.hasPrefix("["), text.hasSuffix("]") {
      text = String(text.dropFirst().dropLast())
      return Self.isAddress(text)
    }
    if text.hasSuffix(".") { text.removeLast() }
    return names.contains(text) || text.hasSuffix(".localhost")
      || !text.contains(":") && Self.isAddress(text)
  }

  /// `127.0.0.0/8` and `::1`, also as an address of the other kind.
  private static func isAddress(_ text: String) -> Bool {
    if text == "::1" { return true }
    let numbers = (text.hasPrefix("::ffff:") ? text.dropFirst(7) : text[...])
      .split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 4 && numbers[0] == "127"
      && numbers.allSatisfy { part in
        !part.isEmpty && part.count <= 3 && part.utf8.allSatisfy { (48...57).contains($0) }
          && (UInt8(part) != nil)
      }
  }
}
