import BinderyTesting
import Mine
import Testing

struct MineItemTests {
  let loginInfo = LoginInfo()
  let page: MineViewModel
  private let account = Account(
    nickname: "Lin",
    avatar: .plum,
    background: .blossoms,
    balance: 100,
    coupons: 3,
    parcels: 2
  )

  init() {
    let service = AccountService(
      scheduler: TestScheduler(),
      latency: .milliseconds(300),
      remembered: nil
    )
    page = MineViewModel(service: service, loginInfo: loginInfo)
  }

  private var cells: [MineCellViewModel] { page.assetCellViewModels + page.serviceCellViewModels }

  @Test func `the image and the background of the header follow the shared login`() {
    let header = page.mineHeaderViewModel
    #expect(header.image == .stranger)
    #expect(header.background == .plain)

    loginInfo.account = account
    #expect(header.image == .plum)
    #expect(header.background == .blossoms)

    page.logOut()
    #expect(header.image == .stranger)
    #expect(header.background == .plain)
  }

  @Test func `each cell has an image and a title`() {
    #expect(
      cells.map(\.title) == ["Balance", "Coupons", "Deliveries", "Addresses", "Help", "About"]
    )
    #expect(
      cells.map(\.image) == [.balance, .coupons, .parcels, .addresses, .help, .about]
    )
  }

  @Test func `each cell opens its screen through the push subject`() {
    loginInfo.account = account
    var opened: [MineItemViewModel] = []
    page.pushSubject.observeValues { destination in
      if case .item(let viewModel) = destination { opened.append(viewModel) }
    }

    for cell in cells { page.open(cell) }

    #expect(opened.map(\.title) == cells.map(\.title))
    #expect(opened.map(\.image) == cells.map(\.image))
    let none = "Nothing here yet."
    #expect(opened.map(\.text) == ["100元", "3个", "2件", none, none, none])
  }

  @Test func `a cell about the account opens the login while the user is logged out`() {
    var logins = 0
    var items: [String] = []
    page.pushSubject.observeValues { destination in
      switch destination {
      case .login: logins += 1
      case .item(let viewModel): items.append(viewModel.title)
      }
    }

    for cell in cells { page.open(cell) }

    #expect(logins == 3)
    #expect(items == ["Addresses", "Help", "About"])
  }

  @Test func `an open screen follows the shared login`() throws {
    loginInfo.account = account
    var opened: MineItemViewModel?
    page.pushSubject.observeValues { destination in
      if case .item(let viewModel) = destination { opened = viewModel }
    }
    page.open(page.assetCellViewModels[0])
    let item = try #require(opened)

    loginInfo.account = Account(nickname: "Lin", balance: 7, coupons: 0, parcels: 0)

    #expect(item.text == "7元")
  }
}
