// Topic: Reading and writing a view model
import BinderySignals

final class Search: ViewModel {
  @MutableProperty var query = ""
  @MutableProperty private(set) var books: [String] = []
  @Computed({ (search: Search) in "\(search.books.count) books" }) var title

  func show(_ books: [String]) { self.books = books }
}

@MainActor
func shows(_ search: Search) {
  // # A write of a derived value
  // A derived value is computed from other properties: write those.
  #if CORRECTED
  search.show(["High Tide"])
  #else
  search.title = "1 book"
  #endif

  // # A write of a property that is `private(set)`
  // Only the view model writes it. Call a method of the view model.
  #if CORRECTED
  search.show([])
  #else
  search.books = []
  #endif

  // # A write through `$`
  // `$query` is the property for readers. Write the variable itself.
  #if CORRECTED
  search.query = "tide"
  #else
  search.$query.value = "tide"
  #endif

  // # The wrapper from outside the class
  // `_query` is private to the view model. Other code writes `query`, and binds a `ValueBinding`.
  #if CORRECTED
  let query = ValueBinding(search, \.query)
  #else
  let query = search._query
  #endif
  _ = query

  // # A property in place of its value
  // `$title` is an object. The variable `title` is its value.
  #if CORRECTED
  if search.title.isEmpty {}
  #else
  if search.$title == "" {}
  #endif

  // # A binding to a property that is read-only
  // A `ValueBinding` writes its property, and this one has `private(set)`.
  #if CORRECTED
  _ = ValueBinding(search, \.query)
  #else
  _ = ValueBinding(search, \.books)
  #endif

  // # A binding to a value
  // A `ValueBinding` takes an object and the path to its property, so that it can write there.
  #if CORRECTED
  _ = ValueBinding(search, \.query)
  #else
  _ = ValueBinding(search.query)
  #endif
}

// # A view model in code that is on no actor
// A view model is on the main actor. Code that uses it is, too.
#if CORRECTED
@MainActor
func prints(_ search: Search) { print(search.title) }
#else
func prints(_ search: Search) { print(search.title) }
#endif

final class Connection: ViewModel {
  @MutableProperty private var isOpen = true

  // # A `deinit` that uses the state
  // A plain `deinit` may run on any thread.
  #if CORRECTED
  isolated deinit { isOpen = false }
  #else
  deinit { isOpen = false }
  #endif
}
