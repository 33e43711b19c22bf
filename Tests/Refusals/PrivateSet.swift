// C20
// Differs: `$name`
// The code below must not compile; Scripts/check-adoption verifies the expected errors.
import Bindery

@MainActor
final class ListViewModel {
  @MutableProperty private(set) var items: [Int] = []  // expected-note {{declared here}}
  @MutableProperty var keyword = ""

  func load() { items = [1] }
}

@MainActor
func view(_ viewModel: ListViewModel) {
  viewModel.items = [1]  // expected-error {{setter is inaccessible}}
  viewModel.$items.value = [1]  // expected-error {{get-only property}}
  viewModel._items.value = [1]  // expected-error {{inaccessible due to 'private'}}
  _ = ValueBinding<[Int]>(viewModel, \.items)  // expected-error {{read-only here}}

  viewModel.keyword = "a"
  _ = ValueBinding(viewModel, \.keyword)
  _ = viewModel.$items.value
}
