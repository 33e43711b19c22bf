// The code below must not compile; Scripts/check-adoption verifies the expected errors.
import Bindery
import BinderySignals

@MainActor
func calls(_ numbers: Signal<Int, Never>, _ input: Signal<Int, Never>.Observer) {
  numbers.becameObserved()  // expected-error {{missing argument}}
  numbers.becameUnobserved()  // expected-error {{missing argument}}
  numbers.deliverEnding()  // expected-error {{missing argument}}
  numbers.becameUnobserved(EngineCall())  // expected-error {{inaccessible}}
  _ = input.join()  // expected-error {{missing argument}}

  input.send(value: 1)
  input.sendCompleted()
}
