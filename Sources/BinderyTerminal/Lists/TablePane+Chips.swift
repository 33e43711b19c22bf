#if canImport(Glibc) || canImport(Musl)
import Bindery

/// The conditions of the filter, where the view model is `ChipFiltering`.
extension TablePane {
  private var chips: [FilterChip] { (table as? any ChipFiltering)?.chips ?? [] }

  /// Draws the chips in one line, and the number of those that have no room.
  func drawChips(in area: inout Rect, of frame: inout Frame) {
    let chips = chips
    guard !chips.isEmpty, area.rows > 2 else { return }
    var line = area.takeTop(1).inset(left: 1, right: 1)
    // The columns of the number of those that follow.
    let more = 5
    // So short that the first chip fits on any line.
    let longest = max(1, min(30, line.columns - more - 4))
    for (index, chip) in chips.enumerated() {
      let text = " \(chip.title.truncated(to: longest)) × "
      let isLast = index == chips.count - 1
      guard text.displayWidth + (isLast ? 0 : more) <= line.columns else {
        frame.write("+\(chips.count - index)", .muted, in: line)
        break
      }
      let place = line.takeLeft(text.displayWidth)
      frame.write(text, Style.plain.on(.role(.bar)), in: place)
      frame.mark(place, as: .item(chipName, index))
      _ = line.takeLeft(1)
    }
    _ = area.takeTop(area.rows > 6 ? 1 : 0)
  }

  /// Removes the chip at an offset.
  func removeChip(at index: Int) {
    guard let model = table as? any ChipFiltering else { return }
    let chips = untracked { model.chips }
    if chips.indices.contains(index) { untracked { model.remove(chips[index]) } }
  }

  /// The name of the area of a chip.
  var chipName: String { "\(name).chip" }
}
#endif
