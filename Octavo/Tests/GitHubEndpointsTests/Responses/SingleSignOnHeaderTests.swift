import Testing

@testable import GitHubEndpoints

/// The header of a response from which single sign-on hides a part.
struct SingleSignOnHeaderTests {
  @Test(arguments: [
    ("partial-results; organizations=21955855,20582480", [21_955_855, 20_582_480]),
    ("Partial-Results;Organizations = 7, 7 ,x,8", [7, 8]),
    ("partial-results", []),
    ("partial-results; organizations=", []),
    ("required; url=https://github.com/orgs/acme/sso?organizations=7", []),
    ("organizations=7", []),
    ("", []),
  ])
  func `only a partial response names the organizations that are hidden`(
    header: String,
    numbers: [Int]
  ) {
    #expect(SingleSignOnHeader.hiddenOrganizations(in: header) == numbers)
  }

  @Test func `a response without the header hides nothing`() {
    #expect(SingleSignOnHeader.hiddenOrganizations(in: nil).isEmpty)
  }
}
