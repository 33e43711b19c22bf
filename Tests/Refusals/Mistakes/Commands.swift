// Topic: Commands
import BinderySignals

final class Search: ViewModel {
  @MutableProperty var query = ""
  @MutableProperty private(set) var books: [String] = []

  // # A command that is a constant
  // An initial value has no `self`, so it cannot call `command`. A `lazy var` is made at its first use.
  #if CORRECTED
  private(set) lazy var clear = command { viewModel in viewModel.query = "" }
  #else
  let clear = command { viewModel in viewModel.query = "" }
  #endif

  // # A closure that does not receive the view model
  // The closure has one parameter, the view model. It needs no `self`, which would be retained.
  #if CORRECTED
  private(set) lazy var search = command { viewModel in try await viewModel.find() }
  #else
  private(set) lazy var search = command { try await self.find() }
  #endif

  // # A condition that is a value
  // The condition is a closure, which is called again when a property that it reads has changed.
  #if CORRECTED
  private(set) lazy var save = command(when: { !$0.query.isEmpty }) { $0.books = [] }
  #else
  private(set) lazy var save = command(when: !query.isEmpty) { $0.books = [] }
  #endif

  // # A condition that does not receive the view model
  // The condition has one parameter, the view model.
  #if CORRECTED
  private(set) lazy var send = command(when: { !$0.query.isEmpty }) { $0.books = [] }
  #else
  private(set) lazy var send = command(when: { !query.isEmpty }) { $0.books = [] }
  #endif

  // # A closure that does not wait
  // The method is asynchronous and can fail; the closure says so where it calls the method.
  #if CORRECTED
  private(set) lazy var reload = command { viewModel in try await viewModel.find() }
  #else
  private(set) lazy var reload = command { viewModel in viewModel.find() }
  #endif

  // # A command with an input whose closure does not receive it
  // The input is the second parameter of the closure.
  #if CORRECTED
  private(set) lazy var add: Command<String, Void> = command { $0.books.append($1) }
  #else
  private(set) lazy var add: Command<String, Void> = command { $0.query = "" }
  #endif

  // # A policy that does not exist
  // The policies are `.ignore`, `.latest`, `.queue`, `.concurrent(limit:)` and `.join`.
  #if CORRECTED
  private(set) lazy var find1 = command(.latest) { try await $0.find() }
  #else
  private(set) lazy var find1 = command(.newest) { try await $0.find() }
  #endif

  // # A command without an owner whose closure awaits in an initial value
  // Swift does not compile the `await` of other code in the initial value of a property that is on the
  // main actor, except in the closure of `command { … }`.
  #if CORRECTED
  private(set) lazy var pause = command { _ in try await Task.sleep(for: .seconds(1)) }
  #else
  let pause = Command { try await Task.sleep(for: .seconds(1)) }
  #endif

  private(set) lazy var load = command { viewModel in try await viewModel.find() }
  private(set) lazy var empty = command { viewModel in viewModel.books = [] }

  private func find() async throws {}

  override init() {
    super.init()

    // # The execution of a command in place of the command
    // `execute()` starts the command; `errors` collects the failures of the command itself.
    #if CORRECTED
    errors.collect(load)
    #else
    errors.collect(load.execute())
    #endif

    // # An observation that ends at once
    // A token ends its observation when it is released. Name the owner of the observation instead.
    #if CORRECTED
    load.onValue(self) { viewModel, _ in viewModel.query = "" }
    #else
    load.onValue { _ in print("found") }
    #endif

    // # A handler without the value
    // The handler receives the owner and the value, also where the value is `Void`.
    #if CORRECTED
    empty.onValue(self) { viewModel, _ in viewModel.books = [] }
    #else
    empty.onValue(self) { viewModel in viewModel.books = [] }
    #endif
  }
}

@MainActor
func uses(_ viewModel: Search) async throws {
  // # An input for a command that has none
  // The closure of this command receives the view model alone: write the property that it reads.
  #if CORRECTED
  viewModel.query = "tide"
  viewModel.load.execute()
  #else
  viewModel.load.execute("tide")
  #endif

  // # A call of a command that does not wait
  // A call waits for the outcome. `execute()` starts the command and returns.
  #if CORRECTED
  viewModel.load.execute()
  #else
  viewModel.load()
  #endif

  // # A call of a property
  // The state of a command is in properties.
  #if CORRECTED
  if viewModel.load.isExecuting {}
  #else
  if viewModel.load.isExecuting() {}
  #endif
}
