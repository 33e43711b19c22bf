#if canImport(Glibc) || canImport(Musl)
import Bindery

/// The addresses that may be sent to the terminal as links (OSC 8).
nonisolated enum Hyperlink {
  /// The longest address that terminals accept.
  private static let longest = 2083

  /// Returns an address that is safe to send, or `nil`.
  ///
  /// Only `http`, `https` and `mailto` are sent, and only printable ASCII without spaces, as the
  /// protocol requires. So an address can neither end the sequence nor reorder the line.
  static func address(for link: String) -> String? {
    guard link.utf8.count <= longest, case .browser(let address) = ContentLink(link),
      address.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    return address
  }
}
#endif
