import BinderyTerminal
import GitHubValues
import OctavoViewModels

extension SummaryRow {
  /// Draws the row in two lines, with the picture of its account and the button of the follow; the
  /// lines of a file are below.
  func draw(
    in area: Rect,
    of frame: inout Frame,
    sign: Run,
    highlighting terms: SearchTerms? = nil,
    follow: FollowState?,
    _ pictures: Pictures
  ) {
    var area = area
    let hasFace =
      account.map { account in
        Face.draw(account.avatarURL, in: &area, of: &frame) { pictures.picture(at: $0) }
      } ?? false
    var line = area
    FollowMark.draw(follow, in: &line, of: &frame)
    let signs = hasFace ? [] : [signRun ?? sign]
    frame.write(titleRuns(after: signs, highlighting: terms), in: line)
    let below = area.inset(left: hasFace ? 0 : 2, top: 1)
    frame.write(tagRuns + [Run(detail, .muted)], in: below)
    drawExcerpt(in: below.inset(top: 1), of: &frame, highlighting: terms)
  }

  /// Draws the lines of the file, each with its number where that is known.
  private func drawExcerpt(
    in area: Rect,
    of frame: inout Frame,
    highlighting terms: SearchTerms?
  ) {
    for (place, (number, line)) in zip(excerptNumbers, excerpt).enumerated() {
      frame.write([Run(number, .muted)] + terms.runs(line.text), in: area, row: place)
    }
  }

  /// The sign of the state; `nil` for that of the list.
  var signRun: Run? { sign.map { Run("\($0.text) ", $0.tone.role) } }

  /// Returns the title and the word of warning beside it.
  func titleRuns(after sign: [Run], highlighting terms: SearchTerms? = nil) -> [Run] {
    sign + terms.runs(title) + (mark.map { [Run("  "), Run($0, .warning)] } ?? [])
  }

  /// Labels, whose colour is that of a dot alone.
  private var tagRuns: [Run] {
    tags.flatMap { tag in
      let color = tag.color.map { Style(LanguageColor.color(code: $0)) } ?? .plain
      return [Run("● ", color), Run("\(tag.title)  ")]
    }
  }
}
