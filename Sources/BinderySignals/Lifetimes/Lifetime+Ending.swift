public import Bindery

extension Lifetime {
  /// An object whose release ends a lifetime.
  ///
  /// ```swift
  /// private let (lifetime, token) = Lifetime.make()
  /// ```
  ///
  /// A ``Lifetime`` ends when it is released and needs no token. Use a token where the lifetime is
  /// handed out and only the owner of the token may end it.
  @MainActor
  public final class Token {
    let lifetime: Lifetime

    /// Makes a token and the lifetime that ends with it.
    public init() { lifetime = Lifetime() }

    isolated deinit { lifetime.dispose() }

    /// Ends the lifetime now.
    public func dispose() { lifetime.dispose() }
  }

  /// Makes a lifetime and the token whose release ends it.
  public static func make() -> (lifetime: Lifetime, token: Token) {
    let token = Token()
    return (token.lifetime, token)
  }

  /// Makes a lifetime that ends with `token`.
  public convenience init(_ token: Token) {
    self.init()
    // The token’s lifetime retains this one, so releasing the other references does not end it.
    token.lifetime.observeEnded { [self] in dispose() }
  }

  /// A lifetime that has ended.
  public static var empty: Lifetime { .hasEndedAlready }

  /// A signal that completes when the lifetime ends.
  public var ended: Signal<Never, Never> {
    guard !hasEnded else { return .empty }
    return Signal { observer, work in work += observeEnded { observer.sendCompleted() } }
  }
}
