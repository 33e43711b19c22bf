import BinderyTesting
import GitHubValues
import ScreenExamples
import Testing

@testable import OctavoViewModels

struct RouteTests {
  private nonisolated static let name = GitHub.RepositoryName(owner: "maralind", name: "tides")

  /// One route of each screen.
  nonisolated static let routes: [Route] =
    ScreenExample.all.map(\.route) + [
      .login(.start(then: nil)), .home, .news(.received(by: "a")), .repositories, .explore,
      .inbox,
      .refPicker(name, current: nil), .optionPicker(.language, current: nil),
      .contents(), .changedFiles(), .jump(), .issueChoice(.labels, name, [12]),
      .filter(.inbox, "is:unread"),
      .filter(.issues(.own), "is:open"), .issueTemplates(name),
      .checks(name, pull: 7), .check(name, .run(2)), .check(name, .status("ci", of: "c0")),
      .checkLog(name, job: 2), .pullCommits(name, 7),
      .avatar(of: GitHub.Account(login: "a")), .link(.tree(name, RevisionPath("main"))),
    ]

  @Test(arguments: routes)
  func `a screen is released when it is left, whatever it waits for`(route: Route) async throws {
    let fakes = Fakes()
    fakes.logIn()
    fakes.services.navigation.resetRoot(.explore)
    fakes.services.navigation.push(route)
    weak let viewModel = fakes.navigation.router.top?.viewModel
    #expect(viewModel != nil)

    fakes.removeScreens()
    await settle()

    #expect(viewModel == nil)
  }
}
