import BinderyNavigation
public import Foundation
import GitHubEndpoints
import GitHubValues

/// A list of the user for scripts.
///
/// The names of the members in JSON stay the same in later versions.
public nonisolated struct ListReport: ScriptReport, Equatable {
  /// The lists that can be asked for.
  public enum Kind: String, Sendable, Encodable, CaseIterable {
    /// The notifications.
    case inbox
    /// The repositories of the user.
    case repositories
    /// The repositories that the user has starred.
    case starred
  }

  /// An item, of whose members a list has a part only.
  public struct Item: Sendable, Equatable, Encodable {
    /// The repository, as `OWNER/REPO`.
    public var repository: String
    /// The title of a thread, or the description of a repository.
    public var title: String?
    /// The number of an issue or a pull request.
    public var number: Int?
    /// The kind of the subject of a thread, in one word.
    public var type: String?
    /// The state of an issue or a pull request, in one word.
    public var state: String?
    /// The reason for a notification, in the server’s word.
    public var reason: String?
    /// Whether something is new in a thread.
    public var unread: Bool?
    /// The language of a repository.
    public var language: String?
    /// The number of stars of a repository.
    public var stars: Int?
    /// The time of the last change.
    public var updatedAt: Date?
    /// The page on the server.
    public var url: String?
  }

  /// The list.
  public let list: Kind
  /// The account, such as “ada@github.com”.
  public let account: String
  /// The time at which the list was read from the server; `nil` if it never was.
  public let readAt: Date?
  /// The items that the filter lets through, in the order of the screen.
  public let items: [Item]

  /// Returns the items in lines with tabs between the columns, of which the account is the last one
  /// in a list of several accounts.
  public func text(ofSeveral: Bool) -> String {
    items.map { item in
      let place = item.number.map { "\(item.repository)#\($0)" } ?? item.repository
      let state =
        switch list {
        case .inbox: [item.unread == true ? "new" : "", item.state ?? item.type ?? ""]
        case .repositories, .starred: [item.stars.map { "\($0)" } ?? "", item.language ?? ""]
        }
      let name = ofSeveral ? [account] : []
      return ([place] + state + [item.title ?? ""] + name).map(\.inOneLine).joined(separator: "\t")
    }.joined(separator: "\n")
  }
}

nonisolated extension ListReport.Kind {
  /// The repositories of the list, where it is one of repositories.
  fileprivate var repositories: RepositoryList { self == .starred ? .starred : .owned }
}

extension Services {
  /// Returns a list as the store has it.
  ///
  /// - Parameters:
  ///   - kind: The list.
  ///   - filter: The text of a filter, as the screen of the list takes it.
  /// - Returns: The list.
  public func storedList(_ kind: ListReport.Kind, filter: String) -> ListReport {
    let account = session.accounts.first(where: \.isActive)?.id.description ?? ""
    switch kind {
    case .inbox:
      let filter = InboxFilter(filter)
      let items = (untracked { inbox.own?.state.threads } ?? []).filter(filter.matches).map(item)
      let readAt = store.result(of: .inbox).readAt
      return ListReport(list: kind, account: account, readAt: readAt, items: items)
    case .repositories, .starred:
      let stored = store.result(of: .repositories(kind.repositories))
      let items = (stored.value ?? []).filter { $0.matches(filter) }.map(item)
      return ListReport(list: kind, account: account, readAt: stored.readAt, items: items)
    }
  }

  /// Requests a list from the server.
  ///
  /// - Returns: The list as far as it is known, and the message of a failure; `nil` without one.
  public func list(
    _ kind: ListReport.Kind,
    filter: String
  ) async -> (report: ListReport, failure: String?) {
    var failure: String?
    do {
      switch kind {
      case .inbox: try await sync.refresh(.inbox)
      case .repositories, .starred: try await sync.refresh(.repositories(kind.repositories))
      }
    } catch {
      failure = message(for: error)
    }
    return (storedList(kind, filter: filter), failure)
  }

  private func item(of thread: InboxThread) -> ListReport.Item {
    let subject = thread.thread.subject
    return ListReport.Item(
      repository: "\(thread.thread.repository)",
      title: subject.title,
      number: subject.number,
      type: subject.kind.names.word,
      state: thread.state?.state.rawValue,
      reason: thread.thread.reason.rawValue,
      unread: thread.isUnread,
      updatedAt: thread.thread.updatedAt,
      url: thread.thread.address(on: web)?.absoluteString
    )
  }

  private func item(of repository: GitHub.Repository) -> ListReport.Item {
    ListReport.Item(
      repository: "\(repository.fullName)",
      title: repository.description,
      language: repository.language,
      stars: repository.stars,
      updatedAt: repository.pushedAt,
      url: (repository.htmlURL ?? web.page(of: repository.fullName))?.absoluteString
    )
  }
}
