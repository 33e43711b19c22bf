// Topic: Properties
import BinderySignals

class Books: ViewModel {
  @MutableProperty var titles: [String] = []
}

final class Shelf: Books {
  override init() { super.init() }

  // # A wrapped constant
  // A property changes, so it is a variable; `private(set)` keeps other code from writing it.
  #if CORRECTED
  @MutableProperty private(set) var query = ""
  #else
  @MutableProperty let query = ""
  #endif

  // # A property without a type
  // The compiler takes the type from the first value, and `nil` has none.
  #if CORRECTED
  @MutableProperty var selection: String?
  #else
  @MutableProperty var selection = nil
  #endif

  // # A wrapper of Combine
  // The wrapper of a view model’s properties is `@MutableProperty`.
  #if CORRECTED
  @MutableProperty var keyword = ""
  #else
  @Published var keyword = ""
  #endif

  // # A derived property whose closure does not name its owner
  // The closure receives the view model; the compiler needs its type.
  #if CORRECTED
  @Computed({ (shelf: Shelf) in "\(shelf.titles.count) books" }) var title
  #else
  @Computed({ shelf in "\(shelf.titles.count) books" }) var title
  #endif

  // # A derived property whose closure has no parameter
  // An initial value has no `self`: the closure reads the properties of its parameter.
  #if CORRECTED
  @Computed({ (shelf: Shelf) in shelf.titles.isEmpty }) var isEmpty
  #else
  @Computed({ titles.isEmpty }) var isEmpty
  #endif

  // # A derived property with a body
  // A wrapper cannot be applied to a property with a body: the body is the argument of `@Computed`.
  #if CORRECTED
  @Computed({ (shelf: Shelf) in shelf.titles.count }) var count
  #else
  @Computed var count: Int { titles.count }
  #endif

  // # A derived property with a wrong type
  // The type after the name is that of the closure’s result; leave it out.
  #if CORRECTED
  @Computed({ (shelf: Shelf) in shelf.titles.first }) var first
  #else
  @Computed({ (shelf: Shelf) in shelf.titles.first }) var first: String
  #endif

  // # `computed` in an initial value
  // An initial value has no `self`. In a class, the wrapper `@Computed` takes the place of `computed`.
  #if CORRECTED
  @Computed({ (shelf: Shelf) in shelf.titles.last }) var last
  #else
  let last = computed { titles.last }
  #endif
}

final class Counter: ViewModel {
  // # An initialiser without `override`
  // `ViewModel` has an initialiser without parameters, too.
  #if CORRECTED
  override init() { super.init() }
  #else
  init() { super.init() }
  #endif
}

// # A property in a struct
// A property is an object: the copies of a struct would share it. State belongs in a class. In a struct
// that is on the main actor, the compiler finds nothing wrong.
#if CORRECTED
final class Row: ViewModel {
  @MutableProperty var title = ""
}
#else
struct Row {
  @MutableProperty var title = ""
}
#endif

// # A struct with a property that is compared
// The property is an object, which has no value to compare. A value has plain variables.
#if CORRECTED
struct Cell: Equatable {
  var title = ""
}
#else
@MainActor
struct Cell: Equatable {
  @MutableProperty var title = ""
}
#endif

// # A derived property in a struct
// `@Computed` observes its owner, which has to be an object. A struct has a plain computed variable.
@MainActor
struct Label {
  var text = ""
  #if CORRECTED
  var length: Int { text.count }
  #else
  @Computed({ (label: Label) in label.text.count }) var length
  #endif
}
