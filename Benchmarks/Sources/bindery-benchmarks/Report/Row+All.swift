import Measuring

extension Row {
  /// The whole table, in order.
  static let all =
    events + properties + subscriptions + commandsAndDiamonds + lists + growth + frames + memory
    + observerCounts

  private static let events = [
    Row("a", "send → 1 observer"),
    Row("b", "send → 10 observers"),
    Row("c", "map.filter.map → 1 observer"),
    Row("d", "10 × map → 1 observer"),
    Row("c-producer", "the chain of c in a run of a producer"),
    Row("d-producer", "the chain of d in a run of a producer"),
    Row("e", "combineLatest of 2, one side sent"),
    Row("f", "combineLatest of 8, one of eight sent"),
  ]

  private static let properties = [
    Row("g", "property set, bound to a second with <~"),
    Row("g-observe", "the same, by an observe closure", peers: "g"),
    Row("g-signal", "the same, bound to the signal", peers: "g"),
    Row("g0", "property set, no observer"),
    Row("g1", "property get"),
    Row("a-tracked", "property set, read by a body of withObservationTracking", peers: "a"),
    Row("g1-tracking", "property get, untracked, while reads can be tracked", peers: "g1"),
    Row("g-observe-tracking", "g-observe while reads can be tracked", peers: "g"),
    Row("m2-tracking", "m2 while reads can be tracked", peers: "m2"),
    Row("h", "property set + distinct + map + write"),
    Row("h2", "the same through closures alone"),
    Row("g1-unowned", "derived property get, owner captured unowned"),
    Row("g1-owner", "derived property get, @Computed"),
    Row("append-1000", "append + removeLast, array of 1,000"),
    Row("append-100000", "append + removeLast, array of 100,000"),
    Row("modify-1000", "the same by modify, array of 1,000"),
    Row("modify-100000", "the same by modify, array of 100,000"),
    Row("generic-g0", "g0 in a class generic over the value, with a derived property"),
    Row("generic-g1", "g1 in a class generic over the value"),
    Row("generic-h", "a set sent to an observer, in a class generic over the value"),
    Row("generic-map", "set + read of a map, in a class generic over the value"),
    Row("make-incomparable", "a property made, of a type that cannot be compared"),
    Row("map-10000", "last of 10,000 elements changed, read through map"),
    Row("computed-10000", "the same through computed"),
    Row("append-derived-1000", "append-1000 in a structure, its count observed through map"),
    Row("append-derived-100000", "the same, array of 100,000"),
  ]

  private static let subscriptions = [
    Row("i", "subscribe + dispose"),
    Row("i2", "the same, map.filter.map"),
    Row("i2-before", "the same, chain made before", peers: "i2"),
    Row("j", "flatMap(.latest), one value each"),
    Row("j2", "flatMap(.latest), a property each"),
    Row("k", "merge of 10, one of ten sent"),
  ]

  private static let commandsAndDiamonds = [
    Row("l", "command, synchronous body"),
    Row("l-async", "command, async body, no suspension"),
    Row("l-action", "action applied to a producer that ends at once"),
    Row("l-unowned", "command, synchronous, owner captured unowned"),
    Row("l-owner", "command of an owner, synchronous"),
    Row("l-async-unowned", "command, async, owner captured unowned"),
    Row("l-async-owner", "command of an owner, async"),
    Row("m", "diamond over signals"),
    Row("m2", "diamond over properties"),
    Row("m2-operators", "the same by map and combineLatest", peers: "m2"),
    Row("m2-computed", "the same by three computed properties", peers: "m2"),
    Row("m2-unowned", "diamond of a view model, owner captured unowned", peers: "m2"),
    Row("m2-owner", "diamond of a view model, @Computed", peers: "m2"),
    Row("n", "make source, subscribe, send, drop"),
    Row("q", "producer of one value, start to end"),
  ]

  private static let lists = [
    Row("list-insert", "100,000 rows, one inserted"),
    Row("list-shuffle", "10,000 rows, shuffled"),
    Row("list-unfold-20000", "change set: 20,000 rows after 10, as when a file is unfolded"),
    Row("list-unfold-100000", "the same, 100,000 rows"),
    Row("list-update-20000", "change set: 20,000 rows with other texts"),
    Row("list-update-100000", "the same, 100,000 rows"),
    Row("list-replace-20000", "change set: 20,000 rows in place of as many others"),
    Row("list-replace-100000", "the same, 100,000 rows"),
  ]

  private static let growth = [
    Row("handles-8000", "8,000 members of a composite, removed by their handles"),
    Row("handles-16000", "the same, 16,000 members"),
    Row("timers-8000", "8,000 timers of a virtual clock, made and run"),
    Row("timers-16000", "the same, 16,000 timers"),
    Row("delays-8000", "8,000 actions delayed on the main actor and cancelled"),
    Row("delays-16000", "the same, 16,000 actions"),
    Row("pages-500", "500 pages of 20 items loaded, with an observer"),
    Row("pages-1000", "the same, 1,000 pages"),
  ]

  private static let frames = [
    Row("frame-1000", "200 × 60 cells, a list of 1,000 rows"),
    Row("frame-100000", "the same, 100,000 rows"),
    Row("frame-sections-100000", "the same, 100,000 rows in sections of 1,000"),
    Row("frame-sections-200000", "the same, 200,000 rows"),
    Row("frame-key", "a key and its frame, 1,000 rows"),
    Row("push-pop", "a screen pushed and popped"),
    Row("push-pop-host", "the same in a terminal, with a frame after each"),
  ]

  private static let memory = [
    Row("bytes-property", "bytes of a property"),
    Row("bytes-registration", "bytes of one more tracked body that reads a property"),
    Row("bytes-observer", "bytes of one more observer"),
    Row("bytes-binding", "bytes of property → property"),
    Row("bytes-chain", "bytes of an observed map.filter.map"),
    Row("bytes-push-pop", "bytes that a screen leaves after its pop"),
    Row("bytes-push-pop-host", "the same in a terminal"),
    Row("bytes-changed-cell", "bytes for one changed cell of 200 × 60"),
  ]

  private static let observerCounts = ObserverCountCase.rows.map {
    Row($0, "one observer among many")
  }
}
