/// An object of one screen that another screen shows or changes, and that no route is stored with.
///
/// All values are equal, so that routes to one screen are. A route that was stored has none.
public nonisolated struct UnstoredReference<Object: AnyObject & Sendable>: Sendable {
  /// The object; `nil` in a route that was stored, and once the object is released.
  weak let object: Object?

  /// Makes the reference of a route that was stored, or to an object.
  public init(_ object: Object? = nil) { self.object = object }
}

nonisolated extension UnstoredReference: Hashable {
  /// Returns true: a route names no object.
  public static func == (left: Self, right: Self) -> Bool { true }

  /// Adds nothing to the hash.
  public func hash(into hasher: inout Hasher) {}
}

nonisolated extension UnstoredReference: Codable {
  private enum NoKeys: CodingKey {}

  /// Makes the reference of a stored route, whose object is unknown.
  public init(from decoder: any Decoder) throws { self.init() }

  /// Encodes an empty value.
  public func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: NoKeys.self)
  }
}
