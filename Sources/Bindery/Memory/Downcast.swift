/// Returns `object` as an instance of `Subclass` without looking up the metadata of that type.
///
/// - Invariant: `object` is an instance of `Subclass`. It is the receiver that is given to its own
///   body, the owner with which an anchor was made, or an object whose type was just compared.
/// - A debug build compares the type, and ends the program if it is another one.
@inlinable @inline(__always)
package nonisolated func downcast<Subclass: AnyObject>(
  _ object: AnyObject,
  to type: Subclass.Type
) -> Subclass {
  unsafe unsafeDowncast(object, to: type)
}
