public import BinderySignals

/// Who is logged in, for the whole app: the one piece of model that all screens share.
///
/// Whoever logs in writes here. Nobody is told: what depends on it is bound to it.
public final class LoginInfo {
  /// The account, or `nil` while nobody is logged in.
  @MutableProperty public var account: Account?

  /// Begins with nobody.
  public init() {}

  deinit {}
}

extension LoginInfo: BindingTargetProvider {
  /// Writes who has logged in.
  public var bindingTarget: BindingTarget<Account?> { _account.bindingTarget }
}
