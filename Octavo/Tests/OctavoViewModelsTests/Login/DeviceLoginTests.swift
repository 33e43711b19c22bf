import BinderyTesting
import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

struct DeviceLoginTests {
  let fakes = Fakes()

  private func started(_ steps: [DeviceLoginStep]) async -> LoginViewModel {
    fakes.session.server = Server(
      name: "github.com",
      webAddress: "https://github.com",
      loginMethods: [.token],
      offersDeviceLogin: true
    )
    fakes.session.deviceSteps = steps
    let login = fakes.login()
    fakes.show(.login(login))
    login.deviceLoginCommand.execute()
    await settle()
    return login
  }

  /// Lets seconds pass, one after the other.
  private func pass(_ seconds: Int) async {
    for _ in 0..<seconds {
      fakes.scheduler.advance(by: .seconds(1))
      await settle()
    }
  }

  private var questions: Int { fakes.session.calls.count { $0 == "logIn device" } }

  @Test func `the code is shown and counted down`() async {
    let login = await started([.pending])

    #expect(login.deviceCode?.userCode == "WDJB-MJHT")
    #expect(login.devicePrompt == "Enter this code at")
    #expect(login.devicePage == "file:///login/device")
    #expect(login.deviceExpiry == "Expires in 15:00")
    await pass(61)
    #expect(login.deviceExpiry == "Expires in 13:59")
  }

  @Test func `while the code is shown, the fields that are hidden cannot log in`() async {
    let login = await started([.pending])
    login.token = fakes.session.token

    let before = login.loginCommand.isEnabled
    login.actions.action("stop")?.perform()
    await settle()

    #expect(!before)
    #expect(login.loginCommand.isEnabled)
  }

  @Test func `the server is asked in its interval, and the user arrives home`() async {
    let juno = Sample.user("juno")
    let login = await started([.pending, .loggedIn(juno)])

    await pass(4)
    #expect(questions == 0)
    await pass(1)
    #expect(questions == 1)
    await pass(5)

    #expect(questions == 2)
    #expect(login.deviceCode == nil)
    #expect(fakes.navigation.outline == "[C0: Home]")
  }

  @Test(arguments: [(nil, 10), (Duration.seconds(12), 12)])
  func `slow_down makes the interval longer`(wanted: Duration?, interval: Int) async {
    _ = await started([.slowDown(interval: wanted), .pending])

    await pass(5)
    #expect(questions == 1)
    await pass(interval - 1)
    #expect(questions == 1)
    await pass(1)
    #expect(questions == 2)
  }

  @Test func `a code that has expired says what to do`() async {
    fakes.session.deviceCode.lifetime = .seconds(8)
    let login = await started([.pending])

    await pass(8)

    #expect(login.deviceCode == nil)
    #expect(login.message == "The code has expired. Try again.")
    #expect(login.deviceLoginCommand.isEnabled)
  }

  @Test func `Cancel removes the code and asks no more`() async {
    let login = await started([.pending])

    login.actions.action("stop")?.perform()
    await settle()
    await pass(10)

    #expect(login.deviceCode == nil)
    #expect(login.message == nil)
    #expect(questions == 0)
  }

  @Test func `the code can be copied, and its page opened`() async throws {
    let page = try #require(URL(string: "https://github.com/login/device"))
    fakes.session.deviceCode.page = page
    let login = await started([.pending])

    login.actions.action("copy")?.perform()
    login.actions.action("page")?.perform()

    #expect(fakes.copied == ["WDJB-MJHT"])
    #expect(fakes.opened == [page.absoluteString])
    #expect(fakes.services.notice?.text == "Copied to clipboard.")
  }
}
