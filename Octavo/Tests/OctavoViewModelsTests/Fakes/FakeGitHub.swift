import Foundation
import GitHubEndpoints
import GitHubValues

@testable import OctavoViewModels

/// A server whose responses a test sets by endpoint, and which records the requests.
///
/// An endpoint without a response is not found. Setting and deleting what is at a path succeeds,
/// and changes whether it is there.
final class FakeGitHub: @MainActor GitHubService {
  /// The requests, in order.
  private(set) var requests: [GitHub.Request] = []
  /// The number of requests that wait for their response.
  private(set) var underWay = 0
  /// Called when the server refuses the token.
  var refused: () -> Void = {}

  private var responses: [GitHub.Request: any Sendable] = [:]
  private var failures: [GitHub.Request: APIError.Reason] = [:]
  private var gates: [GitHub.Request: Gate] = [:]

  /// The response to an endpoint.
  subscript<Value>(_ endpoint: Endpoint<Value>) -> Value? {
    get { responses[endpoint.request] as? Value }
    set { responses[endpoint.request] = newValue }
  }

  /// The pages of a list; to read them, ask for each of them.
  subscript<Item>(pages endpoint: Endpoint<GitHub.Page<Item>>) -> [GitHub.Page<Item>] {
    get { self[endpoint].map { [$0] } ?? [] }
    set {
      var next: URL?
      for page in newValue {
        self[endpoint.page(at: next)] = page
        next = page.next
      }
    }
  }

  /// The reason for which an endpoint fails, on all of its pages.
  subscript<Value>(failure endpoint: Endpoint<Value>) -> APIError.Reason? {
    get { failures[endpoint.request] }
    set { failures[endpoint.request] = newValue }
  }

  /// Holds the responses to an endpoint back; to a list, on all of its pages.
  func hold<Value>(_ endpoint: Endpoint<Value>) -> Gate {
    let gate = Gate()
    gates[endpoint.request] = gate
    return gate
  }

  func forgetRequests() { requests = [] }

  func send<Value>(_ endpoint: Endpoint<Value>) async throws -> Value {
    let request = endpoint.request
    requests.append(request)
    underWay += 1
    defer { underWay -= 1 }
    try await (gates[request] ?? gates[request.firstPage])?.wait()
    try Task.checkCancellation()
    do {
      return try value(of: endpoint)
    } catch {
      guard let value = endpoint.value(for: error) else { throw error }
      return value
    }
  }

  private func value<Value>(of endpoint: Endpoint<Value>) throws(APIError) -> Value {
    let request = endpoint.request
    if let reason = failures[request] ?? failures[request.firstPage] {
      if reason == .unauthorized { refused() }
      throw APIError(reason)
    }
    if let done = () as? Value {
      responses[request.reading] = request.method == .put
      return done
    }
    guard let value = self[endpoint] else { throw APIError(.notFound) }
    if let limit = request.maximumBytes, let file = value as? GitHub.File, file.bytes.count > limit
    {
      throw APIError(.tooLarge(limit: limit))
    }
    return value
  }
}

/// The requests of endpoints, to compare with those that a server has got.
nonisolated func requests<each Value>(_ endpoint: repeat Endpoint<each Value>) -> [GitHub.Request] {
  var requests: [GitHub.Request] = []
  for endpoint in repeat each endpoint { requests.append(endpoint.request) }
  return requests
}

nonisolated extension GitHub.Request {
  /// The request for the first page of the same list.
  fileprivate var firstPage: Self {
    var request = self
    request.address = nil
    return request
  }

  /// The request that reads what is at the same path.
  fileprivate var reading: Self {
    var request = self
    request.method = .get
    (request.isRetried, request.followsRedirects) = (true, true)
    return request
  }
}
