internal import Measuring

extension Suite {
  /// The floor of the rows about lists: the standard library's difference of the identities.
  mutating func addStandardLibraryLists() {
    row("list-insert") { _, sink in
      let (old, new) = ListExample.inserted
      let oldIDs = old.map(\.id)
      let newIDs = new.map(\.id)
      return { for _ in $0 { sink.consume(newIDs.difference(from: oldIDs).count) } }
    }
    row("list-shuffle") { _, sink in
      let (old, new) = ListExample.shuffled
      let oldIDs = old.map(\.id)
      let newIDs = new.map(\.id)
      return { for _ in $0 { sink.consume(newIDs.difference(from: oldIDs).count) } }
    }
  }
}
