import BinderyGTK
import CGTK

/// Counts GObjects that are alive.
final class Census {
  private(set) var alive = 0

  init() {}

  deinit {}

  /// Counts an object until GObject frees it; the census has to be there then.
  func watch(_ object: ObjectOwner) {
    alive += 1
    let note: GWeakNotify = { data, _ in
      guard let data else { return }
      // GTK frees its objects on the thread that runs its loop, which is the main one: so the address
      // does not leave it, and the check below holds.
      nonisolated(unsafe) let address = data
      MainActor.assumeIsolated {
        Unmanaged<Census>.fromOpaque(address).takeUnretainedValue().alive -= 1
      }
    }
    g_object_weak_ref(object.pointer(), note, Unmanaged.passUnretained(self).toOpaque())
  }
}
