// The names of other libraries do not compile, and the error gives the name here.
import Bindery
import BinderyMigration
import BinderySignals

@MainActor
final class Form {
  @MutableProperty var name = ""
  @MutableProperty var error: String?
}

@MainActor
func binds(_ names: Signal<String, Never>, _ form: Form, _ name: MutableProperty<String>) {
  form.$name <~ names  // expected-error {{bind to the wrapper itself, _name, inside its class}}
  form.$name <~ form.$name  // expected-error {{bind to the wrapper itself, _name}}
  form.$name <~> name  // expected-error {{bind to the wrapper itself, _name}}
}

@MainActor
func readsLikeCombine(_ numbers: Signal<Int, Never>, _ work: SignalProducer<Int, any Error>) {
  _ = numbers.removeDuplicates()  // expected-error {{renamed to 'skipRepeats()'}}
  _ = numbers.dropFirst()  // expected-error {{renamed to 'skip(first:)'}}
  _ = numbers.prefix(2)  // expected-error {{renamed to 'take(first:)'}}
  _ = work.receive(on: Queue.main)  // expected-error {{everything is on the main actor}}
  _ = numbers.prepend(1, 2)  // expected-error {{renamed to 'startWith(_:)'}}
  _ = numbers.map { [$0] }.switchToLatest()  // expected-error {{use flatten(.latest)}}
  _ = work.eraseToAnyPublisher()  // expected-error {{nothing has to be erased}}
  _ = work.replaceError(with: 0)  // expected-error {{use flatMapError}}
  numbers.sink { _ in }  // expected-error {{renamed to 'observeValues(_:)'}}
  numbers.sink(  // expected-error {{use observe(_:)}}
    receiveCompletion: { (_: Bool) in },
    receiveValue: { _ in }
  )
  var tokens: [any Disposable] = []
  numbers.observeValues { _ in }.store(in: &tokens)  // expected-error {{add it to a lifetime}}
}

@MainActor
func readsPropertiesLikeSignals(_ form: Form) {
  form.$name.sink { _ in }  // expected-error {{lifetime.observe(self)}}
  form.$name.observeValues { _ in }  // expected-error {{use `.signal` of the property}}
}

enum Queue { case main }

/// The names of the standard library mean what they mean elsewhere.
extension SignalProducer {
  func logged() -> SignalProducer {
    print("made", min(1, 2), max(1, 2))
    return self
  }
}

@MainActor
func readsLikeRxSwift(_ numbers: Signal<Int, Never>, _ work: SignalProducer<Int, any Error>) {
  _ = numbers.distinctUntilChanged()  // expected-error {{renamed to 'skipRepeats()'}}
  _ = numbers.take(2)  // expected-error {{renamed to 'take(first:)'}}
  _ = numbers.`do`(onNext: { _ in })  // expected-error {{renamed to 'on(value:)'}}
  _ = work.flatMapLatest { SignalProducer(value: $0) }  // expected-error {{use flatMap(.latest)}}
  numbers.subscribe { _ in }  // expected-error {{renamed to 'observeValues(_:)'}}
  _ = SignalProducer<Int, Never>.just(1)  // expected-error {{replaced by 'init(value:)'}}
  _ = numbers.amb(numbers)  // expected-error {{renamed to 'race(with:)'}}
}

@MainActor
func readsLikeReactiveSwift(_ numbers: Signal<Int, Never>) {
  _ = numbers.filterMap { Optional($0) }  // expected-error {{renamed to 'compactMap(_:)'}}
  _ = QueueScheduler.main  // expected-error {{renamed to 'MainScheduler'}}
}

@MainActor
func tokensAreUsed(_ load: Command<Void, Int>, _ form: Form) {
  load.onValue { _ in }  // expected-warning {{result of call to 'onValue' is unused}}
  load.onError { _ in }  // expected-warning {{result of call to 'onError' is unused}}
  observe {}  // expected-warning {{is unused}}
  ValueBinding(form, \.name) <~> ValueBinding(form, \.name)  // expected-warning {{is unused}}
  let other = ValueBinding(form, \.name).converted(to: { $0 }, from: { $0 })
  other <~> ValueBinding(form, \.name)  // expected-warning {{is unused}}
}
