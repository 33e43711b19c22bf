import BinderyTesting
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The permissions of an account, which are known before anything is offered.
struct CapabilityTests {
  private let fakes = Fakes()

  private func answers(_ scopes: [String]?, _ hasNotifications: Bool?) -> [Capability.Answer] {
    let token = Capability.Token(scopes: scopes, hasNotifications: hasNotifications)
    return Capability.allCases.map { $0.answer(for: token).answer }
  }

  @Test func `a classic token says what it permits, another one does not`() {
    #expect(answers(["repo", "read:org"], true) == [.yes, .yes, .yes, .yes])
    #expect(answers(["read:user"], true) == [.yes, .no, .yes, .no])
    #expect(answers(["public_repo", "user"], nil) == [.no, .yes, .yes, .yes])
    #expect(answers(["notifications", "user"], nil) == [.yes, .yes, .yes, .no])
    #expect(answers(["repo"], nil) == [.yes, .no, .yes, .yes])
    #expect(answers(nil, false) == [.no, .unknown, .unknown, .unknown])
    #expect(answers([], nil) == [.unknown, .unknown, .unknown, .unknown])
  }

  @Test func `the settings have a sentence for each`() async {
    fakes.logIn()
    fakes.session.scopes = ["read:user"]
    let settings = SettingsViewModel(fakes.services)

    let rows = settings.account.suffix(4).map { "\($0.title): \($0.value)" }

    #expect(
      rows == [
        "Inbox: No: the token lacks “notifications”, so the inbox is built from searches",
        "Teams: No: the token lacks “read:org”",
        "Actions: In public repositories only: the token lacks “repo”",
        "Writing: No: the token can only read, because it lacks “repo”",
      ]
    )
  }

  private func page() async -> IssueViewModel {
    fakes.addTides()
    fakes.sync[.issue(12, of: Sample.name)] = Sample.issue(12)
    let page = IssueViewModel(fakes.services, Sample.name, 12)
    await settle()
    page.activate()
    await settle()
    return page
  }

  @Test func `a token that can only read writes nothing, and the page says why`() async {
    fakes.logIn()
    let writing = await page()
    let before = writing.canWrite
    fakes.session.scopes = ["read:user"]
    let page = await page()

    #expect(before && !page.canWrite)
    #expect(page.actions.action("comment")?.isEnabled == false)
    #expect(page.actions.action("close") == nil && page.actions.action("react") == nil)
    #expect(page.summary.hasSuffix("you cannot comment: the token of this account can only read"))
  }

  @Test func `an account that an enterprise manages writes in its repositories alone`() async {
    fakes.session.server = Server(
      name: "github.com",
      webAddress: "https://github.com",
      loginMethods: [.token]
    )
    fakes.logIn()
    fakes.session.user?.login = "mara_acme"
    let page = await page()

    #expect(!page.canWrite)
    #expect(page.summary.contains("an enterprise manages this account"))
    var own = Sample.repository()
    own.isPrivate = true
    var invited = Sample.repository()
    invited.role = .write
    #expect(fakes.services.obstacle(toWritingIn: own) == nil)
    #expect(fakes.services.obstacle(toWritingIn: invited) == nil)
  }

  /// The availability of a star on the page of a repository and of a follow on that of a user.
  private func starAndFollow() async -> [Bool?] {
    fakes.addTides()
    fakes.sync[.user("lea")] = Sample.user("lea")
    let page = RepositoryViewModel(fakes.services, Sample.name)
    let profile = ProfileViewModel(fakes.services, "lea")
    page.activate()
    profile.activate()
    await settle()
    return [page.actions.action("star")?.isEnabled, profile.actions.action("follow")?.isEnabled]
  }

  @Test func `an account that an enterprise manages is offered no stars and follows elsewhere`()
    async
  {
    fakes.session.server = Server(
      name: "github.com",
      webAddress: "https://github.com",
      loginMethods: [.token]
    )
    fakes.logIn()
    let before = await starAndFollow()
    fakes.session.user?.login = "mara_acme"
    let after = await starAndFollow()

    fakes.services.setStarred(true, ofRow: Sample.repository())
    await settle()

    #expect(before == [true, true])
    #expect(after == [false, false])
    #expect(fakes.services.canFollow(GitHub.Account(login: "Noa_ACME", avatarURL: nil)))
    #expect(!fakes.services.canFollow(GitHub.Account(login: "noa_other", avatarURL: nil)))
    #expect(fakes.services.notice?.text.hasPrefix("An enterprise manages") == true)
  }

  @Test func `an archived repository can only be read`() {
    fakes.logIn()
    var repository = Sample.repository()
    repository.isArchived = true

    #expect(
      fakes.services.obstacle(toWritingIn: repository) == "the repository is archived"
    )
  }
}
