import BinderyTerminal
import OctavoViewModels

/// The follow of an account: its mark in a header, and its button at the end of a row.
enum FollowMark {
  /// The mark of an account that the user follows, or of which that is not known.
  static func runs(_ isFollowing: Bool?) -> [Run] {
    let state = FollowState(isFollowing)
    return state == .notFollowed ? [] : [Run(state.title, state.style)]
  }

  /// Draws the button, which a click performs on its row, and takes its place off the line.
  static func draw(_ state: FollowState?, in line: inout Rect, of frame: inout Frame) {
    guard let state else { return }
    let place = line.takeRight(state.title.displayWidth)
    _ = line.takeRight(2)
    frame.write(state.title, state.style, in: place)
    frame.mark(
      Rect(column: place.column, row: place.row, columns: place.columns, rows: 1),
      as: .action("follow")
    )
  }
}

extension FollowState {
  fileprivate var style: Style {
    switch self {
    case .followed: Style(.success)
    case .notFollowed: Style(.accent)
    case .unknown: Style(.muted)
    }
  }
}
