public import BinderyGTK
import CGTK

/// Counts the watched GObjects that GObject has not freed, for leak tests.
///
/// ```swift
/// let counter = ObjectCounter()
/// var label: Label? = Label("Shelf")
/// if let label { counter.watch(label) }
///
/// #expect(counter.alive == 1)
/// label = nil
/// #expect(counter.alive == 0)
/// ```
@MainActor
public final class ObjectCounter {
  private var references: [UnsafeMutablePointer<GWeakRef>] = []

  /// Makes a counter that watches nothing.
  public init() {}

  isolated deinit {
    for reference in references {
      g_weak_ref_clear(reference)
      reference.deallocate()
    }
  }

  /// The number of watched objects that GObject has not freed.
  public var alive: Int {
    references.count { reference in
      guard let object = g_weak_ref_get(reference) else { return false }
      g_object_unref(object)
      return true
    }
  }

  /// Counts an object until GObject frees it, without a strong reference.
  public func watch(_ object: ObjectOwner) {
    let reference = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)
    g_weak_ref_init(reference, object.raw)
    references.append(reference)
  }
}
