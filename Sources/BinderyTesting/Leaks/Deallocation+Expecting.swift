/// Something that is still there though nobody should keep it.
public nonisolated struct Leak: Error, Equatable, CustomStringConvertible {
  /// The type of the object.
  public let type: String

  /// Makes a leak of an object of a type.
  public init(type: String) { self.type = type }

  /// What is wrong, in words.
  public var description: String {
    "\(type) is still there: something keeps it. Look for closures that capture it strongly."
  }
}

/// Makes an object, lets `body` use it, and fails if it is still there afterwards.
///
/// ```swift
/// try await expectDeallocated {
///   LoginViewModel(server)
/// } afterwards: {
///   $0.logIn.execute()
/// }
/// ```
///
/// - Throws: ``Leak``, which names the type.
@MainActor
public func expectDeallocated<Object: AnyObject>(
  _ make: @MainActor () -> Object,
  afterwards body: @MainActor (Object) async -> Void = { _ in }
) async throws(Leak) {
  let isGone = await isReleased(make, afterwards: body)
  if !isGone { throw Leak(type: "\(Object.self)") }
}
