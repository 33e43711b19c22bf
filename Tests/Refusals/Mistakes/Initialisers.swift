// Topic: Initialisers
import BinderySignals

final class Search: ViewModel {
  @MutableProperty var query = ""
  private let library: String
  private lazy var search = command { viewModel in viewModel.query = "" }

  // # A view model that is used before `super.init()`
  // The members of `ViewModel` exist after `super.init()`. Set the own properties before it, and call
  // methods, bind and observe after it.
  #if CORRECTED
  init(_ library: String) {
    self.library = library
    super.init()
    errors.collect(search)
  }
  #else
  init(_ library: String) {
    self.library = library
    errors.collect(search)
  }
  #endif
}

final class Shelf: ViewModel {
  private var name: String

  // # A property that is set after `super.init()`
  // `super.init()` may call methods, so all own properties have a value before it.
  #if CORRECTED
  init(_ name: String) {
    self.name = name
    super.init()
  }
  #else
  init(_ name: String) {
    super.init()
    self.name = name
  }
  #endif
}
