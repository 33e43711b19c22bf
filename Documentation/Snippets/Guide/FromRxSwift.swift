import BinderyTesting
import Testing

final class SignUpViewModel: ViewModel {
  @MutableProperty var name = ""
  @MutableProperty var password = ""
  @MutableProperty private(set) var isValid = false

  override init() {
    super.init()
    _isValid
      <~ SignalProducer.combineLatest($name.producer, $password.producer)
      .map { !$0.isEmpty && $1.count >= 8 }
      .skipRepeats()
  }
}

@MainActor
func greetings(
  taps: Signal<Void, Never>,
  _ viewModel: SignUpViewModel
) -> Signal<String, Never> {
  taps.withLatest(from: viewModel.$name.producer).map { _, name in "Hello, \(name)" }
}

@MainActor
struct FromRxSwiftTests {
  @Test func `the form is valid with a name and eight characters`() {
    let viewModel = SignUpViewModel()
    let valid = TestObserver(viewModel.$isValid.producer)

    viewModel.name = "mona"
    viewModel.password = "octave12"

    #expect(valid.values == [false, true])
  }

  @Test func `a tap reads the latest name`() {
    let viewModel = SignUpViewModel()
    let (taps, tap) = Signal<Void, Never>.pipe()
    let observer = TestObserver(greetings(taps: taps, viewModel))

    viewModel.name = "mona"
    tap.send(value: ())

    #expect(observer.values == ["Hello, mona"])
  }
}
