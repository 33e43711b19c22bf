import BinderyTerminal
import Foundation
import GitHubValues
import OctavoViewModels

/// The picture of an account beside the two lines of a row.
enum Face {
  /// From so many columns on, a picture leaves enough of them to the text.
  private static let leastColumns = 56

  /// Draws the picture at an address if it is loaded, and takes its place off the area.
  ///
  /// - Returns: Whether the area is wide enough for a picture.
  @discardableResult
  static func draw(
    _ url: URL?,
    in area: inout Rect,
    of frame: inout Frame,
    picture: (URL) -> Picture?
  ) -> Bool {
    guard area.columns >= leastColumns else { return false }
    let place = area.takeLeft(4)
    _ = area.takeLeft(1)
    if let loaded = url.flatMap(picture) { frame.draw(loaded, in: place) }
    return true
  }
}

extension GitHub.Account {
  /// Draws the account in two lines, with its picture and the button of the follow.
  func draw(
    in area: Rect,
    of frame: inout Frame,
    highlighting terms: SearchTerms? = nil,
    follow: FollowState?,
    _ pictures: Pictures
  ) {
    var area = area.inset(left: 1, right: 1)
    let hasFace = Face.draw(avatarURL, in: &area, of: &frame) { pictures.picture(at: $0) }
    var line = area
    FollowMark.draw(follow, in: &line, of: &frame)
    frame.write((hasFace ? [] : [Run("○ ", .info)]) + terms.runs(login), in: line)
    guard let kindTitle else { return }
    frame.write(kindTitle, .muted, in: area.inset(left: hasFace ? 0 : 2, top: 1))
  }
}

/// The button of a follow at the end of a row.
enum FollowMark {
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
