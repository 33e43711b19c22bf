import Measuring

extension Bar {
  /// Every limit, in the order of the rows.
  ///
  /// Times are limited as a multiple of a peer’s or of another row, measured in the same run. The
  /// floor is no peer: a ratio to it changes with the processor.
  static let all =
    events + properties + owners + collections + subscriptions + commandsAndDiamonds + lists
    + growth + frames + memory + observerCounts

  private static let events: [Bar] = [
    openCombine("a", 1 / 8), noAllocation("a"),
    openCombine("b", 1 / 8), noAllocation("b"),
    openCombine("c", 1 / 4), noAllocation("c"),
    openCombine("d", 1 / 3), noAllocation("d"),
    ours("c-producer", 1.2, "c"), noAllocation("c-producer"),
    ours("d-producer", 1.2, "d"), noAllocation("d-producer"),
    observation("e", 1 / 20), noAllocation("e"),
  ]

  private static let properties: [Bar] =
    ["g", "g-observe", "g-signal"].flatMap { row in
      [openCombine(row, 1 / 6, "g"), noAllocation(row)]
    }
    + [
      openCombine("g0", 1 / 8), noAllocation("g0"),
      openCombine("g1", 1 / 4), noAllocation("g1"),
      observation("a-tracked", 1, "a"), observation("g1-tracking", 1, "g1"),
    ]
    + ["h", "h2"].flatMap { row in [openCombine(row, 1 / 10, "h"), noAllocation(row)] }

  /// The owner forms cost no more than a tenth above the forms with `unowned self`.
  private static let owners: [Bar] =
    ["g1", "l", "l-async", "m2"].map { row in ours("\(row)-owner", 1.1, "\(row)-unowned") }
    + ["g1-owner", "l-owner", "m2-owner"].map { noAllocation($0) }

  /// A change in place costs the same whatever the size of the collection.
  private static let collections: [Bar] = [
    ours("append-100000", 1.1, "append-1000"), noAllocation("append-100000"),
    ours("modify-100000", 1.1, "modify-1000"), noAllocation("modify-100000"),
    ours("append-derived-100000", 1.2, "append-derived-1000"),
    ours("map-10000", 1.2, "computed-10000"),
  ]

  private static let subscriptions: [Bar] = [
    openCombine("i", 1 / 8), Bar(row: "i", subject: .allocations, limit: 2),
    openCombine("i2", 1 / 2), openCombine("i2-before", 1 / 4, "i2"),
    openCombine("j", 1 / 5), Bar(row: "j", subject: .allocations, limit: 4),
    openCombine("j2", 1 / 5), Bar(row: "j2", subject: .allocations, limit: 4),
    noAllocation("k"),
  ]

  private static let commandsAndDiamonds: [Bar] = [
    openCombine("l", 1, "a"), noAllocation("l"),
    openCombine("l-async", 7, "a"),
    ours("l-action", 60, "l"), Bar(row: "l-action", subject: .allocations, limit: 6),
    openCombine("m2", 1 / 3), observation("m2", 1 / 3), noAllocation("m2"),
    ours("m2-operators", 2, "m2-computed"), noAllocation("m2-operators"),
  ]

  /// The floor of these two is the standard library's difference of the identities.
  private static let lists: [Bar] = [
    standardLibrary("list-insert", 1 / 5), standardLibrary("list-shuffle", 1 / 50),
    // Five times the rows take five times as long where they are in the cache, and up to twice that
    // where they are not; the square would be 25 times.
    ours("list-unfold-100000", 7.5, "list-unfold-20000"),
    ours("list-update-100000", 10, "list-update-20000"),
    ours("list-replace-100000", 12, "list-replace-20000"),
  ]

  /// Twice the work takes about twice the time, and more than that where it leaves the cache; what
  /// grows with the square takes four times as long.
  private static let growth: [Bar] = [
    ours("handles-16000", 3, "handles-8000"), ours("timers-16000", 3, "timers-8000"),
    ours("delays-16000", 3, "delays-8000"), ours("pages-1000", 3, "pages-500"),
  ]

  /// A frame costs as much as it shows, and a key little more than its frame.
  ///
  /// A push and a pop cost little more than the two frames after them.
  private static let frames: [Bar] = [
    ours("frame-100000", 1.2, "frame-1000"), ours("frame-key", 2, "frame-1000"),
    ours("frame-sections-200000", 1.2, "frame-sections-100000"),
    ours("push-pop-host", 3, "frame-1000"),
  ]

  private static let memory: [Bar] = [
    Bar(row: "bytes-property", subject: .bytes, limit: 112),
    observation("bytes-registration", 1.01),
    Bar(row: "bytes-observer", subject: .bytes, limit: 160),
    Bar(row: "bytes-binding", subject: .bytes, limit: 320),
    Bar(row: "bytes-chain", subject: .bytes, limit: 600),
    Bar(row: "bytes-push-pop", subject: .bytes, limit: 0),
    Bar(row: "bytes-push-pop-host", subject: .bytes, limit: 0),
    Bar(row: "bytes-changed-cell", subject: .bytes, limit: 63),
  ]

  /// One of ten thousand observers costs at most four times as much as one of a hundred.
  ///
  /// It may cost more, because the memory no longer fits the cache of the processor; a cost that is
  /// linear in the number of observers would be a hundred times as much.
  private static let observerCounts: [Bar] =
    ["subscribe", "send", "dispose"].flatMap { step in
      [
        ours("crowd-10000-\(step)", 4, "crowd-100-\(step)"),
        openCombine("crowd-10000-\(step)", step == "subscribe" ? 1 / 4 : 1 / 8),
      ]
    }

  private static func openCombine(_ row: String, _ limit: Double, _ other: String? = nil) -> Bar {
    Bar(row: row, subject: .ratio(to: .openCombine, other ?? row), limit: limit)
  }

  private static func observation(_ row: String, _ limit: Double, _ other: String? = nil) -> Bar {
    Bar(row: row, subject: .ratio(to: .observation, other ?? row), limit: limit)
  }

  private static func standardLibrary(_ row: String, _ limit: Double) -> Bar {
    Bar(row: row, subject: .ratio(to: .floor, row), limit: limit)
  }

  private static func ours(_ row: String, _ limit: Double, _ other: String) -> Bar {
    Bar(row: row, subject: .ratio(to: .ours, other), limit: limit)
  }

  private static func noAllocation(_ row: String) -> Bar {
    Bar(row: row, subject: .allocations, limit: 0)
  }
}
