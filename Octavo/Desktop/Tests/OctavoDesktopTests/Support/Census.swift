import BinderyGTK
import CGTK

/// Counts the watched GObjects that are alive.
final class Census {
  private var references: [UnsafeMutablePointer<GWeakRef>] = []

  init() {}

  isolated deinit {
    for reference in references {
      g_weak_ref_clear(reference)
      reference.deallocate()
    }
  }

  /// The number of watched objects that GObject has not freed.
  var alive: Int {
    references.count { reference in
      guard let object = g_weak_ref_get(reference) else { return false }
      g_object_unref(object)
      return true
    }
  }

  /// Counts an object until GObject frees it.
  func watch(_ object: ObjectOwner) {
    let reference = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)
    g_weak_ref_init(reference, object.raw)
    references.append(reference)
  }
}
