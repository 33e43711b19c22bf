public import BinderyNavigation
import Foundation
import GitHubValues

extension NewIssueViewModel: ActionProviding {
  /// The actions of the issue that is written, or of the one that waits to be sent.
  public var actions: [ScreenAction] {
    guard let page else { return [.refresh(self)] }
    return (page.isRequest ? requestActions : writingActions(page))
      + services.pageActions(at: address)
      + [.refresh(self)]
  }

  private func writingActions(_ writing: IssueWriting) -> [ScreenAction] {
    let canSend = writing.sendCommand.isEnabled && obstacle == nil
    let composing = writing.current.actions.filter { !["send", "discard"].contains($0.id) }
    return [
      ScreenAction("send", Strings.createIssue, isEnabled: canSend, isPrimary: true) {
        writing.sendCommand.execute()
      }
    ] + goingOn(with: writing) + composing + choices(of: writing)
      + [ScreenAction("discard", Strings.discardText) { self.discard() }] + similar(to: writing)
  }

  /// Going on in the browser with what was filled in, which a form that demands files needs.
  private func goingOn(with writing: IssueWriting) -> [ScreenAction] {
    guard !writing.fields.isEmpty else { return [] }
    return [
      ScreenAction("issue.browser", "Continue in Browser", isPrimary: writing.needsBrowser) {
        if let address = self.browserAddress { self.services.open(address) }
      }
    ]
  }

  /// Choosing the labels, assignees and the milestone, where the user may.
  private func choices(of writing: IssueWriting) -> [ScreenAction] {
    guard triages else { return [] }
    return IssueChoice.ofDraft.map { choice in
      ScreenAction(choice.rawValue, choice.action, section: Strings.issue) {
        self.services.navigation.present(
          .issueChoice(choice, self.repository, [], of: .init(writing.options))
        )
      }
    }
  }

  private func similar(to writing: IssueWriting) -> [ScreenAction] {
    writing.similar.map { issue in
      ScreenAction("similar.\(issue.id)", "Open \(issue.words)", section: Strings.similarIssues) {
        self.services.navigation.push(.issue(self.repository, issue.id))
      }
    }
  }

  /// The decisions about a request that is not on its way.
  private var requestActions: [ScreenAction] {
    guard let request else { return [] }
    switch request.state {
    case .sent, .doubt: return []
    case .held, .waiting, .refused, .asks:
      return [
        ScreenAction("change.request", "Change", isPrimary: true) { self.change() },
        services.sendingAgain(request), services.copyingReference(of: request),
        ScreenAction("discard.request", "Discard") { self.discard() },
      ].compactMap(\.self)
    }
  }

  /// The address of the page on which the server lets issues be opened.
  var address: URL? { services.web.page(of: repository, ["issues", "new"]) }
}
