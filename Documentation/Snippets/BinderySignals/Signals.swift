import BinderySignals
import Observation

@MainActor
func pipe() {
  let (taps, tap) = Signal<Int, Never>.pipe()
  taps.filter { $0 > 1 }.map(String.init).observeValues { print($0) }
  tap.send(value: 2)
}

@MainActor
func producers(client: Client) {
  let user = SignalProducer<User, any Error> { try await client.user() }
  user.retry(upTo: 2).startWithResult { print($0) }
}

@MainActor
func searches(query: Signal<String, Never>, client: Client) -> Signal<[String], any Error> {
  let results = query.flatMap(.latest) { try await client.search($0) }
  return results
}

@MainActor
func values(of viewModel: LoginViewModel) async {
  for await title in viewModel.$title.producer.values() { print(title) }
}

@Observable
final class Account {
  var name = ""
}

@MainActor
func observing(_ model: Account, label: Label) {
  label.reactive.text <~ SignalProducer.observing { model.name }
}

@MainActor
final class Session {
  private let (lifetime, token) = Lifetime.make()

  var isOver: Signal<Never, Never> { lifetime.ended }

  func end() { token.dispose() }
}
