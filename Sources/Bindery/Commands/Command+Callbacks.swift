extension Command where Output: Sendable {
  /// A body that calls `complete` once when its work is done, on any thread.
  ///
  /// ```swift
  /// let find: Command<String, [Book]>.CallbackBody = { words, complete in
  ///   _ = server.find(words, complete)
  /// }
  /// ```
  public typealias CallbackBody =
    @MainActor (
      _ input: Input, _ complete: @escaping @Sendable (Result<Output, any Error>) -> Void
    ) -> Void

  /// Makes a command without an owner over code that calls back, on any thread.
  ///
  /// A view model uses `command(_:name:when:_:onCancel:)`, which passes it to both closures.
  ///
  /// ```swift
  /// let find = Command<String, [Book]> { query, complete in
  ///   request = server.find(query, complete)
  /// } onCancel: {
  ///   request?.cancel()
  /// }
  /// ```
  ///
  /// `complete` may be called from any isolation. Called on the main actor before `body` returns,
  /// it ends the execution before `execute` returns; otherwise the execution ends in a later turn
  /// of the main actor. An `Output` that is not `Sendable` has to be completed on the main actor.
  ///
  /// - Parameters:
  ///   - name: The name in traces; by default the property that the command initialises.
  ///   - condition: Whether the command is enabled; what it reads is observed. By default always.
  ///   - body: The work. The execution ends with the first call of `complete`; it counts as
  ///     cancelled when `complete` is released uncalled, on whatever thread.
  ///   - onCancel: Called when the command is cancelled, so that the work can be stopped. The
  ///     execution has ended when it returns; later calls of `complete` are dropped and traced.
  public convenience init(
    name: StaticString = #function,
    when condition: (() -> Bool)? = nil,
    _ body: @escaping CallbackBody,
    onCancel: @escaping @MainActor () -> Void
  ) {
    self.init(.ignore, name: name, when: condition, body, onCancel: onCancel)
  }

  /// Makes a command without an owner over code that calls back, on any thread, with a policy.
  ///
  /// A view model uses `command(_:name:when:_:onCancel:)`. `complete` may be called from any
  /// isolation, once. The execution counts as cancelled when `complete` is released uncalled, and
  /// has ended when `onCancel` has returned.
  public convenience init(
    _ policy: CommandPolicy,
    name: StaticString = #function,
    when condition: (() -> Bool)? = nil,
    _ body: @escaping CallbackBody,
    onCancel: @escaping @MainActor () -> Void
  ) {
    self.init(
      policy: policy,
      label: name,
      when: condition,
      body: .calling { input, execution, finish in
        Completion<Output>.call(in: execution, of: name, onCancel, finish: finish) {
          body(input, $0)
        }
      }
    )
  }
}

extension Command {
  /// A body that calls `complete` once when its work is done, on the main actor.
  ///
  /// ```swift
  /// let look: Command<String, [Book]>.MainActorCallbackBody = { words, complete in
  ///   complete(.success(cache[words] ?? []))
  /// }
  /// ```
  public typealias MainActorCallbackBody =
    @MainActor (
      _ input: Input, _ complete: @escaping (Result<Output, any Error>) -> Void
    ) -> Void

  /// Makes a command without an owner over code that calls back on the main actor.
  ///
  /// A view model uses `command(_:name:when:_:onCancel:)`. The value need not be `Sendable`:
  /// `complete` has to be called on the main actor. Order, lifetime and cancellation are those of
  /// the initialiser for `Sendable` values.
  public convenience init(
    name: StaticString = #function,
    when condition: (() -> Bool)? = nil,
    _ body: @escaping MainActorCallbackBody,
    onCancel: @escaping @MainActor () -> Void
  ) {
    self.init(.ignore, name: name, when: condition, body, onCancel: onCancel)
  }

  /// Makes a command without an owner over code that calls back on the main actor, with a policy.
  ///
  /// A view model uses `command(_:name:when:_:onCancel:)`. The value need not be `Sendable`:
  /// `complete` has to be called on the main actor. Order, lifetime and cancellation are those of
  /// the initialiser for `Sendable` values.
  public convenience init(
    _ policy: CommandPolicy,
    name: StaticString = #function,
    when condition: (() -> Bool)? = nil,
    _ body: @escaping MainActorCallbackBody,
    onCancel: @escaping @MainActor () -> Void
  ) {
    self.init(
      policy: policy,
      label: name,
      when: condition,
      body: .calling { input, execution, finish in
        Completion<Void>.call(
          in: execution,
          of: name,
          onCancel,
          finish: finish,
          keepingValueFor: {
            body(input, $0)
          }
        )
      }
    )
  }
}
