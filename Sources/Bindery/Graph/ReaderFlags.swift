/// The state of a reader besides the one that its dependencies give it.
///
/// A structure of its own and not an option set, whose generic methods make a debug build slow.
@usableFromInline
nonisolated struct ReaderFlags {
  private var bits: UInt8

  private init(bits: UInt8) { self.bits = bits }

  /// No flag.
  static var none: ReaderFlags { ReaderFlags(bits: 0) }
  /// The body is being called.
  static var running: ReaderFlags { ReaderFlags(bits: 1) }
  /// A plain `@Observable` object that the reader has read is changing, or has changed in this turn
  /// of the main actor: each read computes the value again.
  static var stale: ReaderFlags { ReaderFlags(bits: 2) }
  /// A reader upstream is ``stale``: each read validates the value again.
  static var staleUpstream: ReaderFlags { ReaderFlags(bits: 4) }
  /// The present run has made reads that may belong to another task.
  static var readsDistantly: ReaderFlags { ReaderFlags(bits: 16) }
  /// A read cannot use the last value, although no dependency is marked.
  static var anyStale: ReaderFlags { ReaderFlags(bits: 6) }
  /// The reader was marked without the observers downstream.
  static var unpropagated: ReaderFlags { ReaderFlags(bits: 8) }

  /// Whether no flag is set.
  @usableFromInline var isEmpty: Bool { bits == 0 }

  /// Whether one of `flags` is set.
  @inline(__always) func contains(_ flags: ReaderFlags) -> Bool { bits & flags.bits != 0 }

  /// Sets `flags`.
  @inline(__always) mutating func insert(_ flags: ReaderFlags) { bits |= flags.bits }

  /// Clears `flags`.
  @inline(__always) mutating func remove(_ flags: ReaderFlags) { bits &= ~flags.bits }
}
