import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubValues
import Testing

@testable import OctavoViewModels

/// Qualifiers and their values, completed in the line of a search from what is stored.
struct SearchCompletionTests {
  private let fakes = Fakes()

  private func shown(_ kind: SearchPlace.Kind) async -> SearchListViewModel {
    fakes.logIn()
    fakes.store[.repositoryNames] = ["maralind/tides", "maralind/tidewater", "hina-m/orihon"]
    fakes.store[.ownOrganizations] = [.init(login: "acme")]
    let search = SearchViewModel(fakes.services, SearchPlace("", kind))
    fakes.show(.search(search))
    await settle()
    return search.selected
  }

  private func texts(_ list: SearchListViewModel, _ text: String) -> [String] {
    list.keyword = text
    return list.completions?.names.map(\.text) ?? []
  }

  @Test func `qualifiers are those of the part`() async {
    let issues = await shown(.issues)
    #expect(texts(issues, "tide re") == ["repo:", "reason:"])
    #expect(texts(issues, "tide -la") == ["-label:", "-language:"])
    #expect(texts(issues, "tide ") == [])
    #expect(texts(issues, "zz") == [])

    let code = await shown(.code)
    #expect(texts(code, "e") == ["extension:"])
    #expect(texts(code, "re") == ["repo:"])

    let accounts = await shown(.accounts)
    #expect(texts(accounts, "fo") == ["followers:"])
  }

  @Test func `values come from what is stored, those that begin so at first`() async {
    let list = await shown(.issues)

    #expect(texts(list, "is:op") == ["is:open"])
    #expect(texts(list, "repo:tide") == ["repo:maralind/tides", "repo:maralind/tidewater"])
    #expect(texts(list, "-repo:hina") == ["-repo:hina-m/orihon"])
    #expect(texts(list, "org:") == ["org:juno", "org:acme", "org:maralind", "org:hina-m"])
    #expect(texts(list, "author:@") == ["author:@me"])
    #expect(texts(list, "language:\"common l") == ["language:\"Common Lisp\""])
    #expect(texts(list, "created:").count == 4)
    #expect(texts(list, "nothing:") == [])
  }

  @Test func `labels and accounts are those of stored issues, the most frequent at first`() async {
    let issues = (1...3).map { number in
      GitHub.Issue(id: number, number: number, title: "A") {
        $0.author = GitHub.Account(login: number == 1 ? "ada" : "zoe")
        $0.labels = number == 1 ? [] : [.init(name: "good first issue"), .init(name: "go")]
        $0.milestone = GitHub.Milestone(number: 1, title: "v1")
      }
    }
    let known = ListQuery(kind: "issues", subject: "", endpoint: .assignedIssues)
    fakes.store[StoreQuery("issues with names", from: .known(known, limit: 500))] = issues
    let list = await shown(.issues)

    #expect(texts(list, "label:go") == ["label:go", "label:\"good first issue\""])
    #expect(texts(list, "label:\"good f") == ["label:\"good first issue\""])
    #expect(texts(list, "author:").prefix(3) == ["author:@me", "author:zoe", "author:ada"])
    #expect(texts(list, "milestone:v") == ["milestone:v1"])
    #expect(fakes.sync.requests == [])
  }

  @Test func `Tab inserts the first, arrows select, and Return searches until one is selected`()
    async
  {
    let list = await shown(.issues)
    list.keyword = "tide rep"
    #expect(list.completions?.selected == nil)
    #expect(!list.acceptSelectedCompletion(onlyIf: true))

    list.acceptSelectedCompletion()
    #expect(list.keyword == "tide repo:")
    #expect(list.completions?.names.map(\.title).first == "maralind/tides")
    list.selectCompletion(by: -1)
    #expect(list.completions?.selected == 2)
    list.selectCompletion(by: 1)
    #expect(list.acceptSelectedCompletion(onlyIf: true))

    #expect(list.keyword == "tide repo:maralind/tides ")
    #expect(list.completions == nil)
  }

  @Test func `a closed list stays closed for the word, and one that is complete is not shown`()
    async
  {
    let list = await shown(.issues)
    list.keyword = "re"

    #expect(list.closeCompletions())
    list.keyword = "rep"
    #expect(list.completions == nil)
    list.keyword = "tide rep"
    #expect(list.completions != nil)
    #expect(texts(list, "is:merged") == [])
    #expect(texts(list, "is:open") == [])
  }

  @Test func `a text that was there before the user types opens no list`() async {
    fakes.logIn()
    let search = SearchViewModel(fakes.services, SearchPlace("repo", .issues))

    #expect(search.selected.completions == nil)
  }
}
