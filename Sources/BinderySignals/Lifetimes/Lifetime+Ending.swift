public import Bindery

extension Lifetime {
  /// What an object holds so that a lifetime ends with it.
  ///
  /// ```swift
  /// private let (lifetime, token) = Lifetime.make()
  /// ```
  ///
  /// A ``Lifetime`` ends when it is released and needs no token; this is for those who hand the
  /// lifetime out and want to be the only ones who can end it.
  @MainActor
  public final class Token {
    let lifetime: Lifetime

    /// Makes a token, and with it the lifetime that ends with it.
    public init() { lifetime = Lifetime() }

    isolated deinit { lifetime.dispose() }

    /// Ends the lifetime now.
    public func dispose() { lifetime.dispose() }
  }

  /// Makes a lifetime and the token that it ends with.
  public static func make() -> (lifetime: Lifetime, token: Token) {
    let token = Token()
    return (token.lifetime, token)
  }

  /// Makes a lifetime that ends with `token`.
  public convenience init(_ token: Token) {
    self.init()
    // The token’s lifetime keeps this one: whoever lets go of it does not end it.
    token.lifetime.observeEnded { [self] in dispose() }
  }

  /// A lifetime that has ended.
  public static var empty: Lifetime { .hasEndedAlready }

  /// Completes when the lifetime ends.
  public var ended: Signal<Never, Never> {
    guard !hasEnded else { return .empty }
    return Signal { observer, work in work += observeEnded { observer.sendCompleted() } }
  }
}
