import Foundation
import GitHubValues

extension Endpoint {
  /// Decodes an object in JSON.
  static func object(_ request: GitHub.Request) -> Self
  where Value: LenientDecodable & SendableMetatype {
    object(request) { $0 }
  }

  /// Decodes an object in JSON, and makes the value from it.
  static func object<Body: LenientDecodable & SendableMetatype>(
    _ request: GitHub.Request,
    as make: @escaping @Sendable (Body) -> Value
  ) -> Self {
    Self(request) { response throws(APIError) in
      .value(make(try response.decode(LenientObject<Body>.self).value))
    }
  }

  /// Decodes a list that is complete in one response.
  static func items<Item: LenientDecodable & Sendable>(_ request: GitHub.Request) -> Self
  where Value == [Item] {
    Self(request) { response throws(APIError) in
      .value(try response.decode(LenientList<Item>.self).items)
    }
  }

  /// Expects no more than that the server accepts the request.
  static func action(_ request: GitHub.Request) -> Self where Value == Void {
    Self(request) { _ in .value(()) }
  }

  /// Decodes whether there is something at the path: the server responds with 204 or 404.
  static func exists(_ request: GitHub.Request) -> Self where Value == Bool {
    Self(request) { _ in .value(true) }.returning(false, for: .notFound, .gone)
  }

  /// Returns the body as it is.
  ///
  /// - Throws: `.tooLarge` for a body of more than `limit` bytes.
  static func bytes(_ request: GitHub.Request, limit: Int) -> Self where Value == Data {
    var request = request
    request.maximumBytes = limit
    return Self(request) { .value($0.body) }
  }
}
