#if canImport(Glibc) || canImport(Musl)
import BinderyTerminal
import TweetboatPlus

/// The screen of a user's profile.
final class ProfileView: ScreenView {
  private let viewModel: TwitterUserProfileViewModel

  init(_ viewModel: TwitterUserProfileViewModel) { self.viewModel = viewModel }

  deinit {}

  let actions: [KeyAction] = []

  func draw(in area: Rect, of frame: inout Frame) {
    var rest = area.inset(left: 2, top: 1, right: 2)
    let picture = rest.takeLeft(24).takingTop(12)
    frame.draw(viewModel.userAvatarImage.picture, in: picture)
    rest = rest.inset(left: 3)
    frame.write(viewModel.userFullName, .bold, in: rest)
    frame.write(viewModel.usernameText, Style(.accent), in: rest, row: 1)
    let bio = viewModel.bio.wrapped(to: rest.columns)
    for (row, line) in bio.enumerated() { frame.write(line, in: rest, row: row + 3) }
    for (row, detail) in viewModel.details.enumerated() {
      let line = [Run(detail.title.padded(to: 12), .muted), Run(detail.text)]
      frame.write(line, in: rest, row: row + bio.count + 4)
    }
  }
}
#endif
