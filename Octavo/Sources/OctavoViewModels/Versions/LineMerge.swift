import Foundation
import GitHubValues

/// The merge of two versions of a text that began as one.
///
/// Changes of different lines are both taken, also of lines beside each other. Where both versions
/// change the same lines to different ones, there is no result.
nonisolated struct LineMerge {
  /// The merged text; `nil` for a conflict.
  let result: Data?

  /// Merges two texts.
  ///
  /// - Parameters:
  ///   - base: The text that both began as.
  ///   - first: A version of it.
  ///   - second: Another one.
  init(_ base: Data, _ first: Data, _ second: Data) {
    let lines = Self.lines(of: base)
    let sides = [first, second].map { Side(lines, Self.lines(of: $0)) }
    var text = Data()
    var place = 0
    var next = [0, 0]
    while let start = Self.nextStart(sides, next) {
      Self.append(lines[place..<start], to: &text)
      let region = Self.region(from: start, of: sides, &next)
      let results = zip(sides, region.edits).map { side, edits in
        edits.isEmpty ? nil : side.lines(of: region.lines, edits, lines)
      }
      switch (results[0], results[1]) {
      case (let only?, nil), (nil, let only?): Self.append(only, to: &text)
      case (let one?, let other?) where one == other: Self.append(one, to: &text)
      default:
        result = nil
        return
      }
      place = region.lines.upperBound
    }
    Self.append(lines[place...], to: &text)
    result = text
  }

  private typealias Region = (lines: Range<Int>, edits: [Range<Int>])

  private static func nextStart(_ sides: [Side], _ next: [Int]) -> Int? {
    zip(sides, next).compactMap { side, index in
      index < side.edits.count ? side.edits[index].old.lowerBound : nil
    }.min()
  }

  /// Returns the lines of the base that edits from a place on have in common, and those edits.
  private static func region(from start: Int, of sides: [Side], _ next: inout [Int]) -> Region {
    let first = next
    var end = start
    var hasInsertion = false
    var isExtended = true
    while isExtended {
      isExtended = false
      for side in sides.indices where next[side] < sides[side].edits.count {
        let edit = sides[side].edits[next[side]].old
        let isFirst = next == first && edit.lowerBound == start
        let touches = edit.lowerBound == end && (hasInsertion || edit.isEmpty)
        guard isFirst || edit.lowerBound < end || touches else { continue }
        end = max(end, edit.upperBound)
        hasInsertion = hasInsertion || edit.isEmpty
        next[side] += 1
        isExtended = true
      }
    }
    return (start..<end, zip(first, next).map { $0..<$1 })
  }

  private static func append(_ lines: ArraySlice<ArraySlice<UInt8>>, to text: inout Data) {
    for line in lines { text.append(contentsOf: line) }
  }

  private static func append(_ lines: [ArraySlice<UInt8>], to text: inout Data) {
    append(lines[...], to: &text)
  }

  /// Returns the lines of a text with their line breaks.
  static func lines(of text: Data) -> [ArraySlice<UInt8>] {
    let bytes = [UInt8](text)
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }
}

/// A version of a text, as the edits that make it.
private nonisolated struct Side {
  /// Lines that are replaced by others.
  struct Edit {
    var old: Range<Int>
    var new: Range<Int>
  }

  let edits: [Edit]
  private let version: [ArraySlice<UInt8>]

  init(_ base: [ArraySlice<UInt8>], _ version: [ArraySlice<UInt8>]) {
    self.version = version
    let comparison = LineComparison(base, version)
    var edits: [Edit] = []
    var (old, new) = (0, 0)
    while old < base.count || new < version.count {
      let start = (old: old, new: new)
      while old < base.count, comparison.isDeleted[old] { old += 1 }
      while new < version.count, comparison.isAdded[new] { new += 1 }
      guard old > start.old || new > start.new else {
        (old, new) = (old + 1, new + 1)
        continue
      }
      edits.append(Edit(old: start.old..<old, new: start.new..<new))
    }
    self.edits = edits
  }

  /// Returns the lines of a part of the base in this version.
  func lines(
    of part: Range<Int>,
    _ edits: Range<Int>,
    _ base: [ArraySlice<UInt8>]
  ) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var place = part.lowerBound
    for edit in self.edits[edits] {
      lines += base[place..<edit.old.lowerBound] + version[edit.new]
      place = edit.old.upperBound
    }
    return lines + base[place..<part.upperBound]
  }
}
