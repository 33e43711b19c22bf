#if canImport(Glibc) || canImport(Musl)
import BinderyNavigation
import BinderyTerminal
import TweetboatPlus

/// The screen for looking up a user: a text field, the user that was found, and the tweets.
final class LookupView: ScreenView {
  private let viewModel: TwitterLookupViewModel
  /// The view of the user that was found; it has no view model of its own.
  let header: HeaderView
  private var field = TextField(placeholder: "username")
  private var list = ListState("tweets")

  private(set) var isTyping = true

  init(_ viewModel: TwitterLookupViewModel) {
    self.viewModel = viewModel
    header = HeaderView(viewModel)
  }

  deinit {}

  var actions: [KeyAction] { isTyping ? typingActions : readingActions }

  func handle(_ event: InputEvent) -> Bool {
    guard isTyping else { return list.handle(event) }
    guard field.handle(event) else { return false }
    viewModel.username = field.text
    return true
  }

  func click(_ target: ClickTarget) {
    switch target {
    case .item("field", _): isTyping = true
    case .item("avatar", _): viewModel.openProfile()
    case .item("go", _): go()
    default:
      isTyping = false
      list.click(target)
    }
  }

  func draw(in area: Rect, of frame: inout Frame) {
    var rest = area.inset(left: 2, right: 2)
    let title = rest.takeTop(2)
    frame.write([Run("Tweetboat Plus", .bold), Run("  small talk at sea", .muted)], in: title)
    frame.rule(title, row: 1)
    _ = rest.takeTop(1)
    drawField(in: rest.takeTop(3), of: &frame)
    guard viewModel.userAvatarImage != nil else {
      drawWelcome(in: rest, of: &frame)
      return
    }
    let left = rest.takeLeft(24)
    header.draw(in: left.inset(right: 2), of: &frame)
    drawTweets(in: rest, of: &frame)
  }
}

// MARK: - Actions

extension LookupView {
  private var typingActions: [KeyAction] {
    [
      KeyAction(
        "go",
        "Go",
        keys: [KeyPress(.enter)],
        isHint: true,
        isEnabled: viewModel.usernameValid
      ) { self.go() },
      KeyAction("suggest", "A known name", keys: [KeyPress(.down)], isHint: true) {
        self.suggest(1)
      },
      KeyAction("suggestBack", "The name before", keys: [KeyPress(.up)]) {
        self.suggest(-1)
      },
      KeyAction(
        "read",
        "To the tweets",
        keys: [KeyPress(.tab)],
        isHint: true,
        isEnabled: !viewModel.tweets.isEmpty
      ) { self.isTyping = false },
    ]
  }

  private var readingActions: [KeyAction] {
    let isFound = viewModel.userAvatarImage != nil
    return [
      KeyAction(
        "profile",
        "Profile",
        keys: ["p", KeyPress(.enter)],
        isHint: true,
        isEnabled: isFound
      ) { self.viewModel.openProfile() },
      KeyAction(
        "again",
        "Try again",
        keys: ["r"],
        isHint: true,
        isEnabled: isFound && viewModel.message != nil
      ) { self.viewModel.loadMoreTweets() },
      KeyAction("type", "Another name", keys: ["/", KeyPress(.tab)], isHint: true) {
        self.isTyping = true
      },
    ] + KeyAction.motions { self.list.handle($0) }
  }

  private func go() {
    guard viewModel.usernameValid else { return }
    isTyping = false
    list.select(0)
    viewModel.getTweetsForCurrentUsername()
  }

  private func suggest(_ step: Int) {
    let names = viewModel.knownUsernames
    let current = names.firstIndex(of: viewModel.username)
    let next = current.map { $0 + step } ?? (step > 0 ? 0 : -1)
    viewModel.username = names[(next + names.count) % names.count]
    field.update(viewModel.username)
  }
}

// MARK: - Drawing

extension LookupView {
  private func drawField(in area: Rect, of frame: inout Frame) {
    var line = area
    frame.write("@", Style(.muted), in: line)
    let input = Rect(column: line.column + 2, row: line.row, columns: 24, rows: 1)
    field.draw(isFocused: isTyping, in: input, of: &frame)
    frame.mark(input, as: .item("field", 0))
    let opacity = viewModel.usernameValid ? 1.0 : 0.5
    let style = Style(.accent, opacity < 1 ? [.dim, .reverse] : [.bold, .reverse])
    let go = Rect(column: input.endColumn + 2, row: line.row, columns: 8, rows: 1)
    frame.write("   Go   ", style, in: go)
    frame.mark(go, as: .item("go", 0))
    line = line.inset(left: go.endColumn + 2 - line.column)
    if viewModel.isLoading { frame.write([frame.spinner()], in: line) }
    let under = area.inset(left: 2, top: 1)
    if let message = viewModel.message {
      frame.write(message, Style(.warning), in: under)
    } else if isTyping {
      let names = viewModel.knownUsernames.joined(separator: ", ")
      frame.write("Try \(names)", .muted, in: under)
    }
  }

  private func drawWelcome(in area: Rect, of frame: inout Frame) {
    guard !viewModel.isLoading else { return }
    let rows = max(4, min(12, area.rows - 3))
    var place = area.centered(columns: max(rows * 2, 40), rows: rows + 2)
    let picture = place.takeTop(rows)
    frame.draw(
      viewModel.emblem.picture,
      in: picture.centered(columns: rows * 2, rows: rows)
    )
    frame.write("Who is out there?", .muted, in: place, row: 1, alignment: .center)
  }

  private func drawTweets(in area: Rect, of frame: inout Frame) {
    let tweets = viewModel.tweets
    list.draw(
      tweets.count + 1,
      rowHeight: 3,
      isFocused: !isTyping,
      in: area,
      of: &frame
    ) { row, _, area, frame in
      if row < tweets.count {
        drawTweet(tweets[row], in: area, of: &frame)
      } else {
        drawEnd(in: area, of: &frame)
      }
    }
  }

  private func drawTweet(_ tweet: TweetCellViewModel, in area: Rect, of frame: inout Frame) {
    var text = area
    frame.draw(tweet.tweetAuthorAvatarImage.picture, in: text.takeLeft(4).takingTop(2))
    text = text.inset(left: 2)
    frame.write(
      [Run(tweet.tweetAuthorFullName, .bold), Run("  " + tweet.tweetAge, .muted)],
      in: text
    )
    for (row, line) in tweet.tweetContent.wrapped(to: text.columns).prefix(2).enumerated() {
      frame.write(line, in: text, row: row + 1)
    }
  }

  /// Draws the last row: a loading cell, which requests the next page, or the end of the list.
  private func drawEnd(in area: Rect, of frame: inout Frame) {
    let line = area.inset(left: 6)
    if viewModel.allTweetsLoaded {
      let text = viewModel.tweets.isEmpty ? "No tweets yet." : "That was the first one."
      frame.write("~ \(text) ~", .muted, in: line, row: 1)
    } else if let message = viewModel.message {
      frame.write([Run(message, .warning), Run(" r tries again.", .muted)], in: line, row: 1)
    } else {
      frame.write([frame.spinner(), Run(" Loading …", .muted)], in: line, row: 1)
      viewModel.loadMoreTweets()
    }
  }
}
#endif
