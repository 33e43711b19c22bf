import Foundation
import GitHubValues

@testable import GitHubEndpoints

extension Endpoint {
  /// The method and the address of the request, below the API.
  var line: String {
    let address = URL(string: "https://api.example").flatMap(request.url)?.absoluteString ?? ""
    return "\(request.method.rawValue) \(address.replacing("https://api.example", with: ""))"
  }

  /// Decodes the value of a response, or returns the value for the error.
  func value(of body: String, headers: ResponseHeaders = [:]) throws -> Value {
    let response = GitHub.Response(headers: headers, body: Data(body.utf8))
    guard case .value(let value) = try decoded(from: response) else { throw NoValue() }
    return value
  }
}

/// The response has led to another endpoint.
struct NoValue: Error {}

/// Values for tests.
enum Sample {
  static let engine = GitHub.RepositoryName(owner: "ada", name: "engine")
}
