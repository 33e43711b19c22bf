/// A stack of references to objects that it does not retain.
///
/// A buffer and not an array, which would be checked for uniqueness at each change and, where it is
/// static, for its initialisation at each use. The buffer is never released.
// Safe because `count` places of the buffer are initialised, and only these are accessed.
@usableFromInline
@safe nonisolated struct ReferenceStack<Object: AnyObject> {
  @usableFromInline var count = 0
  @usableFromInline var capacity = 0
  @usableFromInline var references: UnsafeMutablePointer<BackReference<Object>?>?

  @inlinable @inline(__always) init() {}

  /// The objects, from the top; those that were forgotten are left out.
  var fromTop: [Object] {
    guard let references = unsafe references else { return [] }
    return (0..<count).reversed().compactMap { unsafe references[$0]?.object }
  }

  @inlinable @inline(__always)
  mutating func push(_ object: Object) {
    if count == capacity { grow() }
    unsafe references.unsafelyUnwrapped.advanced(by: count).initialize(to: BackReference(object))
    count &+= 1
  }

  /// Removes the reference that was pushed last.
  @inlinable @inline(__always)
  mutating func pop() { count &-= 1 }

  /// Whether there is a reference to `object`.
  func contains(_ object: Object) -> Bool { places(of: object).contains { _ in true } }

  /// Removes all references to `object`, whose places stay empty until they are popped.
  func forget(_ object: Object) {
    for place in places(of: object) { unsafe references?[place] = nil }
  }

  private func places(of object: Object) -> [Int] {
    let own = unsafe BackReference(object).pointer.toOpaque()
    return (0..<count).filter { unsafe references?[$0]?.pointer.toOpaque() == own }
  }

  @usableFromInline @inline(never)
  mutating func grow() {
    let larger = UnsafeMutablePointer<BackReference<Object>?>.allocate(
      capacity: max(64, 2 * capacity)
    )
    if let references = unsafe references {
      unsafe larger.moveInitialize(from: references, count: count)
      unsafe references.deallocate()
    }
    unsafe references = larger
    capacity = max(64, 2 * capacity)
  }
}
