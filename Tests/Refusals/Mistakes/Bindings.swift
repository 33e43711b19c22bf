// Topic: Bindings and signals
import BinderySignals

struct Offline: Error {}

final class Filter: ViewModel {
  @MutableProperty var query = ""
  @MutableProperty var count = 0
}

final class Search: ViewModel {
  @MutableProperty var query = ""
  @MutableProperty var count = 0
  @MutableProperty var books: [String] = []
  private(set) lazy var search = command { viewModel in viewModel.books = [] }

  private func found() -> SignalProducer<[String], Offline> { SignalProducer(value: []) }

  init(_ filter: Filter, on scheduler: any Scheduler) {
    super.init()

    // # `<~` with its sides exchanged
    // The target is on the left, as in an assignment.
    #if CORRECTED
    _query <~ filter.$query.signal
    #else
    filter.$query.signal <~ _query
    #endif

    // # A read-only property as the target
    // `$query` is for readers. The wrapper itself, `_query`, is the target, inside its class.
    #if CORRECTED
    _query <~ filter.$query.signal
    #else
    $query <~ filter.$query.signal
    #endif

    // # A variable as the target
    // The variable is a value. The wrapper itself is the target.
    #if CORRECTED
    _query <~ filter.$query.signal
    #else
    query <~ filter.$query.signal
    #endif

    // # A value as the source
    // A value of the moment sends nothing. The source is the property, with `$`.
    #if CORRECTED
    _query <~ filter.$query
    #else
    _query <~ filter.query
    #endif

    // # A signal of another type than that of the target
    // The target takes an `Int`, and the signal sends a `String`.
    #if CORRECTED
    _count <~ $query.signal.map { $0.count }
    #else
    _count <~ $query.signal
    #endif

    // # A signal with values as the source of a command without input
    // The input of the command is `Void`: leave the values out.
    #if CORRECTED
    search <~ $query.signal.debounce(.milliseconds(300), on: scheduler).map { _ in }
    #else
    search <~ $query.signal.debounce(.milliseconds(300), on: scheduler)
    #endif

    // # A source that can fail
    // A property has no place for a failure. Replace the failure before the binding.
    #if CORRECTED
    _books <~ found().flatMapError { _ in SignalProducer(value: []) }
    #else
    _books <~ found()
    #endif

    // # A value at the right of `<~>`
    // Both ends are read and written. The right end is a binding to the property.
    #if CORRECTED
    _query <~> ValueBinding(filter, \.query)
    #else
    _query <~> filter.query
    #endif

    // # A read-only property at the right of `<~>`
    // Both ends are written, and `$query` is for readers.
    #if CORRECTED
    _query <~> ValueBinding(filter, \.query)
    #else
    _query <~> filter.$query
    #endif

    // # Two ends of different types
    // One end is converted, in both directions.
    #if CORRECTED
    _query <~> ValueBinding(filter, \.count).converted(to: { String($0) }, from: { Int($0) })
    #else
    _query <~> ValueBinding(filter, \.count)
    #endif

    // # A delay without a scheduler
    // Operators with a time take the scheduler, so that a test can pass one with virtual time.
    #if CORRECTED
    search <~ $query.signal.debounce(.milliseconds(300), on: scheduler).map { _ in }
    #else
    search <~ $query.signal.debounce(.milliseconds(300)).map { _ in }
    #endif

    // # A time as a number
    // A time is a `Duration`.
    #if CORRECTED
    search <~ $query.signal.debounce(.seconds(0.3), on: scheduler).map { _ in }
    #else
    search <~ $query.signal.debounce(0.3, on: scheduler).map { _ in }
    #endif

    // # A property that is filtered
    // A property always has a value. It needs one until the first that passes; its signal does not.
    #if CORRECTED
    _query <~ filter.$query.signal.filter { !$0.isEmpty }
    #else
    _query <~ filter.$query.filter { !$0.isEmpty }
    #endif

    // # The method of a producer on a signal
    // A signal sends without being started.
    #if CORRECTED
    $query.signal.observeValues { print($0) }
    #else
    $query.signal.startWithValues { print($0) }
    #endif

    // # The method of a signal on a producer
    // Each start makes the producer work once.
    #if CORRECTED
    $query.producer.startWithValues { print($0) }
    #else
    $query.producer.observeValues { print($0) }
    #endif

    // # The values of a producer that can fail
    // The closure has to receive the failure, too.
    #if CORRECTED
    found().startWithResult { print($0) }
    #else
    found().startWithValues { print($0) }
    #endif

    // # A misspelt member at the end of a chain
    // The message is about the member, and not about the chain.
    #if CORRECTED
    _count <~ $query.signal.filter { !$0.isEmpty }.map { $0.count }
    #else
    _count <~ $query.signal.filter { !$0.isEmpty }.map { $0.cout }
    #endif
  }
}
