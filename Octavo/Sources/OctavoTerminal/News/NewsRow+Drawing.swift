import BinderyTerminal
import Foundation
import GitHubValues
import OctavoViewModels

extension NewsRow {
  /// Draws the row in two lines: the sentence and the time, and the detail.
  ///
  /// - Parameters:
  ///   - area: The area of the row.
  ///   - frame: The frame to draw into.
  ///   - now: The present.
  ///   - address: Returns the address of a link.
  func draw(
    in area: Rect,
    of frame: inout Frame,
    now: Date,
    address: (NewsLink) -> String?
  ) {
    let (sign, role) = icon.sign
    var line = [BinderyTerminal.Run(sign + " ", role, .bold)]
    for (index, run) in runs.enumerated() {
      let style: Style = index == 0 ? .bold : run.link == nil ? .muted : Style(.accent)
      line.append(BinderyTerminal.Run(run.text, style, link: run.link.flatMap(address)))
    }
    let age = BinderyTerminal.Run(Strings.ago(date, now: now), .muted)
    frame.write(line, trailing: [age], in: area)
    if let detail { frame.write(detail, .muted, in: area.inset(left: 2), row: 1) }
  }
}

extension NewsRow.Icon {
  /// The sign, of one cell, and its colour.
  fileprivate var sign: (String, Role) {
    switch self {
    case .comment: ("“", .info)
    case .issueOpened, .issueReopened: ("◎", .success)
    case .issueClosed: ("◉", .special)
    case .pullRequest: ("⇄", .success)
    case .review: ("✓", .success)
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
