import Foundation

@testable import GitHubSandbox

/// The schemas of the replies by their routes, as `Schemas/routes.txt` lists them.
struct RouteSchemas {
  private struct Row {
    let route: Route
    let schema: String
    let starSchema: String?

    var path: String { route.pattern.joined(separator: "/") }
  }

  /// A missing file leaves no rows, so that the first reply fails.
  static let all = RouteSchemas()

  private let rows: [Row]

  private init() {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Schemas/routes.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard words.count >= 3 else { return nil }
      let route = Route(words[0], words[1]) { _ in .noContent }
      return Row(route: route, schema: words[2], starSchema: words.dropFirst(3).first)
    }
  }

  /// The patterns of the routes for reading that have a schema.
  var described: Set<String> {
    Set(rows.filter { $0.route.method == "GET" && $0.schema != "-" }.map(\.path))
  }

  /// Returns the pattern of the route of a request; `nil` if no row fits.
  func route(_ method: String, _ url: String) -> String? { row(method, url)?.path }

  /// Returns the violations in the JSON of a reply.
  func violations(in json: JSON, _ method: String, _ url: String, accept: String?) throws
    -> [String]
  {
    guard let row = row(method, url) else {
      return ["Schemas/routes.txt has no row for \(method) \(url)"]
    }
    let accept = accept ?? ""
    // The media type of a folder as one object is not described.
    let isObject = row.schema == "contents" && accept.contains("object")
    guard row.schema != "-", !isObject else { return [] }
    let name = accept.contains("star") ? row.starSchema ?? row.schema : row.schema
    return try JSONSchema(named: name).violations(of: json)
  }

  /// Returns the first row that fits a request.
  private func row(_ method: String, _ url: String) -> Row? {
    guard let path = URLComponents(string: url)?.percentEncodedPath else { return nil }
    var parts = path.split(separator: "/")
    if parts.starts(with: ["api", "v3"]) { parts.removeFirst(2) }
    // A path below the number of a repository is one below its name.
    if parts.count > 2, parts[0] == "repositories" {
      parts.replaceSubrange(0..<2, with: ["repos", "owner", "name"])
    }
    return rows.first { row in
      row.route.method == method && (try? row.route.match(parts)) != nil
    }
  }
}
