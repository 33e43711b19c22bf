/// Reads a listing in batches on a thread that may wait.
actor TreeRows {
  private var records: RecordReader
  private let executor = BlockingExecutor(label: "git ls-tree")

  init(_ process: GitProcess) {
    records = RecordReader(process)
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func next(_ count: Int) throws -> [TreeListing]? {
    var rows: [TreeListing] = []
    while rows.count < count, let record = try records.next() {
      if let row = TreeListing(record) { rows.append(row) }
    }
    return rows.isEmpty ? nil : rows
  }
}
