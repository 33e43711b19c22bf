import BinderyTesting
import Observation
import Synchronization
import Testing

/// A model with the standard library's macro.
@MainActor
@Observable
final class Inbox {
  var unread = 0
  var isMuted = false
}

final class InboxViewModel: ViewModel {
  @MutableProperty private(set) var title = ""
  private let inbox: Inbox

  init(_ inbox: Inbox) {
    self.inbox = inbox
    super.init()
    lifetime.observe(self) { viewModel in
      let unread = viewModel.inbox.unread
      viewModel.title = viewModel.inbox.isMuted ? "Inbox" : "Inbox (\(unread))"
    }
  }
}

/// A model with the macro and a property of ours.
@MainActor
@Observable
final class Basket {
  var title = ""
  @ObservationIgnored @MutableProperty var count = 0
}

@MainActor
struct FromObservableTests {
  @Test func `an observer of an observable object runs once after the job`() async {
    let inbox = Inbox()
    let viewModel = InboxViewModel(inbox)

    inbox.unread = 3
    inbox.isMuted = false
    await settle()

    #expect(viewModel.title == "Inbox (3)")
  }

  @Test func `an observable object is a producer`() async {
    let inbox = Inbox()
    let observer = TestObserver(SignalProducer.observing { inbox.unread })

    inbox.unread = 3
    await settle()

    #expect(observer.values == [0, 3])
  }

  @Test func `a property is an observable object`() {
    let viewModel = CounterViewModel { _ in "" }
    let count = viewModel.$count.observable

    viewModel.increment()

    #expect(count.value == 1)
  }

  @Test func `a property in an observable class is tracked`() {
    StandardTracking.isOn = true
    let basket = Basket()
    let changes = Mutex(0)

    withObservationTracking {
      _ = "\(basket.title) \(basket.count)"
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    basket.count = 1

    #expect(changes.withLock(\.self) == 1)
    StandardTracking.isOn = false
  }
}
