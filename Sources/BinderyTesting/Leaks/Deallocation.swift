/// Makes an object, lets `body` use it, and tells whether it was released afterwards.
///
/// ```swift
/// let released = await isReleased {
///   LoginViewModel(server)
/// } afterwards: {
///   $0.logIn.execute()
/// }
/// #expect(released)
/// ```
@MainActor
public func isReleased<Object: AnyObject>(
  _ make: @MainActor () -> Object,
  afterwards body: @MainActor (Object) async -> Void = { _ in }
) async -> Bool {
  weak var object: Object?
  do {
    let made = make()
    object = made
    await body(made)
  }
  await settle()
  return object == nil
}
