public import BinderySignals

/// The view model of the “Mine” page: a header and two sections of cells.
public final class MineViewModel: ViewModel {
  /// The header, which observes the same shared login.
  public let mineHeaderViewModel: MineHeaderViewModel
  /// The cells of the first section, about the account.
  public private(set) var assetCellViewModels: [MineCellViewModel] = []
  /// The cells of the second section, about other services.
  public private(set) var serviceCellViewModels: [MineCellViewModel] = []

  /// Logs in with the stored credentials; the view executes it when it loads.
  ///
  /// ``notice`` shows that it is executing. After a failure the page stays logged out, and the
  /// notice says so.
  public private(set) lazy var autoLoginCommand: Command<Void, Account> = command(
    producer: { $0.service.autoLogin() }
  )

  /// The screens that the page requests; the view layer pushes them.
  public let pushSubject: Signal<MineDestination, Never>
  private let pushInput: Signal<MineDestination, Never>.Observer

  /// The message below the header.
  @MutableProperty public private(set) var notice = ""

  private let service: AccountService
  private let loginInfo: LoginInfo

  /// Makes the view model with a service and the shared login.
  public init(service: AccountService, loginInfo: LoginInfo) {
    self.service = service
    self.loginInfo = loginInfo
    mineHeaderViewModel = MineHeaderViewModel(loginInfo: loginInfo)
    (pushSubject, pushInput) = Signal.pipe()
    super.init()
    makeCells()
    loginInfo <~ autoLoginCommand.values
    _notice
      <~ autoLoginCommand.executionSignals.flatMap(.latest) { execution in
        execution.producer.map { _ in "" }.prefix(value: "Logging in …")
      }
    _notice <~ autoLoginCommand.errors.map { _ in "Please log in again." }
    _notice <~ loginInfo.$account.signal.map { _ in "" }
  }

  /// Requests the login screen, unless the user is logged in.
  public func openHeader() {
    if loginInfo.account == nil { openLogin() }
  }

  /// Requests the screen of a cell.
  ///
  /// Requests the login screen instead if the cell shows a part of the account and the user is
  /// logged out.
  public func open(_ cell: MineCellViewModel) {
    guard cell.needsAccount, loginInfo.account == nil else {
      pushInput.send(value: .item(MineItemViewModel(cell)))
      return
    }
    openLogin()
  }

  private func openLogin() {
    pushInput.send(value: .login(LoginViewModel(service: service, loginInfo: loginInfo)))
  }

  /// Logs the user out.
  public func logOut() { loginInfo.account = nil }

  private func makeCells() {
    assetCellViewModels = [
      MineCellViewModel("Balance", image: .balance, detail: detail(\.balance, unit: "元")),
      MineCellViewModel("Coupons", image: .coupons, detail: detail(\.coupons, unit: "个")),
      MineCellViewModel("Deliveries", image: .parcels, detail: detail(\.parcels, unit: "件")),
    ]
    serviceCellViewModels = [
      MineCellViewModel("Addresses", image: .addresses),
      MineCellViewModel("Help", image: .help),
      MineCellViewModel("About", image: .about),
    ]
  }

  /// Derives the text of a cell from a number of the account.
  private func detail(_ number: KeyPath<Account, Int>, unit: String) -> Property<String> {
    computed { [loginInfo] in
      loginInfo.account.map { "\($0[keyPath: number])\(unit)" } ?? ""
    }
  }
}
