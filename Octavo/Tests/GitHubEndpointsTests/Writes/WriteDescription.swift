import Foundation

@testable import GitHubEndpoints

/// A part of GitHub's REST description: the requests of operations, or their replies.
///
/// The files in `Schemas` are parts of GitHub's description of version 2026-03-10
/// (github/rest-api-description, MIT). `writes.json` has the requests and the errors of the
/// operations in ``WriteRequestTests``, and `actions.json` the members of the replies that the
/// values in ``ActionEndpointTests`` are decoded from.
struct WriteDescription {
  typealias Object = [String: Any]

  private let root: Object

  init(_ name: String = "writes") throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Schemas/\(name).json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    root = json as? Object ?? [:]
  }

  /// All operations, such as “PUT /notifications”.
  var operations: Set<String> { Set(all.map(Self.name)) }

  /// Returns the operation of a method and a path below the API; `nil` if there is none.
  func operation(_ method: String, _ path: [String]) -> String? {
    let fitting = all.filter { operation in
      let pattern = (operation["path"] as? String ?? "").split(separator: "/")
      let rest = pattern.last == "{ref}" ? pattern.count...Int.max : pattern.count...pattern.count
      return operation["method"] as? String == method && rest.contains(path.count)
        && zip(pattern, path).allSatisfy { $0.first == "{" || $0 == $1 }
    }
    // The path with the fewest variables is the one that is meant.
    return fitting.min { Self.variables($0) < Self.variables($1) }.map(Self.name)
  }

  /// Returns the violations in the body of an operation; those of a body that it does not take too.
  func violations(of body: Data?, in operation: String) throws -> [String] {
    let schema = all.first { Self.name($0) == operation }?["request"]
    guard let body else { return schema == nil ? [] : violations(of: NSNull(), by: schema) }
    let value = try JSONSerialization.jsonObject(with: body)
    if schema == nil { return (value as? Object)?.isEmpty == true ? [] : ["takes no body"] }
    return violations(of: value, by: schema)
  }

  /// Returns the violations in the reply of an operation.
  func violations(inReply body: String, of operation: String) throws -> [String] {
    let schema = all.first { Self.name($0) == operation }?["reply"]
    return violations(of: try JSONSerialization.jsonObject(with: Data(body.utf8)), by: schema)
  }

  private var all: [Object] { root["ops"] as? [Object] ?? [] }

  private static func name(_ operation: Object) -> String {
    "\(operation["method"] ?? "") \(operation["path"] ?? "")"
  }

  private static func variables(_ operation: Object) -> Int {
    (operation["path"] as? String ?? "").count { $0 == "{" }
  }

  private func violations(of value: Any, by schema: Any?, at place: String = "$") -> [String] {
    guard let rules = schema as? Object else { return ["\(place): no schema"] }
    if let name = (rules["$ref"] as? String)?.split(separator: "/").last {
      return violations(of: value, by: (root["schemas"] as? Object)?[String(name)], at: place)
    }
    if let choices = rules["anyOf"] as? [Any] {
      let attempts = choices.map { violations(of: value, by: $0, at: place) }
      return attempts.contains(where: \.isEmpty) ? [] : attempts.flatMap(\.self)
    }
    if let allowed = rules["enum"] as? [String], !allowed.contains(value as? String ?? "") {
      return ["\(place): \(value) is not one of \(allowed)"]
    }
    switch (rules["type"] as? String, value) {
    case ("object", let object as Object): return violations(of: object, rules, at: place)
    case ("array", let items as [Any]):
      let isTooShort = items.count < rules["minItems"] as? Int ?? 0
      return items.flatMap { violations(of: $0, by: rules["items"], at: "\(place)[]") }
        + (isTooShort ? ["\(place): too few items"] : [])
    case ("string", let text as String):
      let isDate = rules["format"] as? String != "date-time" || text.hasSuffix("Z")
      return isDate ? [] : ["\(place): “\(text)” is no date"]
    case ("boolean", is Bool), ("null", is NSNull), ("integer", is Int): return []
    case (let type, _): return ["\(place): \(value) is no \(type ?? "known type")"]
    }
  }

  private func violations(of object: Object, _ rules: Object, at place: String) -> [String] {
    let required = rules["required"] as? [String] ?? []
    let properties = rules["properties"] as? Object ?? [:]
    return required.filter { object[$0] == nil }.map { "\(place).\($0) is missing" }
      + object.flatMap { name, value in
        properties[name] == nil
          ? ["\(place).\(name) is unknown"]
          : violations(of: value, by: properties[name], at: "\(place).\(name)")
      }
  }
}
