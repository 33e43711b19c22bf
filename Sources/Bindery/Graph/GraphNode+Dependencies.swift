extension GraphNode {
  /// Notes that the current reader, if there is one, has read this node.
  func track() {
    guard let reader = Graph.reader, lastReadBy != reader.run else { return }
    lastReadBy = reader.run
    let next = reader.confirmed.map { $0.pointee.nextDependency } ?? reader.firstDependency
    if let next, next.pointee.dependency.toOpaque() == Unmanaged.passUnretained(self).toOpaque() {
      reader.confirmed = next
    } else {
      link(to: reader, before: next)
    }
  }

  private func link(to reader: GraphNode, before next: LinkPointer?) {
    let link = LinkPointer.allocate(capacity: 1)
    link.initialize(
      to: Link(
        dependency: .passRetained(self),
        reader: .passUnretained(reader),
        nextDependency: next,
        previousReader: lastReader,
        nextReader: nil
      )
    )
    if let confirmed = reader.confirmed {
      confirmed.pointee.nextDependency = link
    } else {
      reader.firstDependency = link
    }
    reader.confirmed = link
    if let lastReader { lastReader.pointee.nextReader = link } else { firstReader = link }
    lastReader = link
  }

  /// Runs `body` with this node as the reader; what it does not read again is unlinked.
  func trackingDependencies<Result>(_ body: () -> Result) -> Result {
    let outer = Graph.reader
    outerReader = outer
    Graph.lastRun += 1
    run = Graph.lastRun
    confirmed = nil
    isRunning = true
    Graph.reader = self
    let result = body()
    Graph.reader = outer
    outerReader = nil
    isRunning = false
    dropUnconfirmedDependencies()
    return result
  }

  private func dropUnconfirmedDependencies() {
    let unread: LinkPointer?
    if let confirmed {
      unread = confirmed.pointee.nextDependency
      confirmed.pointee.nextDependency = nil
    } else {
      unread = firstDependency
      firstDependency = nil
    }
    confirmed = nil
    if let unread { Graveyard.bury(unread) }
  }

  /// Unlinks everything that the node reads.
  func dropDependencies() {
    run = 0
    guard let link = firstDependency else { return }
    firstDependency = nil
    confirmed = nil
    Graveyard.bury(link)
  }

  /// Takes `link` out of this node's list of readers.
  func removeReader(_ link: LinkPointer) {
    let next = link.pointee.nextReader
    let previous = link.pointee.previousReader
    if let next { next.pointee.previousReader = previous } else { lastReader = previous }
    if let previous { previous.pointee.nextReader = next } else { firstReader = next }
  }
}
