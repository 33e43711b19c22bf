// Topic: Observing
import BinderySignals

final class Book: ViewModel {
  @MutableProperty var title = ""
}

final class Label { var text = "" }

@MainActor
final class View {
  private let viewModel: Book
  private let label = Label()
  private let lifetime = Lifetime()
  private var token: ObservationToken?

  init(_ viewModel: Book) {
    self.viewModel = viewModel

    // # An observation whose token is not kept
    // The token ends the observation when it is released. A view observes with its lifetime.
    #if CORRECTED
    lifetime.observe(self) { print($0.viewModel.title) }
    #else
    observe { print(viewModel.title) }
    #endif

    // # A value that is passed to `observe`
    // A value is read before the call. `observe` observes the properties that its closure reads.
    #if CORRECTED
    token = observe { print(viewModel.title) }
    #else
    token = observe(viewModel.title) { print($0) }
    #endif

    // # A property that is passed to `observe`
    // A path from an object names the property; the closure receives the old and the new value.
    #if CORRECTED
    token = observe(viewModel, \.title) { _, new in print(new) }
    #else
    token = observe(viewModel.$title) { print($0) }
    #endif

    // # A closure that receives the new value only
    // The closure receives the old value first.
    #if CORRECTED
    token = observe(viewModel, \.title) { _, new in print(new) }
    #else
    token = observe(viewModel, \.title) { new in print(new) }
    #endif

    // # A method that a property does not have
    // A property is observed by reading its value.
    #if CORRECTED
    lifetime.observe(self) { print($0.viewModel.title) }
    #else
    viewModel.$title.observe { print($0) }
    #endif

    // # An observer that awaits
    // An observer runs between two changes. Asynchronous work is a task of the lifetime, or a command.
    #if CORRECTED
    lifetime.task { await Task.yield() }
    #else
    token = observe { await Task.yield() }
    #endif

    // # An observation of a lifetime without its owner
    // The owner is the first argument. The closure receives it, and the observation does not retain it.
    #if CORRECTED
    lifetime.observe(self) { $0.label.text = $0.viewModel.title }
    #else
    lifetime.observe { self.label.text = self.viewModel.title }
    #endif

    // # A closure that does not receive the owner
    // The closure has one parameter, the owner, so that it captures no `self`.
    #if CORRECTED
    lifetime.observe(self) { $0.label.text = $0.viewModel.title }
    #else
    lifetime.observe(self) { self.label.text = self.viewModel.title }
    #endif

    // # A member of the view in its own observation
    // The closure would capture `self`. It receives the owner in its place.
    #if CORRECTED
    lifetime.observe(self) { $0.label.text = $0.viewModel.title }
    #else
    lifetime.observe(self) { label.text = $0.viewModel.title }
    #endif

    // # The token of an observation that has none
    // An observation of a lifetime ends with the lifetime or the owner; there is no token to keep.
    #if CORRECTED
    token = observe { print(viewModel.title) }
    #else
    token = lifetime.observe(self) { print($0.viewModel.title) }
    #endif
  }
}

class Recorder {
  func observe(_ name: String) {}
}

@MainActor
final class Watcher: Recorder {
  private var token: ObservationToken?

  func watches(_ viewModel: Book) {
    // # `observe` in a class that has a member of that name
    // The compiler looks at the members first. The second spelling works in every class.
    #if CORRECTED
    token = .observing { print(viewModel.title) }
    #else
    token = observe { print(viewModel.title) }
    #endif
  }
}
