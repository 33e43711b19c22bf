import Foundation
public import OctavoViewModels

/// A screen in the tables of tests: one row has its golden frames and picture, its address, its
/// release, and its hostile fields tested in both front ends.
public struct ScreenExample: Sendable, CustomStringConvertible {
  /// The name of the golden files.
  public let name: String
  /// The address of the screen in the demo.
  public let address: String
  /// The beginning of the path whose response the screen shows.
  public let requestPath: String
  private let make: @Sendable (String) -> (route: Route, response: Any)

  /// Makes an example.
  ///
  /// - Parameters:
  ///   - name: The name of the golden files.
  ///   - address: The address of the screen in the demo.
  ///   - requestPath: The beginning of the path of the request; the address by default.
  ///   - make: Returns the route, and a response in JSON whose texts are all the one given. A name
  ///     in the route is that text too.
  init(
    _ name: String,
    at address: String,
    requesting requestPath: String? = nil,
    make: @escaping @Sendable (String) -> (route: Route, response: Any)
  ) {
    self.name = name
    self.address = address
    self.requestPath = requestPath ?? "/repos\(address)"
    self.make = make
  }

  /// Makes an example of a screen that shows no response.
  init(_ name: String, at address: String, showing route: Route) {
    self.init(name, at: address, requesting: "") { _ in (route, [:]) }
  }

  /// Whether the screen shows the response to a request.
  var hasResponse: Bool { !requestPath.isEmpty }

  /// The route of the address.
  public var route: Route { route(with: address.split(separator: "/").last.map(String.init) ?? "") }

  /// Returns the route, with a text as the name in it.
  public func route(with text: String) -> Route { make(text).route }

  /// Returns the body of a response whose texts are all the one given.
  public func response(with text: String) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: make(text).response), as: UTF8.self)
  }

  /// The name.
  public var description: String { name }
}
