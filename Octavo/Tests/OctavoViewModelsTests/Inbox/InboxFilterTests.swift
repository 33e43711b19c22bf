import GitHubValues
import Testing

@testable import OctavoViewModels

/// The filter of the inbox is one value, with a text and with actions that change it.
struct InboxFilterTests {
  private func matches(_ text: String, _ thread: GitHub.NotificationThread) -> Bool {
    InboxFilter(text).matches(InboxThread(thread))
  }

  @Test(arguments: [
    "", "is:unread", "reason:subscribed", "reason:mention reason:subscribed", "type:issue",
    "repo:maralind/tides", "REPO:Maralind/TIDES", "org:maralind", "twice", "tides come",
  ])
  func `a thread is let through`(text: String) {
    #expect(matches(text, Sample.thread(1)))
  }

  @Test(arguments: [
    "is:read", "reason:mention", "type:pull", "repo:maralind/tide", "org:juno", "thrice",
    "is:unread reason:mention", "twice type:release", "unknown:twice",
  ])
  func `a thread is hidden`(text: String) {
    #expect(!matches(text, Sample.thread(1)))
  }

  @Test(arguments: ["is:unread reason:mention repo:a/b", "org:a wave", "wave tide"])
  func `the text of a filter is the text that it was read from`(text: String) {
    #expect(InboxFilter(text).text == text)
  }

  @Test func `a value is added, and removed the second time`() {
    let filter = InboxFilter("wave").toggling(.state, "unread")

    #expect(filter.text == "is:unread wave" && filter.has(.state, "UNREAD"))
    #expect(filter.toggling(.state, "unread") == InboxFilter("wave"))
  }
}
