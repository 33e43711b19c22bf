import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubValues
import Testing

@testable import OctavoViewModels

struct AvatarTests {
  let fakes = Fakes()
  private static let address = "https://avatars.example.com/u/1?v=4"

  private var hina: GitHub.User {
    var user = Sample.user("hina-m")
    user.avatarURL = URL(string: Self.address)
    return user
  }

  @Test func `the picture of a profile opens in full size`() async throws {
    fakes.logIn()
    fakes.sync[.user("hina-m")] = hina
    let profile = ProfileViewModel(fakes.services, "hina-m")
    fakes.show(.profile(profile))
    await settle()

    profile.actions.action("picture")?.perform()

    let avatar = try fakes.top(AvatarViewModel.self)
    #expect(fakes.navigation.outline == "[C0: Profile, Avatar]")
    #expect(avatar.title == "hina-m")
    #expect(avatar.addresses.map(\.absoluteString) == ["\(Self.address)&s=460", Self.address])
  }

  @Test func `the picture of a profile without one cannot be opened`() async {
    fakes.logIn()
    var user = hina
    user.avatarURL = nil
    fakes.sync[.user("hina-m")] = user
    let profile = ProfileViewModel(fakes.services, "hina-m")
    fakes.show(.profile(profile))
    await settle()

    #expect(profile.actions.action("picture")?.isEnabled == false)
  }

  @Test func `the picture of the login opens in full size`() async throws {
    fakes.session.knownAccounts["juno"] = GitHub.Account(
      login: "juno",
      avatarURL: URL(string: Self.address)
    )
    fakes.session.lastUsername = "juno"
    let login = fakes.login()
    fakes.show(.login(login))
    await settle()

    login.actions.action("picture")?.perform()

    let avatar = try fakes.top(AvatarViewModel.self)
    #expect(avatar.account.login == "juno")
    #expect(avatar.addresses.last?.absoluteString == Self.address)
  }

  @Test func `a picture that changes is shown from its new address`() {
    fakes.logIn()
    let avatar = AvatarViewModel(
      fakes.services,
      GitHub.Account(login: "hina-m", avatarURL: URL(string: "https://a.example.com/old?s=40"))
    )
    let before = avatar.addresses.first?.absoluteString

    fakes.store[.user("hina-m")] = hina

    #expect(before == "https://a.example.com/old?s=460")
    #expect(avatar.addresses.last?.absoluteString == Self.address)
  }

  @Test func `the address of the picture is opened and copied`() {
    let account = GitHub.Account(login: "hina-m", avatarURL: URL(string: Self.address))
    let avatar = AvatarViewModel(fakes.services, account)

    avatar.actions.action("browser")?.perform()
    avatar.actions.action("copy")?.perform()

    #expect(fakes.opened == ["\(Self.address)&s=460"])
    #expect(fakes.copied == ["\(Self.address)&s=460"])
  }
}
