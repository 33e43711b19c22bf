import Foundation
import GitHubValues

/// A whole answer of the server.
struct Response: Sendable {
  var status: Int
  var headers: Headers
  var body: Data
  /// The request that it answers, for errors.
  var summary: String

  /// The value of a header.
  subscript(header: String) -> String? { headers[header] }

  /// A number in a header.
  func number(_ header: String) -> Int? { self[header].flatMap { Int($0) } }

  /// Reads a value out of JSON.
  func decode<Value: Decodable>(_ type: Value.Type) throws(APIError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: body)
    } catch {
      throw APIError(.decoding(what: Self.place(of: error)), request: summary)
    }
  }

  /// Where reading failed, without the values, which may be private.
  private static func place(of error: any Error) -> String {
    let context: DecodingError.Context? =
      switch error as? DecodingError {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .keyNotFound(_, let context), .dataCorrupted(let context):
        context
      default: nil
      }
    let path = context?.codingPath.map(\.stringValue).joined(separator: ".") ?? ""
    return path.isEmpty ? "the whole response" : path
  }
}
