import GitHubValues
import Testing

@testable import OctavoViewModels

struct CheckoutCommandTests {
  private let tides = HostedRepository(
    host: "github.com",
    name: GitHub.RepositoryName(owner: "octo", name: "tides")
  )

  private func source(_ branch: String, isFork: Bool = false) -> PullRequestSource {
    let fork = tides.sibling(.init(owner: "ada", name: "tides"))
    return PullRequestSource(
      number: 12,
      base: tides,
      baseBranch: "main",
      head: isFork ? fork : tides,
      headBranch: branch,
      isPushable: false
    )
  }

  @Test func `the command is plain git, and sets the upstream`() {
    let text = CheckoutCommand.text(for: source("spring"), address: "https://x/octo/tides.git")

    #expect(
      text == """
        git fetch origin refs/heads/spring:refs/heads/spring \
        && git config branch.spring.remote origin \
        && git config branch.spring.merge refs/heads/spring && git switch spring
        """
    )
  }

  @Test func `a clone without a remote fetches from the address`() {
    let clone = LocalClone(folder: "/home/o'neil/a b", gitFolder: "/x", remotes: [])
    let address = "https://github.com/octo/tides.git"
    let text = CheckoutCommand.text(
      for: source("main", isFork: true),
      in: clone,
      address: address
    )

    #expect(
      text.hasPrefix(
        "git -C '/home/o'\\''neil/a b' fetch \(address) refs/pull/12/head:refs/heads/ada/main && "
      )
    )
  }

  @Test(arguments: ["-f", "a;rm -rf ~", "$(id)", "a:b", "\u{1B}]0;x\u{7}", "a\nb"])
  func `a hostile name reaches no shell`(name: String) {
    let text = CheckoutCommand.text(for: source(name, isFork: true), address: "x")

    #expect(!text.contains(name) || name == "-f" || text.contains("'"))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 })
  }

  @Test(arguments: [
    ("plain/path-1.txt", "plain/path-1.txt"), ("", "''"), ("a b", "'a b'"), ("it's", "'it'\\''s'"),
    ("$HOME", "'$HOME'"), ("a\nb", "$'a\\nb'"), ("\u{1B}[0m'", "$'\\x1b[0m\\''"), ("é", "'é'"),
    ("~", "'~'"), ("\u{9B}0m", "$'\\xc2\\x9b0m'"),
  ])
  func `a word is quoted if a shell would read it differently`(text: String, word: String) {
    #expect(ShellWord.quoted(text) == word)
  }

  @Test(arguments: [
    ("spring", false, ["spring", "pull/12"]), ("main", true, ["ada/main", "pull/12"]),
    ("spring", true, ["spring", "ada/spring", "pull/12"]), ("-f", true, ["ada/-f", "pull/12"]),
    (String(repeating: "a", count: 40), false, ["pull/12"]), ("a..b", true, ["pull/12"]),
  ])
  func `names for the branch, in their order`(name: String, isFork: Bool, names: [String]) {
    #expect(source(name, isFork: isFork).branchNames == names)
  }

  @Test func `each obstacle has a sentence, and ways around it`() {
    let remote = CloneRemote(name: "up", address: RemoteAddress("git@github.com:ada/moon.git"))
    let clone = LocalClone(folder: "/c", gitFolder: "/c/.git", remotes: [remote])
    let request = CheckoutRequest(source("spring", isFork: true))
    func remedies(_ obstacle: CheckoutObstacle) -> [CheckoutRemedy] {
      obstacle.remedies(for: request, in: clone)
    }

    #expect(
      CheckoutObstacle.localChanges(["a", "b", "c", "d\n"]).message
        == "4 files with your changes would be written: a, b, c and 1 more."
    )
    #expect(
      remedies(.localChanges(["a"])) == [
        .workTree, .command(title: "Put the changes aside", "git -C /c stash push"),
      ]
    )
    #expect(
      remedies(.operation(.bisect)) == [
        .workTree, .command(title: "End it without a result", "git -C /c bisect reset"),
      ]
    )
    #expect(remedies(.otherBranch("pull/12", upstream: nil)) == [.branch("ada/spring")])
    #expect(remedies(.otherBranch("spring", upstream: nil)) == [.branch("pull/12")])
    #expect(
      remedies(.noRemote(tides)) == [
        .command(
          title: "Add a remote",
          "git -C /c remote add upstream git@github.com:octo/tides.git"
        )
      ]
    )
    #expect(remedies(.folderExists("/x")) == [.folder("/x-2")])
    #expect(
      CheckoutObstacle.ownCommits(branch: "s", .init(ahead: 2, behind: 1)).message
        == "The branch “s” has 2 commits that the pull request lacks, and lacks 1 commit of it."
    )
  }
}
