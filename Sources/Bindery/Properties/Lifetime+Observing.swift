extension Lifetime {
  /// Calls `body` with `owner` now and after each change of a property that it has read.
  ///
  /// ```swift
  /// lifetime.observe(self) { $0.label.text = $0.viewModel.title }
  /// ```
  ///
  /// - Order: `body` runs before the method returns, then once after each change or batch. What it
  ///   writes is delivered after the current change.
  /// - Lifetime: the owner is held weakly. The observation ends with this lifetime, and does not
  ///   run again after the release of the owner. If this lifetime or that of the owner has ended
  ///   before, `body` does not run at all. `body` and its captures are then released at once
  ///   if the owner is ``LifetimeProviding``, as view models are; otherwise with the next change of
  ///   a property that `body` has read, or when the members of this lifetime are next swept: at the
  ///   latest when their number has doubled since the last time. Swift does not report the release
  ///   of an object of any other class.
  /// - Errors: a cycle, in which `body` changes what it reads without end, is reported to
  ///   ``Trace``.
  /// - Cost: one node; a run allocates nothing as long as the dependencies stay the same.
  public func observe<Owner: AnyObject>(
    _ owner: Owner,
    name: StaticString = #function,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ body: @escaping (Owner) -> Void
  ) {
    add(for: owner) {
      Bindery.observe(as: SourceLabel(name, file, line)) { [weak owner] in
        if let owner { body(owner) } else { Effect.disposeRunning() }
      }
    }
  }

  /// Calls `body` with `owner`, the old and the new value each time the value at `keyPath` of
  /// `root` has changed.
  ///
  /// ```swift
  /// lifetime.observe(self, viewModel, \.isLiked, initial: true) { cell, _, isLiked in
  ///   cell.isLiked = isLiked
  /// }
  /// ```
  ///
  /// The owner and the root are held weakly; the observation ends with this lifetime or with the
  /// owner, as `observe(_:_:)` says.
  ///
  /// - Parameters:
  ///   - owner: The object that `body` is given.
  ///   - root: The object at which the path begins.
  ///   - keyPath: The path to the value, which may lead through several properties.
  ///   - initial: Whether to call `body` at once with the present value; `old` is then `nil`.
  ///   - name: The name of the observer in reports.
  ///   - file: The file for reports.
  ///   - line: The line for reports.
  ///   - body: The work. What it reads is not observed.
  public func observe<Owner: AnyObject, Root: AnyObject, Value: Equatable>(
    _ owner: Owner,
    _ root: Root,
    _ keyPath: KeyPath<Root, Value>,
    initial: Bool = false,
    name: StaticString = #function,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ body: @escaping (_ owner: Owner, _ old: Value?, _ new: Value) -> Void
  ) {
    add(for: owner) {
      observePath(
        from: { [weak owner, weak root] in owner == nil ? nil : root },
        keyPath,
        initial: initial,
        label: SourceLabel(name, file, line),
        areEqual: { $0 == $1 }
      ) { [weak owner] old, new in
        if let owner { body(owner, old, new) }
      }
    }
  }

  /// Starts an observation that ends with this lifetime and with `owner`, if neither has ended.
  private func add(for owner: AnyObject, _ start: () -> ObservationToken) {
    let other = (owner as? any LifetimeProviding)?.lifetime
    guard !hasEnded, other?.hasEnded != true else { return }
    let observation = OwnedObservation(start(), owner: owner)
    add(observation)
    if let other, other !== self { other.add(observation) }
  }
}
