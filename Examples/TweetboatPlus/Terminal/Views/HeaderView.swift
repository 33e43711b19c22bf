#if canImport(Glibc) || canImport(Musl)
import BinderyTerminal
import TweetboatPlus

/// Shows the user that was found, from the view model of its screen.
struct HeaderView {
  let viewModel: TwitterLookupViewModel

  init(_ viewModel: TwitterLookupViewModel) { self.viewModel = viewModel }

  func draw(in area: Rect, of frame: inout Frame) {
    guard let avatar = viewModel.userAvatarImage else { return }
    var rest = area
    let picture = rest.takeTop(8).inset(right: max(0, area.columns - 16))
    frame.draw(avatar.picture, in: picture)
    frame.mark(picture, as: .item("avatar", 0))
    _ = rest.takeTop(1)
    for (row, line) in viewModel.userFullName.wrapped(to: rest.columns).enumerated() {
      frame.write(line, .bold, in: rest, row: row)
    }
  }
}
#endif
