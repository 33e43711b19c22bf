/// Makes an object, passes it to `body`, releases it, and returns whether it was deallocated.
///
/// Calls ``settle(limit:file:line:)`` before it looks, so tasks that retain the object may end
/// first.
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
