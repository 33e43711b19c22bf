import Foundation
import Testing

@testable import GitHubEndpoints
@testable import GitHubValues

struct NotificationEndpointTests {
  private let json = #"""
    {"id": 5, "unread": true, "reason": "mind_reading", "updated_at": "1970-01-01T00:00:01Z",
     "last_read_at": null, "repository": {"full_name": "ada/engine"},
     "subject": {"title": "Wet feet", "type": "Issue",
       "url": "https://api.example/repos/ada/engine/issues/7"}}
    """#
  private let thread = GitHub.NotificationThread(
    id: "5",
    repository: Sample.engine,
    subject: .init(
      title: "Wet feet",
      kind: .issue,
      apiURL: URL(string: "https://api.example/repos/ada/engine/issues/7")
    ),
    reason: .init(rawValue: "mind_reading"),
    isUnread: true,
    updatedAt: Date(timeIntervalSince1970: 1)
  )

  @Test(arguments: [
    (Endpoint.notifications(), "/notifications?per_page=50"),
    (
      .notifications(all: true, participating: true),
      "/notifications?all=true&participating=true&per_page=50"
    ),
    (
      .notifications(about: Sample.engine, all: true),
      "/repos/ada/engine/notifications?all=true&per_page=50"
    ),
  ])
  func `a list of notifications`(
    _ endpoint: Endpoint<GitHub.Page<GitHub.NotificationThread>>,
    _ address: String
  ) throws {
    let page = try endpoint.value(of: #"[\#(json), {"id": "6", "subject": null}, 1]"#)

    #expect(endpoint.line == "GET \(address)")
    #expect(page.items == [thread])
    #expect(page.items.first?.subject.number == 7)
  }

  @Test func `a thread`() throws {
    let endpoint = Endpoint.notification("5")

    #expect(endpoint.line == "GET /notifications/threads/5")
    #expect(try endpoint.value(of: json) == thread)
  }

  @Test(arguments: [("Discussion", "null"), ("CheckSuite", #""https://api.example/x/9""#)])
  func `only an issue and a pull request have a number`(_ type: String, _ url: String) throws {
    let json = #"""
      {"id": "5", "repository": {"full_name": "a/b"}, "subject": {"type": "\#(type)", "url": \#(url)}}
      """#

    let thread = try Endpoint.notification("5").value(of: json)

    #expect(thread.subject.kind.rawValue == type)
    #expect(thread.subject.number == nil)
  }

  @Test(arguments: [
    (Endpoint.markAsRead(notification: "5"), "PATCH /notifications/threads/5"),
    (.markAsDone(notification: "5"), "DELETE /notifications/threads/5"),
    (.markAllAsRead(), "PUT /notifications"),
    (.markAllAsRead(about: Sample.engine), "PUT /repos/ada/engine/notifications"),
    (.unsubscribe(fromNotification: "5"), "DELETE /notifications/threads/5/subscription"),
  ])
  func `actions on threads, whose responses may be empty`(
    _ endpoint: Endpoint<Void>,
    _ line: String
  ) throws {
    #expect(endpoint.line == line)
    try endpoint.value(of: "")
  }

  @Test func `the subscription of a thread, or none`() throws {
    let endpoint = Endpoint.subscription(ofNotification: "5")
    let json = #"{"subscribed": true, "ignored": null, "created_at": 1}"#

    #expect(endpoint.line == "GET /notifications/threads/5/subscription")
    #expect(
      try endpoint.value(of: json)
        == GitHub.ThreadSubscription(
          isSubscribed: true,
          isIgnored: false,
          createdAt: Date(timeIntervalSince1970: 1)
        )
    )
    #expect(endpoint.value(for: APIError(.notFound)) == .some(nil))
  }

  @Test func `subscribing and ignoring`() throws {
    let endpoint = Endpoint.subscribe(toNotification: "5", ignoring: true)

    #expect(endpoint.line == "PUT /notifications/threads/5/subscription")
    #expect(endpoint.request.body == Data(#"{"ignored":true}"#.utf8))
    #expect(
      try endpoint.value(of: #"{"subscribed": false, "ignored": true}"#)
        == GitHub.ThreadSubscription(isSubscribed: false, isIgnored: true)
    )
  }
}
