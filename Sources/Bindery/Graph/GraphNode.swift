/// A node that can be read; it has a list of its readers, in the order of their first reads.
@MainActor
public class GraphNode {
  // No access to these lasts while foreign code runs, so accesses are not checked.
  @usableFromInline @safe @exclusivity(unchecked) final var firstReader: LinkPointer?
  @safe @exclusivity(unchecked) final var lastReader: LinkPointer?
  /// The run that read this node last, so that a second read in one run adds no link.
  @safe @exclusivity(unchecked) final var lastReadBy: UInt = 0

  @inlinable init() {}

  isolated deinit {
    // Every other link retains the node.
    if let link = firstReader { TrackedReads.end(link) }
  }

  /// The reader that computes the value, for a computed node.
  @usableFromInline var reader: Reader? { nil }

  /// The name of this node in reports.
  @usableFromInline var name: String { "property" }

  /// The place in the source code where a computed property is made; `nil` for a stored one.
  var label: SourceLabel? { nil }

  /// Keeps the value before a change in place that is compared, for a stored property.
  func copyValue() {}

  /// Keeps the value that is being delivered, before a change during the delivery.
  func noteDelivered() {}

  /// Computes the value again.
  ///
  /// All dependencies are clean when this is called.
  @usableFromInline func recompute() {}

  /// Records that the current reader, if there is one, has read this node.
  @inlinable final func track() {
    if Graph.reader != nil { noteRead() }
  }

  @usableFromInline final func noteRead() {
    Graph.reader?.borrow { reader in
      // Outside of the runs, or after the reader was disposed of in its own run.
      if reader.run == 0 {
        noteReadOutside()
      } else if StackAddress.here.isBeyond(reader.reach) {
        noteDistantRead(by: reader)
      } else {
        noteRead(by: reader)
      }
    }
  }

  @inline(never)
  private final func noteDistantRead(by reader: Reader) {
    DistantReads.note(self, by: reader)
    if Graph.idle != nil, ModelTracking.mayRead(self, inBodyOf: reader) { TrackedReads.note(self) }
    noteRead(by: reader)
  }

  /// Records a read that the run does not depend on, with the standard library.
  @inline(never)
  private final func noteReadOutside() {
    if Graph.isIdle { TrackedReads.noteIfTracked(self) }
  }

  @inline(__always)
  private final func noteRead(by reader: Reader) {
    guard lastReadBy != reader.run else { return }
    lastReadBy = reader.run
    let next: LinkPointer?
    if let confirmed = reader.confirmed {
      next = confirmed.pointee.nextDependency
    } else {
      next = reader.firstDependency
    }
    if let next, unsafe next.pointee.dependency.address == Borrowed(self).address {
      reader.confirmed = next
    } else {
      link(to: reader, before: next)
    }
  }

  final func link(to reader: Reader, before next: LinkPointer?) {
    var upstream: Borrowed<Reader>?
    if let own = self.reader { upstream = Borrowed(own) }
    Graph.lastLink &+= 1
    let link = LinkPointer(
      Link(
        dependency: .retaining(self),
        upstream: upstream,
        reader: Borrowed(reader),
        since: Graph.lastLink,
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

  /// Links `reads` before all readers, without retaining the node.
  final func linkFirst(_ reads: Borrowed<TrackedReads>) {
    var upstream: Borrowed<Reader>?
    if let own = reader { upstream = Borrowed(own) }
    let link = LinkPointer(
      Link(
        dependency: Borrowed(self),
        upstream: upstream,
        reader: Borrowed(reads.object),
        since: TrackedReads.since,
        nextDependency: nil,
        previousReader: nil,
        nextReader: firstReader
      )
    )
    if let firstReader { firstReader.pointee.previousReader = link } else { lastReader = link }
    firstReader = link
    reads.borrow { $0.firstDependency = link }
  }

  /// Removes `link` from this node's list of readers.
  final func removeReader(_ link: LinkPointer) {
    let next = link.pointee.nextReader
    let previous = link.pointee.previousReader
    if let next { next.pointee.previousReader = previous } else { lastReader = previous }
    if let previous { previous.pointee.nextReader = next } else { firstReader = next }
  }
}
