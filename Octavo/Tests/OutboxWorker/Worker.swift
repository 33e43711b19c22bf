import BinderySignals
import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubValues
import OctavoLive
import OctavoStore
import OctavoViewModels

/// A program that writes with every kind of request at random until it is killed, for the test
/// that kills it.
///
/// It prints a line before and after each request is stored, with tabs between its parts: `begin`
/// or `done`, the kind, the key of the flag or the text before, and the target or the text after.
@main
struct Worker {
  static func main() async throws {
    let arguments = CommandLine.arguments
    let worker = try await Worker(
      host: arguments[1],
      folder: URL(filePath: arguments[2]),
      token: arguments[3]
    )
    guard arguments.count > 4 else { return try await worker.finish() }
    let names = arguments[5...].compactMap { GitHub.RepositoryName($0) }
    try await worker.play(names, on: GitHub.RepositoryID(rawValue: Int(arguments[4]) ?? 0))
  }

  private let session: AppSession
  /// The store on a connection of its own, for the responses.
  private let responses: AccountStore

  private init(host: String, folder: URL, token: String) async throws {
    let host = try GitHub.Host(parsing: host)
    let folders = Folders(data: folder, state: folder)
    var configuration = LiveConfiguration(host: host, folders: folders, environment: [:])
    configuration.client.waitPatiently()
    configuration.client.now = { FastScheduler.date }
    session = try AppSession(configuration, scheduler: FastScheduler())
    await session.restore()
    if session.services.session.user == nil {
      _ = try await session.services.session.logIn(with: GitHub.Token(token))
    }
    responses = try AccountStore(
      folder: folder.appendingPathComponent("accounts"),
      host: host.name,
      login: session.services.session.user?.login ?? ""
    )
  }

  /// Waits until nothing is on its way to the server.
  private func finish() async throws {
    while try await responses.requests().contains(where: { ![.asks, .refused].contains($0.state) })
    {
      try await Task.sleep(for: .milliseconds(20))
    }
    await session.end()
  }

  /// Writes on some repositories, and on issue 1 of the first.
  private func play(_ names: [GitHub.RepositoryName], on id: GitHub.RepositoryID) async throws {
    let place = GitHub.IssuePlace(id, names[0], 1)
    let stars = names.map { GitHub.ViewerFlag.star($0) }
    let heart = GitHub.ViewerFlag.reaction(.init(.heart, to: nil, on: place))
    let flags = stars + [.follow("grace"), heart, .subscription(to: place)]
    for flag in flags { try await source.load(flag) }
    for name in names { try await load(name) }
    while let kind = RequestKinds.all.randomElement() {
      switch kind.name {
      case NewComment.name:
        let text = UUID().uuidString
        try await add(NewComment(text, on: place), "", text)
      case CommentEdit.name:
        guard let comment = try await comment(on: place) else { continue }
        let edit = CommentEdit(UUID().uuidString, of: comment.id, from: comment.body, on: place)
        try await add(edit, edit.base, edit.body)
      case CommentDeletion.name:
        guard let comment = try await comment(on: place) else { continue }
        try await add(CommentDeletion(of: comment.id, comment.body, on: place), comment.body, "")
      case CommentHiding.name:
        guard let comment = try await comment(on: place) else { continue }
        let reason: GitHub.HidingReason? = comment.hidden == nil ? .spam : nil
        let hiding = CommentHiding(comment, as: reason, on: place)
        try await add(hiding, hiding.member, hiding.target)
      case InboxRead.name:
        guard let thread = try await gitHub.send(.notifications()).items.randomElement(),
          let end = thread.updatedAt
        else { continue }
        let place = InboxRead.Place(thread.repository, thread.repositoryID)
        let read = InboxRead(of: Bool.random() ? place : nil, upTo: end)
        try await add(read, thread.id, "\(end.timeIntervalSince1970)")
      case NotificationDone.name, NotificationRead.name, NotificationSubscription.name:
        guard let thread = try await gitHub.send(.notifications()).items.randomElement() else {
          continue
        }
        let state = InboxThread.Subscription.allCases.randomElement() ?? .muted
        let all: [any NotificationRequest] = [
          NotificationDone(thread), NotificationRead(thread),
          NotificationSubscription(state, to: thread),
        ]
        for request in all where type(of: request).name == kind.name {
          try await add(request, thread.id, state.rawValue)
        }
      case NewLabel.name:
        let label = GitHub.Label(name: "\(UUID().uuidString.prefix(8))")
        let new = NewLabel(label, in: place.repository, place.name)
        try await write(kind.name, "", label.name) {
          let use = IssueLabelRequest(label, isSet: true, on: place)
          try await session.services.outbox.add([use], after: new)
        }
      case NewMilestone.name:
        let new = NewMilestone("\(UUID().uuidString.prefix(8))", in: place.repository, place.name)
        let milestone = GitHub.Milestone(number: 0, title: new.title)
        try await write(kind.name, "", new.title) {
          let use = IssueMilestoneRequest(milestone, from: nil, on: place)
          try await session.services.outbox.add([use], after: new)
        }
      case IssueMute.name: try await add(IssueMute(place), "", "muted")
      // The repositories of the worker have no workflows.
      case WorkflowRunRequest.name: continue
      case NewBranch.name:
        let name = "1-\(UUID().uuidString.prefix(8))"
        try await add(NewBranch(name, of: place), "", name)
      case FileMarkRequest.name:
        // A repository without pull requests has no files to mark.
        guard let mark = try await mark(in: names[0], id) else { continue }
        try await add(mark, mark.path, "\(mark.isSet)")
      case NewIssue.name:
        let draft = IssueDraft(title: UUID().uuidString)
        let id = try await add(NewIssue(draft, in: place.repository, place.name), "", draft.title)
        guard Bool.random(), let id, let row = try await responses.request(id) else { continue }
        // The comment waits for the number of the issue.
        let text = UUID().uuidString
        try await write(NewComment.name, "", text) {
          let comment = NewComment("\(text) \(UnsentReference(row).text)", on: place)
          _ = try await session.services.outbox.add(comment, needing: nil, consuming: nil)
        }
      case IssueEdit.name:
        guard try await !responses.requests().contains(where: { $0.kind == kind.name }) else {
          continue
        }
        let issue = try await gitHub.send(.issue(place.number, of: place.repository))
        let edit = IssueEdit(.title, UUID().uuidString, from: issue.title, of: place)
        try await add(edit, edit.member.rawValue, edit.body)
      case IssueProjectRequest.name, IssueProjectMembership.name:
        // The status changes in the first project, and the issue comes and goes in the second.
        let owned = try await gitHub.send(.projects(ofOwnerOf: place.name)).items
        guard let project = owned.last, let other = owned.first else {
          throw MissingKind(name: kind.name)
        }
        let items = try await gitHub.send(.projectItems(ofIssue: 1, of: place.name)).items
        guard let item = items.first(where: { $0.project.id == project.id }),
          let field = project.statusField
        else { throw MissingKind(name: kind.name) }
        let status = project.statuses.randomElement().flatMap { Bool.random() ? $0 : nil }
        let all: [any IssueMemberRequest] = [
          IssueProjectRequest(status, of: item, field: field, on: place),
          IssueProjectMembership(other, isSet: Bool.random(), on: place),
        ]
        for request in all where type(of: request).name == kind.name {
          try await add(request, request.member, request.target)
        }
      case IssueTransferRequest.name:
        // The issues that the program has opened, apart from the two that it changes.
        let issues = try await gitHub.send(.issues(of: names[0], state: .all)).items
        guard let issue = issues.filter({ $0.number > 2 }).randomElement() else { continue }
        let place = GitHub.IssuePlace(id, names[0], issue.number)
        try await add(IssueTransferRequest(to: names[1], place), place.key, "\(names[1])")
      case let name where kind is any IssueMemberRequest.Type:
        guard
          let change = IssueChanges.all(of: place).filter({ type(of: $0).name == name })
            .randomElement()
        else { throw MissingKind(name: name) }
        try await add(change, change.member, change.target)
      default:
        guard let flag = flags.filter({ $0.kind.rawValue == kind.name }).randomElement() else {
          throw MissingKind(name: kind.name)
        }
        let target = Bool.random()
        try await write(kind.name, flag.key, "\(target)") {
          try await source.request(target, of: flag)
        }
      }
      if Int.random(in: 0..<4) == 0, let name = names.randomElement() { try await load(name) }
      if Int.random(in: 0..<8) == 0 { await source.atRest() }
    }
  }

  /// A mark at a file of a pull request, or the end of one; `nil` without a pull request.
  private func mark(
    in name: GitHub.RepositoryName,
    _ id: GitHub.RepositoryID
  ) async throws -> FileMarkRequest? {
    let pulls = try await gitHub.send(.pullRequests(of: name)).items
    guard let pull = pulls.randomElement() else { return nil }
    let files = try await gitHub.send(.files(ofPullRequest: pull.number, of: name)).items
    guard let file = files.randomElement() else { return nil }
    let isSet = Bool.random()
    return FileMarkRequest(
      isSet,
      file,
      of: GitHub.PullRequestFiles(pull),
      seen: isSet ? .unviewed : .viewed,
      on: GitHub.IssuePlace(id, name, pull.number)
    )
  }

  private var gitHub: any GitHubService { session.services.gitHub }

  private var source: any ViewerStateSource { session.services.viewerSource }

  /// A comment that no request is about to change, so that no change of it is a conflict.
  private func comment(on place: GitHub.IssuePlace) async throws -> GitHub.Comment? {
    let kinds = [CommentEdit.name, CommentDeletion.name]
    guard try await !responses.requests().contains(where: { kinds.contains($0.kind) }) else {
      return nil
    }
    let endpoint = Endpoint.comments(onIssue: place.number, of: place.repository)
    return try await gitHub.send(endpoint).items.randomElement()
  }

  @discardableResult
  private func add(
    _ request: any RequestKind,
    _ before: String,
    _ after: String
  ) async throws -> Int64? {
    var id: Int64?
    try await write(type(of: request).name, before, after) {
      id = try await session.services.outbox.add(request, needing: nil, consuming: nil)
    }
    return id
  }

  /// Loads a repository while requests for it are under way, as a screen does.
  private func load(_ name: GitHub.RepositoryName) async throws {
    let revision = try await responses.viewerRevision()
    let repository = try await gitHub.send(.repository(name))
    try await responses.save(repository, since: revision)
  }

  private func write(
    _ kind: String,
    _ before: String,
    _ after: String,
    _ request: () async throws -> Void
  ) async throws {
    func say(_ word: String) {
      FileHandle.standardOutput.write(Data("\(word)\t\(kind)\t\(before)\t\(after)\n".utf8))
    }
    say("begin")
    try await request()
    say("done")
  }
}

/// The changes of the state of an issue that the program makes.
private enum IssueChanges {
  static func all(of place: GitHub.IssuePlace) -> [any IssueMemberRequest] {
    let milestone = GitHub.Milestone(number: 1, title: "1.0", state: .open)
    let other = GitHub.Issue(id: 0, number: 2, title: "")
    let changes: [[any IssueMemberRequest]] = [true, false].map { isSet in
      [
        IssueStateRequest(open: isSet, as: isSet ? nil : .completed, place),
        IssueLabelRequest(GitHub.Label(name: "wet"), isSet: isSet, on: place),
        IssueAssigneeRequest(GitHub.Account(login: "ada"), isSet: isSet, on: place),
        IssueMilestoneRequest(isSet ? milestone : nil, from: isSet ? nil : 1, on: place),
        IssueLockRequest(locked: isSet, place),
        IssueTypeRequest(isSet ? "Bug" : nil, from: isSet ? nil : "Bug", on: place),
        IssuePinRequest(isSet, place),
        IssueLinkRequest(other, Bool.random() ? .subIssue : .blocker, isSet: isSet, on: place),
      ]
    }
    return changes.flatMap(\.self)
  }
}

/// The program makes no request of a kind, so that the test fails, which expects it to be killed.
private struct MissingKind: Error {
  let name: String
}

/// A clock of which a minute is a second, so that doubts and pauses end soon.
private final class FastScheduler: Scheduler {
  private nonisolated static let start = Date(timeIntervalSince1970: 1_790_000_000)
  private nonisolated static let speed = 60.0
  private let real = MainScheduler()

  init() {}

  deinit {}

  /// The date, the same in all programs.
  nonisolated static var date: Date {
    start.addingTimeInterval(Date().timeIntervalSince(start) * speed)
  }

  var now: Duration { real.now * Int(Self.speed) }

  func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
    real.schedule(after: delay / Self.speed, action)
  }
}
