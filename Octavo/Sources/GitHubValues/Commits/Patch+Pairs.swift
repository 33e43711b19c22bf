extension GitHub.Patch {
  /// The rows of a hunk in two columns, each of which is found when it is read.
  ///
  /// A read costs as much as passing over 64 lines of the text.
  public struct Pairs: Sendable, RandomAccessCollection {
    let lines: Lines
    /// The places of the blocks of the hunk among those of the patch.
    let blocks: Range<Int>
    /// The number of rows.
    public let count: Int

    /// 0.
    public var startIndex: Int { 0 }
    /// The number of rows.
    public var endIndex: Int { count }

    /// The row at an index.
    public subscript(row: Int) -> GitHub.Patch.Pair {
      precondition(indices.contains(row), "A hunk has no row at \(row).")
      let block = block { $0.row <= row }
      return pair(at: row, in: block, pairs(of: block))
    }

    /// Returns the row that shows a line of the hunk.
    package func row(ofLine line: Int) -> Int {
      let block = block { $0.line <= line }
      let start = lines.text.blocks[block]
      if let deleted = start.deleted {
        let place = line - start.line
        return start.row + (place < deleted ? place : place - deleted)
      }
      let pairs = pairs(of: block)
      return start.row + (pairs.firstIndex { $0.old == line || $0.new == line } ?? 0)
    }

    /// Returns the last block that satisfies a condition, as all before it do.
    private func block(_ condition: (PairBlock) -> Bool) -> Int {
      var (low, high) = (blocks.lowerBound + 1, blocks.upperBound)
      while low < high {
        let middle = (low + high) / 2
        if condition(lines.text.blocks[middle]) { low = middle + 1 } else { high = middle }
      }
      return low - 1
    }

    /// Returns the rows of a block; none of a long change.
    fileprivate func pairs(of block: Int) -> [GitHub.Patch.Pair] {
      let start = lines.text.blocks[block]
      guard start.deleted == nil else { return [] }
      let end = block + 1 < blocks.upperBound ? lines.text.blocks[block + 1].line : lines.count
      var pairing = Pairing()
      for (place, kind) in lines.kinds(of: start.line..<end).enumerated() {
        pairing.add(kind, at: start.line + place)
      }
      return pairing.finish()
    }

    fileprivate func pair(
      at row: Int,
      in block: Int,
      _ pairs: [GitHub.Patch.Pair]
    ) -> GitHub.Patch.Pair {
      let start = lines.text.blocks[block]
      let place = row - start.row
      guard let deleted = start.deleted else { return pairs[place] }
      let end = block + 1 < blocks.upperBound ? lines.text.blocks[block + 1].line : lines.count
      let added = start.line + deleted + place
      return .init(
        old: place < deleted ? start.line + place : nil,
        new: added < end ? added : nil
      )
    }

    fileprivate func end(of block: Int) -> Int {
      block + 1 < blocks.upperBound ? lines.text.blocks[block + 1].row : count
    }
  }
}

extension GitHub.Patch.Pairs {
  /// Reads one row after the other.
  public struct Iterator: IteratorProtocol {
    private let rows: GitHub.Patch.Pairs
    private var row = 0
    private var block: Int
    private var pairs: [GitHub.Patch.Pair] = []
    private var end = 0

    fileprivate init(_ rows: GitHub.Patch.Pairs) {
      self.rows = rows
      block = rows.blocks.lowerBound - 1
    }

    /// Returns the next row; `nil` behind the last.
    public mutating func next() -> GitHub.Patch.Pair? {
      guard row < rows.count else { return nil }
      if row == end {
        block += 1
        end = rows.end(of: block)
        pairs = rows.pairs(of: block)
      }
      defer { row += 1 }
      return rows.pair(at: row, in: block, pairs)
    }
  }

  /// Returns an iterator that begins at the first row.
  public func makeIterator() -> Iterator { Iterator(self) }
}
