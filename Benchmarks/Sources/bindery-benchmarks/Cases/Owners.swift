import BinderySignals
import Measuring

/// Adds derived properties and commands of a view model, captured unowned and in the owner forms.
func addOwners(to suite: inout Suite) {
  suite.row("m2-unowned") { held, sink in
    let viewModel = UnownedViewModel(sink)
    held += observe { sink.consume(viewModel.double.value &+ viewModel.triple.value) }
    return { for value in $0 { viewModel.source = value } }
  }
  suite.row("m2-owner") { held, sink in
    let viewModel = OwnerViewModel(sink)
    held += observe { sink.consume(viewModel.double &+ viewModel.triple) }
    return { for value in $0 { viewModel.source = value } }
  }
  suite.row("g1-unowned") { _, sink in
    let viewModel = UnownedViewModel(sink)
    return { values in for _ in values { sink.consume(viewModel.double.value) } }
  }
  suite.row("g1-owner") { _, sink in
    let viewModel = OwnerViewModel(sink)
    return { values in for _ in values { sink.consume(viewModel.double) } }
  }
  suite.row("l-unowned") { _, sink in
    let viewModel = UnownedViewModel(sink)
    return { for value in $0 { viewModel.consume.execute(value) } }
  }
  suite.row("l-owner") { _, sink in
    let viewModel = OwnerViewModel(sink)
    return { for value in $0 { viewModel.consume.execute(value) } }
  }
  suite.row("l-async-unowned") { _, sink in
    let viewModel = UnownedViewModel(sink)
    return { for value in $0 { viewModel.consumeLater.execute(value) } }
  }
  suite.row("l-async-owner") { _, sink in
    let viewModel = OwnerViewModel(sink)
    return { for value in $0 { viewModel.consumeLater.execute(value) } }
  }
  addCollections(to: &suite)
}

private func addCollections(to suite: inout Suite) {
  for count in [1_000, 100_000] {
    suite.row("append-\(count)") { _, sink in
      let viewModel = OwnerViewModel(sink)
      viewModel.items = Array(0..<count)
      return { values in
        for value in values {
          viewModel.items.append(value)
          sink.consume(viewModel.items.removeLast())
        }
      }
    }
    suite.row("modify-\(count)") { _, sink in
      let items = MutableProperty(Array(0..<count))
      return { values in
        for value in values {
          items.modify { $0.append(value) }
          sink.consume(items.modify { $0.removeLast() })
        }
      }
    }
  }
}

private final class UnownedViewModel: ViewModel {
  @MutableProperty var source = 0
  let sink: Sink
  private(set) lazy var double = computed { [unowned self] in source &* 2 }
  private(set) lazy var triple = computed { [unowned self] in source &* 3 }
  private(set) lazy var consume = Command<Int, Void> { [unowned self] (value: Int) in
    sink.consume(value)
  }
  private(set) lazy var consumeLater = Command<Int, Void> { [unowned self] (value: Int) async in
    sink.consume(value)
  }

  init(_ sink: Sink) {
    self.sink = sink
    super.init()
  }
}

private final class OwnerViewModel: ViewModel {
  @MutableProperty var source = 0
  @MutableProperty var items: [Int] = []
  let sink: Sink
  @Computed({ (viewModel: OwnerViewModel) in viewModel.source &* 2 }) var double
  @Computed({ (viewModel: OwnerViewModel) in viewModel.source &* 3 }) var triple
  private(set) lazy var consume: Command<Int, Void> = command { viewModel, value in
    viewModel.sink.consume(value)
  }
  private(set) lazy var consumeLater = command { (viewModel: OwnerViewModel, value: Int) async in
    viewModel.sink.consume(value)
  }

  init(_ sink: Sink) {
    self.sink = sink
    super.init()
  }
}
