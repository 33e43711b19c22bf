// Topic: Long chains
import BinderySignals

@MainActor
struct Library {
  func titles(containing words: String) -> SignalProducer<[String], Never> { .empty }
}

final class Search: ViewModel {
  @MutableProperty var query = ""
  @MutableProperty var count = 0
  @MutableProperty var books: [String] = []

  init(_ library: Library, on scheduler: any Scheduler) {
    super.init()

    // # The first operator of six
    // A closure of `filter` returns a `Bool`.
    #if CORRECTED
    _books
      <~ $query.signal
      .filter { !$0.isEmpty }
      .map { $0.lowercased() }
      .skipRepeats()
      .debounce(.milliseconds(300), on: scheduler)
      .flatMap(.latest) { library.titles(containing: $0) }
      .map { $0.sorted() }
    #else
    _books
      <~ $query.signal
      .filter { $0.count }
      .map { $0.lowercased() }
      .skipRepeats()
      .debounce(.milliseconds(300), on: scheduler)
      .flatMap(.latest) { library.titles(containing: $0) }
      .map { $0.sorted() }
    #endif

    // # The third operator of six
    // The message names the operator that does not exist.
    #if CORRECTED
    _books
      <~ $query.signal
      .filter { !$0.isEmpty }
      .map { $0.lowercased() }
      .skipRepeats()
      .debounce(.milliseconds(300), on: scheduler)
      .flatMap(.latest) { library.titles(containing: $0) }
      .map { $0.sorted() }
    #else
    _books
      <~ $query.signal
      .filter { !$0.isEmpty }
      .map { $0.lowercased() }
      .skipRepeat()
      .debounce(.milliseconds(300), on: scheduler)
      .flatMap(.latest) { library.titles(containing: $0) }
      .map { $0.sorted() }
    #endif

    // # The work of `flatMap`
    // The message names the member that does not exist.
    #if CORRECTED
    _books
      <~ $query.signal
      .filter { !$0.isEmpty }
      .map { $0.lowercased() }
      .skipRepeats()
      .debounce(.milliseconds(300), on: scheduler)
      .flatMap(.latest) { library.titles(containing: $0) }
      .map { $0.sorted() }
    #else
    _books
      <~ $query.signal
      .filter { !$0.isEmpty }
      .map { $0.lowercased() }
      .skipRepeats()
      .debounce(.milliseconds(300), on: scheduler)
      .flatMap(.latest) { library.titels(containing: $0) }
      .map { $0.sorted() }
    #endif

    // # The last operator of six
    // The message is about the last value, a number, which the target does not take.
    #if CORRECTED
    _books
      <~ $query.signal
      .filter { !$0.isEmpty }
      .map { $0.lowercased() }
      .skipRepeats()
      .debounce(.milliseconds(300), on: scheduler)
      .flatMap(.latest) { library.titles(containing: $0) }
      .map { $0.sorted() }
    #else
    _books
      <~ $query.signal
      .filter { !$0.isEmpty }
      .map { $0.lowercased() }
      .skipRepeats()
      .debounce(.milliseconds(300), on: scheduler)
      .flatMap(.latest) { library.titles(containing: $0) }
      .map { $0.count }
    #endif

    // # A seventh operator
    // The message names the member that does not exist.
    #if CORRECTED
    _books
      <~ $query.signal
      .filter { !$0.isEmpty }
      .map { $0.lowercased() }
      .skipRepeats()
      .debounce(.milliseconds(300), on: scheduler)
      .flatMap(.latest) { library.titles(containing: $0) }
      .map { $0.sorted() }
    #else
    _books
      <~ $query.signal
      .filter { !$0.isEmpty }
      .map { $0.lowercased() }
      .skipRepeats()
      .debounce(.milliseconds(300), on: scheduler)
      .flatMap(.latest) { library.titles(containing: $0) }
      .map { $0.sorted() }
      .logged()
    #endif

    // # A chain for another target
    // The last value is an array, and the target takes a number.
    #if CORRECTED
    _count
      <~ $query.signal
      .filter { !$0.isEmpty }
      .map { $0.lowercased() }
      .skipRepeats()
      .debounce(.milliseconds(300), on: scheduler)
      .flatMap(.latest) { library.titles(containing: $0) }
      .map { $0.count }
    #else
    _count
      <~ $query.signal
      .filter { !$0.isEmpty }
      .map { $0.lowercased() }
      .skipRepeats()
      .debounce(.milliseconds(300), on: scheduler)
      .flatMap(.latest) { library.titles(containing: $0) }
      .map { $0.sorted() }
    #endif

    // # A chain of a producer
    // The compiler blames the closure of `flatMap`; the operator after it has the mistake.
    #if CORRECTED
    _books
      <~ $query.producer
      .filter { !$0.isEmpty }
      .map { $0.lowercased() }
      .skipRepeats()
      .debounce(.milliseconds(300), on: scheduler)
      .flatMap(.latest) { library.titles(containing: $0) }
      .map { $0.sorted() }
    #else
    _books
      <~ $query.producer
      .filter { !$0.isEmpty }
      .map { $0.lowercased() }
      .skipRepeats()
      .debounce(.milliseconds(300), on: scheduler)
      .flatMap(.latest) { library.titles(containing: $0) }
      .map { $0.sortd() }
    #endif

    // # A chain of a property
    // The operators of a property are the same.
    #if CORRECTED
    _books
      <~ $query
      .map { $0.lowercased() }
      .skipRepeats()
      .map { $0.split(separator: " ") }
      .skipRepeats()
      .map { $0.map { String($0) } }
      .map { $0.sorted() }
    #else
    _books
      <~ $query
      .map { $0.lowercased() }
      .skipRepeats()
      .map { $0.split(separator: " ") }
      .skipRepeats()
      .map { $0.map { $0.string } }
      .map { $0.sorted() }
    #endif
  }
}
