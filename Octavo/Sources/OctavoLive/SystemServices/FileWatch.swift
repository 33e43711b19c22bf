import Dispatch
import Foundation
import Glibc

/// Calls a closure after a file has been written, replaced, made or removed, until it is released.
///
/// A file counts as written when it is closed, or with each part that is written to it while it is
/// open. The file and its folder need not exist. A link is followed.
@MainActor
final class FileWatch {
  private let file: URL
  private let changed: () -> Void
  private let written: CInt
  private let descriptor: CInt
  private let source: any DispatchSourceRead

  /// Begins the watch, also of a file that stays open; `nil` if the system has none left.
  init?(_ file: URL, whileOpen: Bool = false, changed: @escaping () -> Void) {
    let descriptor = inotify_init1(CInt(IN_NONBLOCK) | CInt(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    self.file = file
    self.changed = changed
    written = whileOpen ? IN_MODIFY : IN_CLOSE_WRITE
    self.descriptor = descriptor
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
    source.setEventHandler { @Sendable [weak self] in
      Self.discardEvents(of: descriptor)
      Task { @MainActor in self?.noteChange() }
    }
    source.setCancelHandler { @Sendable in close(descriptor) }
    watch()
    source.activate()
  }

  isolated deinit { source.cancel() }

  private func noteChange() {
    // A new file or folder of the same name has no watch yet.
    watch()
    changed()
  }

  /// Watches the file and its folder, or the nearest folder above that exists.
  private func watch() {
    inotify_add_watch(descriptor, file.path, UInt32(written))
    let events = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
    var folder = file.deletingLastPathComponent()
    while inotify_add_watch(descriptor, folder.path, UInt32(events)) < 0, folder.path != "/" {
      folder.deleteLastPathComponent()
    }
  }

  /// Reads all events, so that the descriptor is no longer readable.
  private nonisolated static func discardEvents(of descriptor: CInt) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while read(descriptor, &buffer, buffer.count) > 0 {}
  }
}
