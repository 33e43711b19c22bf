import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

struct ReleaseVersionTests {
  @Test(
    arguments: [
      ("0.9.1", "0.10.0"), ("v0.1.0-dev", "0.1.0"), ("1.0.0-alpha.2", "1.0.0-alpha.10"),
      ("1.0.0-2", "1.0.0-alpha"), ("1.9.9", "V2"), ("1.0.0-alpha", "1.0.0-alpha.1"),
    ]
  )
  func `versions are compared by order`(older: String, newer: String) throws {
    let (older, newer) = (try #require(ReleaseVersion(older)), try #require(ReleaseVersion(newer)))

    #expect(older < newer)
    #expect(!(newer < older))
    #expect(older != newer)
  }

  @Test func `missing zeros and words about the build do not matter`() {
    #expect(ReleaseVersion("v1.0") == ReleaseVersion("1.0.0+20260101"))
  }

  @Test(arguments: ["", "v", "latest", "1.x", "-1.0", "1..2", "99999999999999999999"])
  func `a tag that is no version has none`(tag: String) {
    #expect(ReleaseVersion(tag) == nil)
  }

  @Test(
    arguments: [
      ("0.1.0", "v0.1.0", "0.1.0 is the latest version."),
      ("0.2.0", "v0.1.0", "0.2.0 is the latest version."),
      ("0.1.0-dev", "v0.1.0", "Version 0.1.0 is available."),
      ("0.9.0", "v0.10.0", "Version 0.10.0 is available."),
      ("0.1.0", "nightly", "No release has been published yet."),
    ]
  )
  func `a check names the newer version or says that there is none`(
    version: String,
    tag: String,
    text: String
  ) {
    let check = ReleaseCheck(
      ProgramDescription(version: version),
      latest: GitHub.Release(id: 1, tag: tag)
    )

    #expect(check.text == text)
  }
}
