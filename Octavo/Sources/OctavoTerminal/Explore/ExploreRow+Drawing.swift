import BinderyTerminal
import GitHubValues
import OctavoViewModels

extension ExploreRow {
  /// Draws the row in one line; a result has a second one.
  func draw(
    in area: Rect,
    of frame: inout Frame,
    highlighting terms: SearchTerms?,
    follow: FollowState?,
    _ pictures: Pictures
  ) {
    let line = area.inset(left: 1, right: 1)
    switch content {
    case .query(let query): frame.write([Run("↺ ", .muted), Run(query)], in: line)
    case .repository(let row):
      if terms == nil {
        row.drawLine(in: area, of: &frame)
      } else {
        row.draw(in: area, of: &frame, highlighting: terms)
      }
    case .account(let account):
      if terms != nil {
        account.draw(in: area, of: &frame, highlighting: terms, follow: follow, pictures)
        return
      }
      var rest = line
      FollowMark.draw(follow, in: &rest, of: &frame)
      frame.write([Run("○ ", .info), Run(account.login)], in: rest)
    case .summary(let row) where terms != nil:
      frame.write([Run("⊙ ", .success), Run(row.title)], in: line)
      frame.write([Run("  "), Run(row.detail, .muted)], in: line, row: 1)
    case .summary(let row):
      let title = [Run("# ", .special), Run(row.title)]
      frame.write(title + [Run("  "), Run(row.detail, .muted)], in: line)
    case .all(let title, _):
      frame.write([Run("  "), Run(title, .accent)], trailing: [Run("›", .muted)], in: line)
    case .failure(let message):
      let retry = [Run("\(Strings.tryAgain) ›", .accent)]
      frame.write([Run("! ", .warning, .bold), Run(message, .warning)], trailing: retry, in: line)
    case .loading: frame.write("  \(Strings.loading)", .muted, in: line)
    }
  }
}
