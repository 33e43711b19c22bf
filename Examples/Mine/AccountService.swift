public import BinderySignals

/// The local service of this example: sends the same responses each time, after a delay.
public final class AccountService {
  private let scheduler: any Scheduler
  private let latency: Duration
  private let remembered: String?
  private let accounts: [String: (password: String, account: Account)] = [
    "lin": (
      "plum",
      Account(
        nickname: "Lin",
        avatar: .plum,
        background: .blossoms,
        balance: 100,
        coupons: 3,
        parcels: 2
      )
    ),
    "wei": (
      "pine",
      Account(
        nickname: "Wei 🐼",
        avatar: .panda,
        background: .bamboo,
        balance: 0,
        coupons: 0,
        parcels: 0
      )
    ),
  ]

  /// The number of requests without a response.
  public private(set) var pending = 0

  /// Makes a service.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler that delays the responses.
  ///   - latency: The delay of each response.
  ///   - remembered: The name of the user whose stored login is valid; `nil` when it has expired.
  public init(scheduler: any Scheduler, latency: Duration, remembered: String?) {
    self.scheduler = scheduler
    self.latency = latency
    self.remembered = remembered
  }

  deinit {}

  /// Logs in with the stored login.
  public func autoLogin() -> SignalProducer<Account, AccountError> {
    response(with: remembered.flatMap { accounts[$0]?.account }, orElse: .expired)
  }

  /// Logs in with a name and a password.
  public func logIn(name: String, password: String) -> SignalProducer<Account, AccountError> {
    let found = accounts[name].flatMap { $0.password == password ? $0.account : nil }
    return response(with: found, orElse: .wrongPassword)
  }

  private func response(
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
