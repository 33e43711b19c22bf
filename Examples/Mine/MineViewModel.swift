public import BinderySignals

/// The “Mine” page: an account's header, and two sections of cells.
public final class MineViewModel: ViewModel {
  /// The top of the page, over the same shared log-in.
  public let mineHeaderViewModel: MineHeaderViewModel
  /// The first section: what the account has.
  public private(set) var assetCellViewModels: [MineCellViewModel] = []
  /// The second section: where else to go.
  public private(set) var serviceCellViewModels: [MineCellViewModel] = []

  /// Logs in with what was remembered; the page executes it when it loads.
  ///
  /// A failure leaves the page logged out and says so in ``notice``.
  public private(set) lazy var autoLoginCommand: Command<Void, Account> = command(
    producer: { $0.service.autoLogin() }
  )

  /// Where the page wants to go, for the view layer to take there.
  public let pushSubject: Signal<MineDestination, Never>
  private let pushInput: Signal<MineDestination, Never>.Observer

  /// What the page has to say beside its figures.
  @MutableProperty public private(set) var notice = ""

  private let service: AccountService
  private let loginInfo: LoginInfo

  /// Makes the page over a service and the shared log-in.
  public init(service: AccountService, loginInfo: LoginInfo) {
    self.service = service
    self.loginInfo = loginInfo
    mineHeaderViewModel = MineHeaderViewModel(loginInfo: loginInfo)
    (pushSubject, pushInput) = Signal.pipe()
    super.init()
    makeCells()
    loginInfo <~ autoLoginCommand.values
    _notice <~ autoLoginCommand.errors.map { _ in "Please log in again." }
    _notice <~ loginInfo.$account.signal.map { _ in "" }
  }

  /// The header was chosen: goes to the log-in, unless somebody is logged in.
  public func openHeader() {
    guard loginInfo.account == nil else { return }
    pushInput.send(value: .login(LoginViewModel(service: service, loginInfo: loginInfo)))
  }

  /// Forgets who is logged in.
  public func logOut() { loginInfo.account = nil }

  private func makeCells() {
    assetCellViewModels = [
      MineCellViewModel("Balance", detail: detail(\.balance, unit: "元")),
      MineCellViewModel("Coupons", detail: detail(\.coupons, unit: "个")),
      MineCellViewModel("On their way", detail: detail(\.parcels, unit: "件")),
    ]
    serviceCellViewModels = [
      MineCellViewModel("Addresses"), MineCellViewModel("Help"), MineCellViewModel("About"),
    ]
  }

  /// Puts a raw number into words for a cell that knows neither.
  private func detail(_ number: KeyPath<Account, Int>, unit: String) -> Property<String> {
    computed { [loginInfo] in
      loginInfo.account.map { "\($0[keyPath: number])\(unit)" } ?? ""
    }
  }
}
