extension Lifetime {
  /// Calls `body` with `owner`, the old and the new value each time the value at `keyPath` of
  /// `root` has changed.
  ///
  /// ```swift
  /// lifetime.observe(self, viewModel, \.isLiked, initial: true) { cell, _, isLiked in
  ///   cell.isLiked = isLiked
  /// }
  /// ```
  ///
  /// The owner and the root are held weakly; the observation ends with this lifetime.
  ///
  /// - Parameters:
  ///   - owner: The object that `body` is given.
  ///   - root: The object at which the path begins.
  ///   - keyPath: The path to the value, which may lead through several properties.
  ///   - initial: Whether to call `body` at once with the present value; `old` is `nil` then.
  ///   - name: The name of the observer in reports of cycles.
  ///   - body: The work. What it reads is not observed.
  public func observe<Owner: AnyObject, Root: AnyObject, Value: Equatable>(
    _ owner: Owner,
    _ root: Root,
    _ keyPath: KeyPath<Root, Value>,
    initial: Bool = false,
    name: StaticString = #function,
    _ body: @escaping (_ owner: Owner, _ old: Value?, _ new: Value) -> Void
  ) {
    add(
      Bindery.observe(root, keyPath, initial: initial, name: name) { [weak owner] old, new in
        if let owner { body(owner, old, new) }
      }
    )
  }
}
