// The code below must not compile; Scripts/check-adoption verifies the expected errors.
import Bindery
import BinderySignals

@MainActor
func calls(_ numbers: Signal<Int, Never>, _ input: Signal<Int, Never>.Observer) {
  numbers.becameObserved()  // expected-error {{inaccessible}}
  numbers.becameUnobserved()  // expected-error {{inaccessible}}
  numbers.deliverEnding()  // expected-error {{inaccessible}}
  input.channelClosed()  // expected-error {{inaccessible}}
  input.interrupt()  // expected-error {{inaccessible}}
  input.listen()  // expected-error {{inaccessible}}
  _ = input.begin()  // expected-error {{inaccessible}}
  _ = input.join()  // expected-error {{inaccessible}}

  input.send(value: 1)
  input.sendCompleted()
}
