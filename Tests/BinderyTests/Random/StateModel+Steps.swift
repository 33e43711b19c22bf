extension StateModel {
  /// Performs one step of a script.
  func perform(_ step: StateScript.Step) {
    switch step {
    case .write(let write): self.write(write)
    case .batch(let writes):
      open()
      for write in writes { self.write(write) }
      close()
    case .observe(let observer): add(observer)
    case .dispose(let number): if tokens.contains(number) { end(number) }
    case .release(let number): release(number)
    case .endLifetime:
      lifetimeHasEnded = true
      for (number, observer) in observers.enumerated() where observer.script.tie != .token {
        end(number)
      }
    case .changeModel:
      level += 1
      for index in changes.indices { changes[index].hasHappened = true }
    case .yield: deliverChanges()
    }
  }

  /// Runs an observer, and performs its writes and ends.
  func run(_ number: Int) {
    let (script, before) = (observers[number].script, observers[number].readings)
    runs += 1
    observers[number].isForced = false
    forgetChange(of: number)
    frame = []
    var values: [Int] = []
    var readings: [Reading] = []
    for node in script.reads {
      let value = value(of: node)
      let isNew = !before.indices.contains(readings.count)
      if isNew { clock += 1 }
      let since = isNew ? clock : before[readings.count].since
      values.append(value)
      readings.append(Reading(node: node, version: version(of: node), since: since))
      if script.stopsAtEven, value.isMultiple(of: 2) { break }
    }
    observers[number].readings = readings
    note(script.readsModel ? "\(number): \(values), level \(level)" : "\(number): \(values)")
    let inner = frame ?? []
    answer(script, values)
    frame = nil
    guard script.readsModel else { return }
    clock += 1
    let observer = observers[number].hasEnded ? nil : number
    changes.append(Change(run: runs, since: clock, observer: observer, computed: inner))
  }

  private func forgetChange(of number: Int) {
    for index in changes.indices where changes[index].observer == number {
      changes[index].observer = nil
    }
    changes.removeAll { $0.observer == nil && $0.computed.isEmpty }
  }

  private func answer(_ script: StateScript.Observer, _ values: [Int]) {
    switch script.answer {
    case .write(let source):
      write(StateScript.Write(source: source, value: values.reduce(0, +) % 7))
    case .dispose(let number): if tokens.contains(number) { end(number) }
    case nil: break
    }
  }

  private func write(_ write: StateScript.Write) {
    guard sources[write.source].value != write.value else { return }
    open()
    sources[write.source].value = write.value
    sources[write.source].version += 1
    mark([.source(write.source)])
    close()
  }

  private func add(_ script: StateScript.Observer) {
    let number = observers.count
    observers.append(Observer(script: script))
    // An ended lifetime observes nothing for an owner.
    if lifetimeHasEnded, script.tie == .owner || script.tie == .viewModel { return end(number) }
    open()
    run(number)
    close()
    if script.tie == .token {
      tokens.insert(number)
    } else if lifetimeHasEnded {
      end(number)
    }
  }

  private func release(_ number: Int) {
    guard observers.indices.contains(number) else { return }
    switch observers[number].script.tie {
    case .owner: observers[number].hasOwner = false
    case .viewModel: end(number)
    case .token, .lifetime: break
    }
  }

  private func deliverChanges() {
    let happened = changes.filter(\.hasHappened)
    changes.removeAll(where: \.hasHappened)
    open()
    for change in happened {
      for number in change.computed { computed[number].isForced = true }
      if let number = change.observer { observers[number].isForced = true }
      mark(
        Set(change.computed.map { .computed($0) }),
        direct: change.observer.map { ($0, change.since) }
      )
    }
    close()
  }
}
