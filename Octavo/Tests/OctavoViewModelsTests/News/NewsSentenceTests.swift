import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

struct NewsSentenceTests {
  private let web = WebAddress(origin: "https://ghe.example.com")

  private func row(_ kind: GitHub.Event.Kind) -> NewsRow {
    NewsSentence(Sample.event(1, kind), on: web).row
  }

  @Test(
    arguments: [
      (
        .push(reference: "refs/heads/feature/moon", head: "0123456789", before: "abcdefabcd"),
        "hina-m pushed to feature/moon at maralind/tides", "abcdefa → 0123456"
      ),
      (
        .push(reference: "refs/heads/main", head: "0123456789", before: "0000000000"),
        "hina-m pushed to main at maralind/tides", "0123456"
      ),
      (.createRepository, "hina-m created repository maralind/tides", nil),
      (.create(.branch, name: "a/b"), "hina-m created branch a/b at maralind/tides", nil),
      (.create(.tag, name: "v1.0"), "hina-m created tag v1.0 at maralind/tides", nil),
      (.delete(.branch, name: "a/b"), "hina-m deleted branch a/b at maralind/tides", nil),
      (.star, "hina-m starred maralind/tides", nil),
      (
        .fork(to: .init(owner: "hina-m", name: "tides")),
        "hina-m forked maralind/tides to hina-m/tides", nil
      ),
      (
        .issue(action: "opened", number: 7, title: "Wet feet"),
        "hina-m opened issue maralind/tides#7", "Wet feet"
      ),
      (
        .issue(action: "ready_for_tea", number: 7, title: nil),
        "hina-m ready for tea issue maralind/tides#7", nil
      ),
      (
        .issueComment(number: 7, title: "Wet feet", body: "Boots!", onPullRequest: false),
        "hina-m commented on issue maralind/tides#7", "Boots!"
      ),
      (
        .issueComment(number: 8, title: nil, body: nil, onPullRequest: true),
        "hina-m commented on pull request maralind/tides#8", nil
      ),
      (
        .pullRequest(action: "merged", number: 8, title: nil),
        "hina-m merged pull request maralind/tides#8", nil
      ),
      (
        .pullRequest(action: "synchronize", number: 8, title: nil),
        "hina-m updated pull request maralind/tides#8", nil
      ),
      (
        .pullRequestReview(number: 8, state: .approved, title: "Dry feet"),
        "hina-m approved pull request maralind/tides#8", "Dry feet"
      ),
      (
        .pullRequestReview(number: 8, state: .changesRequested),
        "hina-m requested changes in pull request maralind/tides#8", nil
      ),
      (
        .pullRequestReviewThread(action: "resolved", number: 8, title: "Dry feet"),
        "hina-m resolved a conversation in pull request maralind/tides#8", "Dry feet"
      ),
      (
        .pullRequestReviewThread(action: "unresolved", number: 8, title: nil),
        "hina-m reopened a conversation in pull request maralind/tides#8", nil
      ),
      (
        .discussion(action: "created", number: 9, title: "Boots?"),
        "hina-m created discussion maralind/tides#9", "Boots?"
      ),
      (.team(name: "Divers"), "hina-m added maralind/tides to team Divers", nil),
      (.sponsorship(action: "created"), "hina-m started a sponsorship", nil),
      (.sponsorship(action: "cancelled"), "hina-m cancelled a sponsorship", nil),
      (
        .status(.failure, sha: "0123456789", description: "3 faults"),
        "hina-m set the status of commit maralind/tides@0123456 to failure", "3 faults"
      ),
      (.follow(login: "juno"), "hina-m followed juno", nil),
      (.gist(action: "create", id: "1", description: "Notes"), "hina-m created a gist", "Notes"),
      (.gist(action: "fork", id: "1", description: nil), "hina-m forked a gist", nil),
      (.download(name: "tides.zip"), "hina-m uploaded tides.zip to maralind/tides", nil),
      (
        .forkApply(reference: "master"),
        "hina-m applied commits of a fork to master at maralind/tides", nil
      ),
      (
        .pullRequestReview(number: 8, state: .dismissed),
        "hina-m dismissed a review of pull request maralind/tides#8", nil
      ),
      (.pullRequestReview(number: 8), "hina-m reviewed pull request maralind/tides#8", nil),
      (
        .pullRequestReviewComment(number: 8, body: "Hm"),
        "hina-m commented on pull request maralind/tides#8", "Hm"
      ),
      (
        .commitComment(sha: "0123456789", body: "Why?"),
        "hina-m commented on commit maralind/tides@0123456", "Why?"
      ),
      (.member(action: "added", login: "juno"), "hina-m added juno to maralind/tides", nil),
      (.madePublic, "hina-m made maralind/tides public", nil),
      (
        .release(tag: "v1.0", name: "High water"), "hina-m released v1.0 of maralind/tides",
        "High water"
      ),
      (.release(tag: "v1.0", name: "v1.0"), "hina-m released v1.0 of maralind/tides", nil),
      (.other(type: "GollumEvent"), "hina-m made an event (Gollum) at maralind/tides", nil),
    ] as [(GitHub.Event.Kind, String, String?)]
  )
  func `an event has a sentence`(
    kind: GitHub.Event.Kind,
    sentence: String,
    detail: String?
  ) {
    let row = row(kind)

    #expect(row.sentence == sentence)
    #expect(row.detail == detail)
    #expect(row.parts[0].link == .user("hina-m"))
  }

  @Test(
    arguments: [
      (
        .push(reference: "refs/heads/feature/moon", head: "0", before: "1"),
        .comparison(Sample.name, base: "1", head: "0")
      ),
      (
        .push(reference: "refs/heads/feature/moon", head: "1", before: "000"),
        .repository(Sample.name, .init(kind: .branch, name: "feature/moon"))
      ),
      (.commitComment(sha: "012", body: nil), .commit(Sample.name, "012")),
      (.create(.tag, name: "v1.0"), .repository(Sample.name, .init(kind: .tag, name: "v1.0"))),
      (.release(tag: "v1/0", name: nil), .release(Sample.name, tag: "v1/0")),
      (.delete(.branch, name: "a"), .repository(Sample.name, nil)),
      (
        .fork(to: .init(owner: "hina-m", name: "tides")),
        .repository(.init(owner: "hina-m", name: "tides"), nil)
      ),
      (.member(action: "added", login: "juno"), .user("juno")),
      (.other(type: "GollumEvent"), .repository(Sample.name, nil)),
    ] as [(GitHub.Event.Kind, NewsLink)]
  )
  func `a row leads to what it is about`(kind: GitHub.Event.Kind, link: NewsLink) {
    #expect(row(kind).link == link)
  }

  @Test func `talk leads to its page`() {
    let address = "https://ghe.example.com/maralind/tides"

    #expect(
      [
        row(.issue(action: "opened", number: 7, title: nil)),
        row(.pullRequestReview(number: 8)),
      ].map(\.link)
        == ["\(address)/issues/7", "\(address)/pull/8"].map {
          URL(string: $0).map { .web($0) }
        }
    )
  }

  @Test func `a comment as long as a book is cut`() throws {
    let body = String(repeating: "e\u{301}\u{202E}\u{1B}[2J", count: 100_000)

    let detail = try #require(row(.pullRequestReviewComment(number: 1, body: body)).detail)

    #expect(detail.count == 401)
  }

  @Test func `a push tells of its last commit if the event has the commits`() throws {
    let json = #"{"ref": "refs/heads/main", "commits": [{"sha": "1", "message": "High\n\nWater"}]}"#

    let row = try NewsSentence(event("PushEvent", json), on: web).row

    #expect(row.detail == "High")
  }

  @Test(
    arguments: [
      (["Home"], "hina-m edited wiki page “Home” at maralind/tides", nil),
      (["Home", "Moon"], "hina-m changed 2 wiki pages at maralind/tides", "Home, Moon"),
    ] as [([String], String, String?)]
  )
  func `changed pages of a wiki`(titles: [String], sentence: String, detail: String?) throws {
    let pages = titles.map { #"{"title": "\#($0)", "action": "edited"}"# }
    let json = #"{"pages": [\#(pages.joined(separator: ", "))]}"#

    let row = try NewsSentence(event("GollumEvent", json), on: web).row

    #expect(row.sentence == sentence)
    #expect(row.detail == detail)
    #expect(
      row.link
        == URL(string: "https://ghe.example.com/maralind/tides/wiki").map { NewsLink.web($0) }
    )
  }

  private func event(_ type: String, _ payload: String) throws -> GitHub.Event {
    let json = #"""
      {"id": "1", "type": "\#(type)", "actor": {"login": "hina-m"},
       "repo": {"name": "maralind/tides"}, "created_at": 0, "payload": \#(payload)}
      """#
    return try JSONDecoder().decode(LenientObject<GitHub.Event>.self, from: Data(json.utf8)).value
  }

  @Test(
    arguments: [
      (.star, "hina-m starred a repository", nil),
      (
        .follow(login: "juno"), "hina-m followed juno",
        .user("juno")
      ),
      (.issue(action: "opened", number: 7, title: nil), "hina-m opened issue #7", nil),
      (.other(type: "GollumEvent"), "hina-m made an event (Gollum)", nil),
    ] as [(GitHub.Event.Kind, String, NewsLink?)]
  )
  func `an event without a repository`(
    kind: GitHub.Event.Kind,
    sentence: String,
    link: NewsLink?
  ) {
    var event = Sample.event(1, kind)
    event.repository = nil

    let row = NewsSentence(event, on: web).row

    #expect(row.sentence == sentence)
    #expect(row.link == link)
  }

  @Test func `a deleted account has a placeholder`() {
    var event = Sample.event(1)
    event.actor = GitHub.Account(login: "")

    let row = NewsSentence(event, on: web).row

    #expect(row.sentence == "Someone starred maralind/tides")
    #expect(row.parts[0].link == nil)
  }
}
