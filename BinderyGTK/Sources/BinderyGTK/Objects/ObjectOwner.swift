import CGTK

/// One reference to a GObject, given back when the owner is released.
///
/// Several owners of one object are fine; each has a reference of its own.
@MainActor
open class ObjectOwner {
  /// The object, for C functions that take any pointer.
  public let raw: UnsafeMutableRawPointer

  /// Takes over a reference that the caller has (`transfer full`).
  public init(adopting object: UnsafeMutableRawPointer) { raw = object }

  /// Takes a reference of its own; a floating one becomes it (`transfer none` and new widgets).
  public init(retaining object: UnsafeMutableRawPointer) {
    raw = object
    g_object_ref_sink(object)
  }

  isolated deinit { g_object_unref(raw) }

  /// The object as C declares types that can be derived from, such as `GtkWindow`.
  public final func pointer<Instance>(
    to type: Instance.Type = Instance.self
  ) -> UnsafeMutablePointer<Instance> {
    raw.assumingMemoryBound(to: type)
  }

  /// The object as C declares final types, such as `GtkLabel`.
  public final var opaque: OpaquePointer { OpaquePointer(raw) }
}
