// C19
// Differs: threads
// The code below must not compile; Scripts/check-adoption verifies the expected errors.
import Bindery
import BinderySignals

nonisolated func observes(_ name: MutableProperty<String>) {
  _ = observe {}  // expected-error {{main actor-isolated global function}}
  _ = computed { 1 }  // expected-error {{main actor-isolated global function}}
  batch {}  // expected-error {{main actor-isolated global function}}
  _ = name.value  // expected-error {{main actor-isolated property 'value'}}
}

nonisolated func transforms(_ numbers: Signal<Int, Never>, _ last: MutableProperty<Int>) {
  last <~ numbers  // expected-error {{main actor-isolated operator function}}
  _ = numbers.map { $0 + 1 }  // expected-error {{main actor-isolated instance method}}
  _ = numbers.observeValues { _ in }  // expected-error {{main actor-isolated instance method}}
}

nonisolated func commands(_ save: Command<Int, Void>) {
  save.execute(1)  // expected-error {{main actor-isolated instance method}}
}

actor Elsewhere {
  func writes(_ name: MutableProperty<String>) {
    name.value = ""  // expected-error {{main actor-isolated property 'value'}}
  }
}

func inTheBackground(_ work: @escaping @Sendable () -> Void) { work() }

@MainActor
func hands(_ name: MutableProperty<String>, _ numbers: Signal<Int, Never>) {
  inTheBackground {
    name.value = ""  // expected-error {{main actor-isolated property 'value'}}
    _ = numbers.filter { $0 > 1 }  // expected-error {{main actor-isolated instance method}}
  }
  Task.detached {
    _ = observe {}  // expected-error {{main actor-isolated global function}}
  }
}

@MainActor
func here(_ name: MutableProperty<String>, _ numbers: Signal<Int, Never>) {
  _ = observe { name.value = "Ada" }
  _ = numbers.map { $0 + 1 }.filter { $0 > 1 }
}
