import BinderyTesting
import Mine
import Testing

struct MineViewModelTests {
  let scheduler = TestScheduler()
  let loginInfo = LoginInfo()

  private func page(remembered: String? = "lin") -> MineViewModel {
    MineViewModel(service: service(remembered: remembered), loginInfo: loginInfo)
  }

  private func service(remembered: String? = nil) -> AccountService {
    AccountService(scheduler: scheduler, latency: .milliseconds(300), remembered: remembered)
  }

  private func answer() async {
    await settle()
    scheduler.run()
    await settle()
  }

  private func details(_ cells: [MineCellViewModel]) -> [String] { cells.map(\.detail) }

  @Test func `the automatic login fills header and cells`() async {
    let page = page()
    #expect(page.mineHeaderViewModel.title == "Log in or join")
    #expect(details(page.assetCellViewModels) == ["", "", ""])

    page.autoLoginCommand.execute()
    #expect(page.autoLoginCommand.isExecuting)
    await answer()

    #expect(!page.autoLoginCommand.isExecuting)
    #expect(page.mineHeaderViewModel.title == "Lin")
    #expect(details(page.assetCellViewModels) == ["100元", "3个", "2件"])
    #expect(details(page.serviceCellViewModels) == ["", "", ""])
    #expect(page.notice == "")
  }

  @Test func `the page shows that an automatic login is executing`() async {
    let page = page()
    #expect(page.notice == "")

    page.autoLoginCommand.execute()

    #expect(page.notice == "Logging in …")
    await answer()
    #expect(page.notice == "")
  }

  @Test func `a failed automatic login leaves the page logged out and shows a message`() async {
    let page = page(remembered: nil)

    page.autoLoginCommand.execute()
    await answer()

    #expect(page.mineHeaderViewModel.title == "Log in or join")
    #expect(page.mineHeaderViewModel.invitesLogin)
    #expect(page.notice == "Please log in again.")
    #expect(page.autoLoginCommand.isEnabled)
  }

  @Test func `a number of zero is shown with its unit`() async {
    let page = page(remembered: "wei")

    page.autoLoginCommand.execute()
    await answer()

    #expect(details(page.assetCellViewModels) == ["0元", "0个", "0件"])
  }

  @Test func `the header opens the login, and the page shows its account through bindings`() async {
    let page = page(remembered: nil)
    var pushed: [LoginViewModel] = []
    page.pushSubject.observeValues { destination in
      if case .login(let viewModel) = destination { pushed.append(viewModel) }
    }
    page.autoLoginCommand.execute()
    await answer()

    page.openHeader()
    pushed.first?.credentials.value = Credentials(name: "lin", password: "plum")
    pushed.first?.submit()
    await answer()

    #expect(pushed.count == 1)
    #expect(page.mineHeaderViewModel.title == "Lin")
    #expect(details(page.assetCellViewModels) == ["100元", "3个", "2件"])
    #expect(page.notice == "")
  }

  @Test func `the header opens nothing while a user is logged in`() {
    let page = page()
    var pushes = 0
    page.pushSubject.observeValues { _ in pushes += 1 }
    loginInfo.account = Account(nickname: "Lin", balance: 1, coupons: 1, parcels: 1)

    page.openHeader()

    #expect(pushes == 0)
  }

  @Test func `a logout restores the logged-out page`() async {
    let page = page()
    page.autoLoginCommand.execute()
    await answer()

    page.logOut()

    #expect(page.mineHeaderViewModel.title == "Log in or join")
    #expect(details(page.assetCellViewModels) == ["", "", ""])
  }

  @Test func `a page is released, also during a login`() async {
    let scheduler = scheduler
    let service = service(remembered: "lin")
    let loginInfo = loginInfo
    let released = await isReleased {
      MineViewModel(service: service, loginInfo: loginInfo)
    } afterwards: {
      $0.autoLoginCommand.execute()
      await settle()
    }

    #expect(released)
    scheduler.run()
    await settle()
    #expect(service.pending == 0)
    #expect(loginInfo.account == nil)
  }
}
