#if canImport(Glibc) || canImport(Musl)
import BinderyNavigation
import BinderyTerminal
import FollowExperts

/// Shows the same experts twice: in cells that observe, and in cells that are delegates.
final class FollowExpertsView: ScreenView {
  private let viewModel: FollowExpertsViewModel
  private var list = ListState("experts")
  private let observing = RecyclingBinder<ExpertCellViewModel, ObservingExpertCell>(
    make: { ObservingExpertCell() },
    bind: { $0.bind($1, $2) }
  )
  private let delegating = RecyclingBinder<ExpertCellViewModel, DelegatingExpertCell>(
    make: { DelegatingExpertCell() },
    bind: { $0.bind($1, $2) }
  )

  init(_ viewModel: FollowExpertsViewModel) {
    self.viewModel = viewModel
    viewModel.loadCommand.execute()
  }

  deinit {}

  private var selected: ExpertCellViewModel? {
    let cells = viewModel.cellViewModels
    return cells.indices.contains(list.selection) ? cells[list.selection] : nil
  }

  var actions: [KeyAction] {
    let cell = selected
    return [
      KeyAction(
        "follow",
        "Follow or not",
        keys: [KeyPress(.enter), "f"],
        isHint: true,
        isEnabled: cell?.followCommand.isEnabled == true
      ) { cell?.followCommand.execute() },
      KeyAction(
        "cancel",
        "Never mind",
        keys: ["x"],
        isHint: true,
        isEnabled: cell?.followCommand.isExecuting == true
      ) { cell?.followCommand.cancel() },
      KeyAction("like", "Like or not", keys: ["l"], isHint: true, isEnabled: cell != nil) {
        cell?.likeCommand.execute()
      },
    ] + KeyAction.motions { self.list.handle($0) }
  }

  func handle(_ event: InputEvent) -> Bool { list.handle(event) }

  func click(_ target: ClickTarget) {
    if list.click(target) == true { selected?.followCommand.execute() }
  }

  func draw(in area: Rect, of frame: inout Frame) {
    let count = viewModel.followedCount
    var rest = frame.heading("Follow experts", "you follow \(count)", in: area)
    let foot = rest.takeBottom(2)
    frame.write(viewModel.error ?? "", Style(.danger), in: foot, row: 1)
    frame.write("Cells that observe", .muted, in: rest)
    frame.write("Cells that are delegates", .muted, in: rest, column: rest.columns / 2)
    _ = rest.takeTop(1)
    guard !viewModel.loadCommand.isExecuting else {
      frame.write([frame.spinner(), Run(" Loading the experts", .muted)], in: rest)
      return
    }
    drawCells(in: rest, of: &frame)
  }

  private func drawCells(in area: Rect, of frame: inout Frame) {
    let all = viewModel.cellViewModels
    let rows = list.visibleRows(of: all.count, in: area)
    let left = observing.show(rows, of: all)
    let right = delegating.show(rows, of: all)
    let middle = area.columns / 2
    list.draw(all.count, in: area, of: &frame) { row, _, area, frame in
      var half = area
      let place = row - rows.lowerBound
      let (one, other) = (left[place], right[place])
      let first = half.takeLeft(middle).inset(right: 2)
      draw(one.name, one.buttonTitle, one.isBusy, one.isLiked, in: first, of: &frame)
      draw(other.name, other.buttonTitle, other.isBusy, other.isLiked, in: half, of: &frame)
    }
  }

  private func draw(
    _ name: String,
    _ button: String,
    _ isBusy: Bool,
    _ isLiked: Bool,
    in area: Rect,
    of frame: inout Frame
  ) {
    var area = area
    let title = area.takeRight(11)
    let isFollowed = button != "Follow"
    let style = isFollowed ? Style(.success) : Style(.accent)
    frame.write(isLiked ? "♥" : "♡", Style(isLiked ? .danger : .muted), in: area)
    frame.write(name, in: area, column: 2)
    frame.write(isBusy ? [frame.spinner()] : [Run(button, style)], in: title)
  }
}
#endif
