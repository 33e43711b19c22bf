import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// An account: picture, counts, and ways to what it has.
final class ProfileView: ScreenView {
  /// A line that leads somewhere.
  private struct Way {
    let title: [Run]
    let open: () -> Void
  }

  private let viewModel: ProfileViewModel
  private let context: ViewContext
  private var list = ListState("ways")

  init(_ viewModel: ProfileViewModel, _ context: ViewContext) {
    self.viewModel = viewModel
    self.context = context
  }

  deinit {}

  var actions: [KeyAction] {
    let isFollowing = viewModel.isFollowing == true
    return [
      .open { self.open() },
      KeyAction(
        "follow",
        isFollowing ? "Unfollow" : "Follow",
        keys: ["f"],
        isHint: true,
        isEnabled: viewModel.followCommand.isEnabled
      ) { self.viewModel.followCommand.execute() },
      .browser {
        self.viewModel.openInBrowser()
      },
      .refresh {
        self.viewModel.refresh()
      },
    ] + KeyAction.motions { self.list.handle($0) }
  }

  func draw(in area: Rect, of frame: inout Frame) {
    frame.page(
      viewModel,
      title: viewModel.isSelf ? nil : [Run(viewModel.title, .bold)],
      trailing: followState,
      in: area
    ) { user, area, frame in drawProfile(user, in: area, of: &frame) }
  }

  func handle(_ event: InputEvent) -> Bool {
    if case .wheel = event { return list.handle(event) }
    return false
  }

  func click(_ target: ClickTarget) {
    if list.click(target) == true { open() }
  }

  private var followState: [Run] {
    viewModel.isFollowing == true ? [Run("✓ following", .success)] : []
  }

  private func drawProfile(_ user: GitHub.User, in area: Rect, of frame: inout Frame) {
    var area = area.inset(left: 2, top: area.rows > 14 ? 1 : 0, right: 1)
    let hasPicture = area.columns >= 56 && area.rows >= 14
    var head = area.takeTop(hasPicture ? 7 : 4)
    if hasPicture {
      let place = head.takeLeft(14).inset(bottom: 0)
      context.pictures.draw(
        user.avatarURL,
        initial: viewModel.login,
        in: place,
        of: &frame
      )
      _ = head.takeLeft(3)
    }
    for (row, line) in headLines(user, width: head.columns).prefix(head.rows).enumerated() {
      frame.write(line, in: head, row: row)
    }
    _ = area.takeTop(area.rows > 8 ? 1 : 0)
    let ways = ways
    list.draw(ways.count, in: area, of: &frame) { index, _, area, frame in
      frame.write(ways[index].title, trailing: [Run("› ", .muted)], in: area.inset(left: 1))
    }
  }

  private func headLines(_ user: GitHub.User, width: Int) -> [[Run]] {
    let details = viewModel.details
    func text(_ kind: ProfileDetail.Kind) -> String? {
      details.first { $0.kind == kind }?.text
    }
    var lines: [[Run]] = [
      [Run(text(.name) ?? viewModel.login, .bold), Run("  \(viewModel.login)", .muted)]
    ]
    if let bio = text(.bio) { lines += [Run(bio)].wrapped(to: width, limit: 2) }
    let places = [text(.company), text(.location)].compactMap { $0 }
    if !places.isEmpty { lines.append([Run(places.joined(separator: " · "), .muted)]) }
    lines.append([])
    lines.append(
      Facts.joined([
        count(user.followers, "follower"),
        [Run(Words.short(user.following), .bold), Run(" following", .muted)],
        [
          Run(Words.short(user.publicRepositories), .bold),
          Run(user.publicRepositories == 1 ? " repository" : " repositories", .muted),
        ],
      ])
    )
    return lines
  }

  private func count(_ number: Int, _ noun: String) -> [Run] {
    [
      Run(Words.short(number), .bold), Run(" \(noun)\(number == 1 ? "" : "s")", .muted),
    ]
  }

  private var ways: [Way] {
    var ways = [
      Way(title: [Run("◆ ", .info), Run("Repositories")]) {
        self.viewModel.openRepositories()
      },
      Way(title: [Run("★ ", .warning), Run("Starred")]) {
        self.viewModel.openStarred()
      },
      Way(title: [Run("↑ ", .success), Run("Public activity")]) {
        self.viewModel.openActivity()
      },
      Way(title: [Run("○ ", .accent), Run("Followers")]) {
        self.viewModel.openFollowers()
      },
      Way(title: [Run("● ", .accent), Run("Following")]) {
        self.viewModel.openFollowing()
      },
    ]
    for detail in viewModel.details where detail.url != nil {
      ways.append(
        Way(title: [Run("@ ", .special), Run(detail.text)]) {
          self.viewModel.open(detail)
        }
      )
    }
    return ways
  }

  private func open() {
    let ways = ways
    if ways.indices.contains(list.selection) { ways[list.selection].open() }
  }
}
