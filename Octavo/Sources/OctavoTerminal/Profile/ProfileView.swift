import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// An account: picture, counts, and what it has.
final class ProfileView: ModelView<ProfileViewModel, OctavoViewContext> {
  override var content: ViewContent {
    content(header: header, .page(viewModel, retry: context.retry) { [self] in page(of: $0) })
  }

  private var header: ScreenHeader {
    guard !viewModel.isSelf else { return ScreenHeader(problemOf: viewModel) }
    let follow = viewModel.user == nil ? [] : FollowMark.runs(viewModel.isFollowing)
    return ScreenHeader(viewModel, trailing: follow)
  }

  private func page(of user: GitHub.User) -> Layout {
    let picture = context.pictures.layout(
      user.avatarURL,
      initial: viewModel.login,
      size: Size(columns: 14, rows: 7),
      action: "picture"
    )
    let forPicture = Size(columns: 56, rows: 14)
    let roomy = Size(columns: 0, rows: 14)
    return .row([
      .fixed(2, .lines([])),
      .fill(
        .column([
          .optional(from: Size(columns: 0, rows: 15), .lines([[]])),
          .row([
            .optional(from: forPicture, .fixed(14, picture)),
            .optional(from: forPicture, .fixed(3, .lines([]))),
            .fill(
              .column([
                .widget(Label("head") { [self] in head(of: user, width: $0) }),
                .optional(from: roomy, .lines([[]])),
                .widget(Label("counts") { [self] in RepositoryFacts.wrapped(counts, to: $0) }),
              ])
            ),
          ]),
          .optional(from: roomy, .lines([[]])),
          .fill(.widget(ActionList("parts", parts) { Self.icon(of: $0) })),
        ])
      ),
    ])
  }

  private func head(of user: GitHub.User, width: Int) -> [[Run]] {
    let details = viewModel.details
    func text(_ kind: ProfileDetail.Kind) -> String? {
      details.first { $0.kind == kind && $0.isSet }?.text
    }
    var lines: [[Run]] = [
      [Run(text(.name) ?? viewModel.login, .bold), Run("  \(viewModel.login)", .muted)]
    ]
    if let bio = text(.bio) { lines += [Run(bio)].wrapped(to: width, limit: 2) }
    let places = [text(.company), text(.location)].compactMap { $0 }
    if !places.isEmpty { lines.append([Run(places.joined(separator: " · "), .muted)]) }
    if let unset = viewModel.unset { lines += [Run(unset, .muted)].wrapped(to: width) }
    return lines
  }

  private var counts: [[Run]] {
    viewModel.counts.map { [Run($0.number, .bold), Run(" \($0.noun)", .muted)] }
  }

  private var parts: [ScreenAction] {
    viewModel.parts
      + viewModel.details.filter { $0.url != nil }.map { detail in
        ScreenAction("detail.\(detail.kind)", detail.text) { self.viewModel.open(detail) }
      }
  }

  private static func icon(of part: ScreenAction) -> [Run] {
    switch part.id {
    case "repositories": [Run("◆ ", .info)]
    case "starred": [Run("★ ", .warning)]
    case "activity": [Run("↑ ", .success)]
    case "followers": [Run("○ ", .accent)]
    case "following": [Run("● ", .accent)]
    case "organizations", "members": [Run("◇ ", .accent)]
    default: [Run("@ ", .special)]
    }
  }
}
