import BinderyTesting
import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The way of a pull request into a clone: the clone, the obstacles, and the answers of the user.
struct PullCheckoutTests {
  private let fakes = Fakes()
  private let base = HostedRepository(host: "github.com", name: Sample.name)

  private var source: PullRequestSource {
    PullRequestSource(
      number: 12,
      base: base,
      baseBranch: "main",
      head: base,
      headBranch: "spring",
      isPushable: true
    )
  }

  private func checkOut(
    in place: CheckoutRequest.Place = .clone,
    answering answer: @escaping (AlertContent) -> AlertContent.Choice? = { _ in nil }
  ) async {
    let token = fakes.services.choices.answer { answer($0) }
    defer { token.dispose() }
    await PullCheckout(services: fakes.services, source: source).checkOut(in: place)
  }

  @Test func `the only clone is used without a question, and the note names the branch`() async {
    fakes.clones.clones = [Sample.clone("/home/mara/tides")]

    await checkOut()

    #expect(fakes.clones.requests == [CheckoutRequest(source)])
    #expect(
      fakes.services.notice?.text == "Checked out “spring” in /home/mara/tides."
    )
  }

  @Test func `an obstacle is named, and a work tree is made only if the user says so`() async {
    fakes.clones.clones = [Sample.clone("/home/mara/tides")]
    fakes.clones.outcome = .blocked([.localChanges(["tides.txt"])])
    var message = ""

    await checkOut { alert in
      if message.isEmpty {
        message = alert.message
        return alert.choices.first { $0.title.contains("Work Tree") }
      }
      return nil
    }

    #expect(message == "1 file with your changes would be written: tides.txt.")
    #expect(
      fakes.clones.requests.map(\.place) == [.clone, .workTree(folder: nil)]
    )
  }

  @Test func `a closed question changes nothing`() async {
    fakes.clones.clones = [Sample.clone("/home/mara/tides")]
    fakes.clones.outcome = .blocked([.bare])

    await checkOut()

    #expect(fakes.clones.requests.count == 1)
  }

  @Test func `a failure of git is said in words`() async {
    fakes.clones.clones = [Sample.clone("/home/mara/tides")]
    fakes.clones.failure = CloneFailure(.noGit)

    await checkOut()

    #expect(fakes.services.notice?.text.contains("Git was not found") == true)
  }
}
