public import BinderySignals

/// The server of this example, on this machine: the same answers each time, after a while.
public final class AccountService {
  private let scheduler: any Scheduler
  private let latency: Duration
  private let remembered: String?
  private let accounts: [String: (password: String, account: Account)] = [
    "lin": ("plum", Account(nickname: "Lin", balance: 100, coupons: 3, parcels: 2)),
    "wei": ("pine", Account(nickname: "Wei 🐼", balance: 0, coupons: 0, parcels: 0)),
  ]

  /// How many requests have no answer yet.
  public private(set) var pending = 0

  /// Makes a server.
  ///
  /// - Parameters:
  ///   - scheduler: The clock on which answers take their time.
  ///   - latency: How long they take.
  ///   - remembered: Whose log-in of last time is still good; `nil` when it has expired.
  public init(scheduler: any Scheduler, latency: Duration, remembered: String?) {
    self.scheduler = scheduler
    self.latency = latency
    self.remembered = remembered
  }

  deinit {}

  /// Logs in with what was remembered from last time.
  public func autoLogin() -> SignalProducer<Account, AccountError> {
    answer(with: remembered.flatMap { accounts[$0]?.account }, orElse: .expired)
  }

  /// Logs in by name and password.
  public func logIn(name: String, password: String) -> SignalProducer<Account, AccountError> {
    let found = accounts[name].flatMap { $0.password == password ? $0.account : nil }
    return answer(with: found, orElse: .wrongPassword)
  }

  private func answer(
    with account: Account?,
    orElse error: AccountError
  ) -> SignalProducer<Account, AccountError> {
    SignalProducer { [self] observer, lifetime in
      pending += 1
      lifetime.observeEnded { [weak self] in self?.pending -= 1 }
      lifetime += scheduler.schedule(after: latency) {
        guard let account else {
          observer.send(error: error)
          return
        }
        observer.send(value: account)
        observer.sendCompleted()
      }
    }
  }
}
