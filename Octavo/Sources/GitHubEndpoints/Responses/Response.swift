package import Foundation
package import GitHubValues

extension GitHub {
  /// A complete response of the server.
  package struct Response: Sendable {
    /// The status.
    package var status: Int
    /// The headers.
    package var headers: ResponseHeaders
    /// The body.
    package var body: Data
    /// Receives the items of lists that cannot be decoded.
    package var itemDropHandler = ItemDropHandler { _, _ in }

    /// Makes a response.
    package init(status: Int = 200, headers: ResponseHeaders = [:], body: Data) {
      self.status = status
      self.headers = headers
      self.body = body
    }

    /// The value of a header.
    package subscript(header: String) -> String? { headers[header] }

    /// The number in a header.
    package func number(_ header: String) -> Int? { self[header].flatMap { Int($0) } }

    /// The time of the response by the clock of the server, if the server sends it.
    package var date: Date? { self["Date"].flatMap(HTTPDate.parse) }
  }
}

extension GitHub.Response {
  /// Decodes a value from JSON.
  func decode<Value: Decodable>(_ type: Value.Type) throws(APIError) -> Value {
    do {
      let decoder = JSONDecoder()
      decoder.userInfo[.itemDropHandler] = itemDropHandler
      return try decoder.decode(type, from: body)
    } catch {
      throw APIError(.decoding(what: Self.place(of: error)), end: AttemptEnd(status: status))
    }
  }

  /// The place where decoding has failed, without values, which may be private.
  private static func place(of error: any Error) -> String {
    let context: DecodingError.Context? =
      switch error as? DecodingError {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .keyNotFound(_, let context), .dataCorrupted(let context):
        context
      default: nil
      }
    let path = context?.codingPath.text ?? ""
    return path.isEmpty ? "the whole response" : path
  }
}
