import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

struct StringsTests {
  @Test(
    arguments: [
      (0, "0"), (7, "7"), (999, "999"), (1000, "1k"), (1049, "1k"), (1250, "1.3k"), (9999, "10k"),
      (34_567, "35k"), (999_499, "999k"), (999_500, "1M"), (1_234_567, "1.2M"),
    ] as [(Int, String)]
  )
  func `counts are short`(count: Int, words: String) {
    #expect(Strings.short(count) == words)
  }

  @Test(
    arguments: [
      (true, "8 stars, starred", "Remove Star"), (false, "8 stars, not starred", "Star"),
      (nil, "8 stars, unknown whether starred", "Star"),
    ] as [(Bool?, String, String)]
  )
  func `a star is removed only where it is known to be there`(
    isStarred: Bool?,
    words: String,
    action: String
  ) {
    #expect(Strings.stars(8, isStarred: isStarred) == words)
    #expect(Strings.starAction(isStarred: isStarred) == action)
  }

  @Test(
    arguments: [
      (0, "0 B"), (1023, "1023 B"), (1024, "1 KB"), (1536, "1.5 KB"), (52_428_800, "50 MB"),
      (Int.max, "8388608 TB"),
    ] as [(Int, String)]
  )
  func `sizes are readable`(bytes: Int, words: String) {
    #expect(Strings.size(bytes) == words)
  }

  @Test(
    arguments: [
      (-100.0, "just now"), (0, "just now"), (59, "just now"), (60, "1 minute ago"),
      (7199, "1 hour ago"), (86_400, "1 day ago"), (8 * 86_400, "1 week ago"),
      (70 * 86_400, "2 months ago"), (800 * 86_400, "2 years ago"),
      (Double.greatestFiniteMagnitude, "3170 years ago"),
    ] as [(Double, String)]
  )
  func `times are relative to now`(seconds: Double, words: String) {
    let date = Date(timeIntervalSinceReferenceDate: -seconds)

    #expect(Strings.ago(date, now: Date(timeIntervalSinceReferenceDate: 0)) == words)
  }

  @Test(
    arguments: [
      (
        APIError.Reason.rateLimited(until: Sample.now.addingTimeInterval(61)),
        "Rate limit reached. Try again in 61 seconds."
      ),
      (
        .rateLimited(until: Sample.now.addingTimeInterval(1800)),
        "Rate limit reached. Try again in 30 minutes."
      ),
      (
        .rateLimited(until: .distantPast),
        "Rate limit reached. Try again now."
      ),
      (
        .secondaryLimit(retryAfter: .seconds(60)),
        "Too many requests. Try again in 60 seconds."
      ),
      (.validation([]), "The server did not accept the request."),
      (
        .validation([.init(field: "q"), .init(message: "Too old")]),
        "The server did not accept the request: “q” is not valid; Too old."
      ),
      (.tooLarge(limit: 2 << 20), "Too large to show. The limit is 2 MB."),
    ] as [(APIError.Reason, String)]
  )
  func `reasons have sentences`(reason: APIError.Reason, words: String) {
    #expect(Strings.about(APIError(reason), now: Sample.now) == words)
  }

  @Test func `a cancellation is no news`() {
    #expect(Strings.about(CancellationError(), now: Sample.now) == nil)
  }
}
