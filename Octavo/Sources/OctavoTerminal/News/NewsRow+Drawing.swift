import BinderyTerminal
import Foundation
import GitHubValues
import OctavoViewModels

extension NewsRow {
  /// Draws the row in two lines: the sentence and the time, and the detail, beside the picture of the
  /// account.
  ///
  /// - Parameters:
  ///   - area: The area of the row.
  ///   - frame: The frame to draw into.
  ///   - now: The present.
  ///   - picture: Returns the picture at an address, if it is loaded.
  ///   - address: Returns the address of a link.
  func draw(
    in area: Rect,
    of frame: inout Frame,
    now: Date,
    picture: (URL) -> Picture?,
    address: (NewsLink) -> String?
  ) {
    var area = area
    if area.columns >= Self.columnsForPicture {
      let face = area.takeLeft(4)
      _ = area.takeLeft(1)
      if let loaded = actor.avatarURL.flatMap(picture) { frame.draw(loaded, in: face) }
    }
    let (sign, role) = icon.sign
    var line = [Run(sign + " ", role, .bold)]
    for (index, part) in parts.enumerated() {
      let style: Style = index == 0 ? .bold : part.link == nil ? .muted : Style(.accent)
      line.append(Run(part.text, style, link: part.link.flatMap(address)))
    }
    let age = Run(Strings.ago(date, now: now), .muted)
    frame.write(line, trailing: [age], in: area)
    if let detail { frame.write(detail, .muted, in: area.inset(left: 2), row: 1) }
  }

  /// From so many columns on, a picture leaves enough of them to the sentence.
  private static var columnsForPicture: Int { 56 }
}

extension NewsRow.Icon {
  /// The sign, of one cell, and its colour.
  fileprivate var sign: (String, Role) {
    switch self {
    case .comment: ("“", .info)
    case .issueOpened, .issueReopened: ("◎", .success)
    case .issueClosed: ("◉", .special)
    case .pullRequest: ("⇄", .success)
    case .pullRequestMerged: ("⇄", .special)
    case .pullRequestClosed: ("⇄", .danger)
    case .review: ("✓", .success)
    case .changesRequested: ("±", .danger)
    case .push: ("↑", .success)
    case .branch: (GitHub.Reference.Kind.branch.sign, .info)
    case .tag: (GitHub.Reference.Kind.tag.sign, .info)
    case .repository: ("◆", .info)
    case .fork: ("ψ", .special)
    case .star: ("★", .warning)
    case .member: ("+", .special)
    case .release: ("▲", .accent)
    case .other: ("·", .muted)
    }
  }
}
