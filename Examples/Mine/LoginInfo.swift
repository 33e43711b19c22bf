public import BinderySignals

/// The login of the app: the part of the model that all screens share.
///
/// The view models that log in write to it, and the properties that depend on it are bound to it.
public final class LoginInfo {
  /// The account of the user, or `nil` while the user is logged out.
  @MutableProperty public var account: Account?

  /// Makes the logged-out state.
  public init() {}

  deinit {}
}

extension LoginInfo: BindingTargetProvider {
  /// The target that writes ``account``.
  public var bindingTarget: BindingTarget<Account?> { _account.bindingTarget }
}
