package import Foundation
import GitHubValues

extension GitHub.Request {
  /// Whether each component of the path names something.
  ///
  /// A server would resolve empty components and dots, and reach another endpoint.
  package var isWellFormed: Bool {
    address != nil || path.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }

  /// Returns the full address, for an API that begins at `base`.
  package func url(from base: URL) -> URL? {
    address ?? URL(string: root(of: base) + encodedPath + encodedQuery)
  }

  /// Returns the address that the path begins at: an Enterprise server has GraphQL beside the
  /// REST API, and not below it.
  private func root(of base: URL) -> String {
    let text = base.absoluteString
    return operation != nil && text.hasSuffix("/api/v3") ? String(text.dropLast(3)) : text
  }

  /// The path with all characters escaped that have a meaning in an address.
  var encodedPath: String { path.map { "/" + PercentCoding.encode($0) }.joined() }

  private var encodedQuery: String {
    guard !query.isEmpty else { return "" }
    return "?"
      + query.map { "\(PercentCoding.encode($0.name))=\(PercentCoding.encode($0.value))" }
      .joined(separator: "&")
  }
}
