/// The failure of ``expectDeallocated(_:afterwards:)``: an object is still retained.
public nonisolated struct Leak: Error, Equatable, CustomStringConvertible {
  /// The type of the retained object.
  public let type: String

  /// Makes the failure for an object of a type.
  public init(type: String) { self.type = type }

  /// The failure as a sentence.
  public var description: String {
    "\(type) was not deallocated: it is still retained. Look for closures that capture it strongly."
  }
}

/// Makes an object, passes it to `body`, releases it, and fails if it is still retained.
///
/// ```swift
/// try await expectDeallocated {
///   LoginViewModel(server)
/// } afterwards: {
///   $0.logIn.execute()
/// }
/// ```
///
/// - Throws: ``Leak`` with the type of the object.
@MainActor
public func expectDeallocated<Object: AnyObject>(
  _ make: @MainActor () -> Object,
  afterwards body: @MainActor (Object) async -> Void = { _ in }
) async throws(Leak) {
  let isGone = await isReleased(make, afterwards: body)
  if !isGone { throw Leak(type: "\(Object.self)") }
}
