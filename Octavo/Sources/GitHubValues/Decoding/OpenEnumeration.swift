/// A value of which the server may send more cases than this version knows.
///
/// The known cases are static members. An unknown case keeps its text, so that it can be shown:
/// ```swift
/// switch issue.state {
/// case .open: "Open"
/// case .closed: "Closed"
/// default: issue.state.rawValue
/// }
/// ```
public protocol OpenEnumeration: RawRepresentable<String>, Sendable, Hashable, Codable {
  /// Makes the case of a text of the server.
  init(rawValue: String)
}
