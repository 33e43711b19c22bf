/// An observation that ends with an owner, which is held weakly.
@MainActor
final class OwnedObservation: Disposable {
  private let token: ObservationToken
  private weak var owner: AnyObject?

  /// Whether the observation has ended or its owner has been released.
  var isDisposed: Bool { token.isDisposed || owner == nil }

  init(_ token: ObservationToken, owner: AnyObject) {
    self.token = token
    self.owner = owner
  }

  deinit {}

  func dispose() { token.dispose() }
}
