/// The result that the screen of a route returns, declared in the case of the route.
///
/// ```swift
/// enum Route: NavigationRoute {
///   case home, repository(String), tree(String, path: String)
///   case refPicker(String, current: String, result: RouteResult<String> = .init())
/// }
/// ```
///
/// The declaration is the only one: a caller that awaits another type does not compile, nor does a
/// ``ScreenFactory`` whose view model returns another one.
///
/// ```swift
/// let chosen = await services.navigation.present {
///   .refPicker(name, current: ref, result: $0)
/// }
/// ```
///
/// - Order: the router resolves the result when the screen has been removed.
/// - Lifetime: the value does not retain the caller that awaits the result.
/// - Errors: without such a caller, as in a path, the result is dropped.
/// - Cost: one weak reference. It is not stored with the route, and all values are equal, so that
///   routes with equal parameters are equal.
public nonisolated struct RouteResult<Value>: Sendable {
  weak let pending: PendingResult<Value>?

  /// Makes the result of a route that is shown without a caller, as in a path.
  public init() { pending = nil }

  init(_ pending: PendingResult<Value>) { self.pending = pending }
}

nonisolated extension RouteResult: Hashable {
  /// Returns true: the caller is no part of the place that a route names.
  public static func == (left: RouteResult, right: RouteResult) -> Bool { true }

  /// Adds nothing to the hash.
  public func hash(into hasher: inout Hasher) {}
}

nonisolated extension RouteResult: Codable {
  private enum CodingKeys: CodingKey {}

  /// Makes the result of a stored route, which has no caller.
  public init(from decoder: any Decoder) throws { self.init() }

  /// Encodes an empty value.
  public func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: CodingKeys.self)
  }
}

nonisolated extension RouteResult: CustomStringConvertible {
  /// The type of the result.
  public var description: String { "\(Value.self)" }
}
