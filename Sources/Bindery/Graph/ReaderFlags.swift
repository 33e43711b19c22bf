/// The state of a reader besides the one that its dependencies give it.
@usableFromInline
nonisolated struct ReaderFlags: OptionSet {
  @usableFromInline let rawValue: UInt8

  @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The body is being called.
  static var running: ReaderFlags { ReaderFlags(rawValue: 1) }
  /// A plain `@Observable` object that the reader has read is changing, or has changed in this turn
  /// of the main actor: each read computes the value again.
  static var stale: ReaderFlags { ReaderFlags(rawValue: 2) }
  /// A reader upstream is ``stale``: each read validates the value again.
  static var staleUpstream: ReaderFlags { ReaderFlags(rawValue: 4) }
  /// The present run has made reads that may belong to another task.
  static var readsDistantly: ReaderFlags { ReaderFlags(rawValue: 16) }
  /// A read cannot use the last value, although no dependency is marked.
  static var anyStale: ReaderFlags { [.stale, .staleUpstream] }
  /// The reader was marked without the observers downstream.
  static var unpropagated: ReaderFlags { ReaderFlags(rawValue: 8) }
}
