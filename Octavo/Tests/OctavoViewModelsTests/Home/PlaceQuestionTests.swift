import BinderyTesting
import GitHubValues
import Testing

@testable import OctavoViewModels

struct PlaceQuestionTests {
  private let fakes = Fakes()

  @Test(arguments: [
    ("hina-m", [Route.home, .user("hina-m")]),
    (
      " hina-m/orihon\n",
      [.home, .repository(GitHub.RepositoryName(owner: "hina-m", name: "orihon"))]
    ),
    (
      "https://ghe.example.com/hina-m?tab=followers",
      [.home, .user("hina-m"), .people(.followers(of: "hina-m"))]
    ),
    ("/-/settings", [.home, .settings]),
  ])
  func `the answer leads to its place`(answer: String, routes: [Route]) async throws {
    let home = try fakes.showHome()
    var answers = [answer]
    let token = fakes.services.questions.answer { _ in answers.popLast() }

    home.actions.action("place")?.perform()
    await settle()

    #expect(fakes.services.navigation.path.targets == routes)
    _ = token
  }

  @Test(arguments: [
    (
      "hina m",
      DeepLinkError.impossibleLogin("hina m").description
    ),
    ("https://example.org/hina-m", "“example.org” is another server than ghe.example.com."),
  ])
  func `the question is asked again after an answer that names no place`(
    answer: String,
    problem: String
  ) async throws {
    let home = try fakes.showHome()
    var answers = [answer]
    var questions: [InputQuestion] = []
    let token = fakes.services.questions.answer { question in
      questions.append(question)
      return answers.popLast()
    }

    home.goToPlace()
    await settle()

    #expect(questions == [.place(), .place(after: answer, problem: problem)])
    #expect(fakes.services.navigation.path.targets == [.home])
    _ = token
  }
}
