public import BinderyNavigation

/// Yes or no for many things, such as stars: one truth for all screens, changed at once and taken
/// back when the server refuses.
///
/// Reading a mark inside `observe` or `computed` subscribes to it.
public final class Marks<Key: Hashable & Sendable> {
  /// A mark that changed.
  public struct Change {
    /// What it is on.
    public let key: Key
    /// Whether it is set now.
    public let isOn: Bool
  }

  @MutableProperty private var known: [Key: Bool] = [:]
  private var underWay: Set<Key> = []
  /// The number of accounts that have been forgotten.
  private var forgotten = 0
  private let read: @MainActor (Key) async throws -> Bool
  private let write: @MainActor (Bool, Key) async throws -> Void
  private let pipe = Signal<Change, Never>.pipe()

  init(
    read: @escaping @MainActor (Key) async throws -> Bool,
    write: @escaping @MainActor (Bool, Key) async throws -> Void
  ) {
    self.read = read
    self.write = write
  }

  deinit {}

  /// Sends each change that a person made, and once more when it had to be taken back.
  public var changes: Signal<Change, Never> { pipe.output }

  /// Whether the mark is set, as far as is known.
  public subscript(key: Key) -> Bool? { known[key] }

  /// Takes note of what the server said.
  ///
  /// A mark that is being changed keeps what the person wants.
  public func learn(_ isOn: Bool, of keys: some Sequence<Key>) {
    _known.modify { known in
      for key in keys where !underWay.contains(key) { known[key] = isOn }
    }
  }

  /// Asks the server, unless the answer is known.
  public func find(_ key: Key) async throws {
    guard untracked({ known[key] }) == nil else { return }
    learn(try await read(key), of: CollectionOfOne(key))
  }

  /// Sets the mark or removes it: here at once, then on the server.
  ///
  /// The server is asked first whether an unknown mark is set. A mark that is as it should be is
  /// not changed. While one change of a mark is under way, another is not begun. A change goes on
  /// to its end even if the caller is cancelled, so that leaving a screen undoes nothing.
  ///
  /// - Returns: Whether this call has changed the mark.
  /// - Throws: What the server said; the mark is then as it was.
  @discardableResult
  public func set(_ isOn: Bool, _ key: Key) async throws -> Bool {
    guard underWay.insert(key).inserted else { return false }
    let change = Task.immediate { @MainActor in
      defer { underWay.remove(key) }
      return try await apply(isOn, to: key)
    }
    return try await change.value
  }

  /// Forgets everything: somebody else is logged in.
  func forget() {
    forgotten += 1
    known = [:]
  }

  private func apply(_ isOn: Bool, to key: Key) async throws -> Bool {
    if known[key] == nil {
      let account = forgotten
      let mark = try await read(key)
      // The answer is about the account that has logged out meanwhile.
      guard account == forgotten else { throw CancellationError() }
      known[key] = mark
    }
    guard let before = known[key], before != isOn else { return false }
    show(isOn, key)
    do {
      try await write(isOn, key)
      return true
    } catch {
      show(before, key)
      throw error
    }
  }

  private func show(_ isOn: Bool, _ key: Key) {
    batch {
      known[key] = isOn
      pipe.input.send(value: Change(key: key, isOn: isOn))
    }
  }
}
