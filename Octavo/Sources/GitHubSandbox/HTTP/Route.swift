/// A pattern of paths, and the action that answers them.
///
/// A pattern's parts are words, `:name` for one part of any kind, or at the end `*name` for all
/// that is left. A part is decoded after the path was cut at its slashes, so `%2F` never cuts.
struct Route: Sendable {
  typealias Action = @Sendable (EndpointRequest) async throws -> EndpointResponse

  let method: String
  let pattern: [Substring]
  let bucket: RateBucket
  let action: Action

  init(
    _ method: String,
    _ pattern: String,
    bucket: RateBucket = .core,
    action: @escaping Action
  ) {
    self.method = method
    self.pattern = pattern.split(separator: "/")
    self.bucket = bucket
    self.action = action
  }

  static func get(
    _ pattern: String,
    bucket: RateBucket = .core,
    action: @escaping Action
  ) -> Route {
    Route("GET", pattern, bucket: bucket, action: action)
  }

  /// Returns the values of the placeholders, or `nil` if the path does not match the pattern.
  ///
  /// - Throws: A 400 if a part is not coded rightly.
  func match(_ path: [Substring]) throws(ErrorResponse) -> [String: [UInt8]]? {
    var parameters: [String: [UInt8]] = [:]
    for (index, part) in pattern.enumerated() {
      if part.hasPrefix("*") {
        let rest = path.dropFirst(index).joined(separator: "/")
        parameters[String(part.dropFirst())] = try Self.decode(rest)
        return parameters
      }
      guard index < path.count else { return nil }
      if part.hasPrefix(":") {
        parameters[String(part.dropFirst())] = try Self.decode(path[index])
      } else if part != path[index] {
        return nil
      }
    }
    return path.count == pattern.count ? parameters : nil
  }

  private static func decode(_ part: some StringProtocol) throws(ErrorResponse) -> [UInt8] {
    guard let bytes = PercentCoding.decode(part) else { throw .badRequest }
    return bytes
  }
}
