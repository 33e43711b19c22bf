public import Foundation

/// The address of a running sandbox.
public struct SandboxAddress: Equatable, Sendable {
  /// The root of the API, such as `http://127.0.0.1:8080/api/v3`.
  public let baseURL: URL
  /// The port on the loopback address.
  public let port: Int
}
