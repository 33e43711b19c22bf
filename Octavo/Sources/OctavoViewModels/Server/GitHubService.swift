public import BinderySignals
public import Foundation
public import GitHubEndpoints
public import GitHubValues

/// The GitHub server, with the credentials of the user who is logged in.
///
/// Calls run on the main actor up to their first suspension and do the slow part elsewhere. They
/// throw `APIError` if the server or the connection fails, and `CancellationError` if their task is
/// cancelled, which ends the request.
public protocol GitHubService: AnyObject {
  /// Sends an endpoint, and returns the decoded value of the response.
  func send<Value>(_ endpoint: Endpoint<Value>) async throws -> Value
}

extension GitHubService {
  /// Returns the first page of a list, or the one that another page has as its next.
  public func page<Item>(
    of endpoint: Endpoint<GitHub.Page<Item>>,
    at next: URL?
  ) async throws -> GitHub.Page<Item> {
    try await send(endpoint.page(at: next))
  }

  /// A producer of the value of an endpoint: each start sends a request, and disposing of the run
  /// cancels it.
  public func producer<Value>(of endpoint: Endpoint<Value>) -> SignalProducer<Value, any Error> {
    SignalProducer { try await self.send(endpoint) }
  }

  /// A list that is read page by page.
  public func pages<Item>(of endpoint: Endpoint<GitHub.Page<Item>>) -> Pages<Item> {
    Pages(of: endpoint) { @MainActor page in try await self.send(page) }
  }
}
