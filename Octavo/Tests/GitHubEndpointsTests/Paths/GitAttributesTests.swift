import GitHubValues
import Testing

/// The attributes that decide whether the changes of a file are folded.
struct GitAttributesTests {
  private let attributes = GitHub.GitAttributes(
    """
    # Generated.
    *.pb.go linguist-generated
    docs/** linguist-generated=true
    third_party/** linguist-vendored
    *.bin -diff
    *.png binary
    package-lock.json linguist-generated=false
    docs/index.md -linguist-generated
    Makefile text eol=lf
    [ab].c linguist-generated
    """
  )

  @Test(arguments: ["a/b.pb.go", "docs/a/b.md", "third_party/x/y.c", "a.bin", "x/y.png"])
  func `a generated or vendored file and one without a diff are folded`(_ path: String) {
    #expect(attributes.isFolded(path) == true)
  }

  @Test(arguments: ["package-lock.json", "docs/index.md"])
  func `a file of which the attributes say so is not generated`(_ path: String) {
    #expect(attributes.isFolded(path) == false)
  }

  @Test(arguments: ["a.go", "Makefile", "a.c", ""])
  func `of other files nothing is known`(_ path: String) {
    #expect(attributes.isFolded(path) == nil)
  }

  @Test func `a file that is too large has no attributes`() {
    let line = "* linguist-generated\n"
    let text = String(repeating: line, count: GitHub.GitAttributes.byteLimit / line.utf8.count + 1)

    #expect(GitHub.GitAttributes(text).isFolded("a") == nil)
  }
}
