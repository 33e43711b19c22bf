import BinderyTesting
import Testing

final class CartViewModel: ViewModel {
  @MutableProperty var count = 1
  @Computed({ (viewModel: CartViewModel) in viewModel.count * 2 }) var twice
  @Computed({ (viewModel: CartViewModel) in viewModel.count * 3 }) var threefold
  @Computed({ (viewModel: CartViewModel) in viewModel.twice + viewModel.threefold }) var sum
}

final class AutosaveViewModel: ViewModel {
  @MutableProperty var text = ""
  private let server: DraftServer
  private(set) lazy var save: Command<String, Void> = command(.queue) { viewModel, text in
    try await viewModel.server.save(text)
  }

  init(_ server: DraftServer, scheduler: any Scheduler) {
    self.server = server
    super.init()
    save <~ $text.signal.skipRepeats().debounce(.seconds(1), on: scheduler)
  }
}

@MainActor
func sums(of cart: CartViewModel) -> SignalProducer<Int, Never> {
  let twice = cart.$count.producer.map { $0 * 2 }
  let threefold = cart.$count.producer.map { $0 * 3 }
  return twice.combineLatest(with: threefold).map { $0 + $1 }
}

@MainActor
struct SignalArticleTests {
  @Test func `a derived property has one value per change`() {
    let cart = CartViewModel()
    let states = TestObserver(cart.$sum.producer)
    let events = TestObserver(sums(of: cart))

    cart.count = 2

    #expect(states.values == [5, 10])
    #expect(events.values == [5, 7, 10])  // 7 is twice the new count and three times the old one
  }

  @Test func `a text is saved when the typing rests`() async {
    let server = DraftServer()
    let scheduler = TestScheduler()
    let viewModel = AutosaveViewModel(server, scheduler: scheduler)

    viewModel.text = "Dear"
    scheduler.advance(by: .milliseconds(500))
    viewModel.text = "Dear Mona"
    scheduler.advance(by: .seconds(1))
    await settle()
    await server.answer()

    #expect(server.saved == ["Dear Mona"])
  }
}
