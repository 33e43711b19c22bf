import ArgumentParser
import Testing

@testable import octavo

struct HelpTests {
  @Test(arguments: [
    "--demo", "--repos", "--host", "--account", "<place>", "--version", "snapshot", "status",
    "list", "tour",
  ])
  func `the help names every way to start`(word: String) {
    #expect(OctavoCommand.helpMessage().contains(word))
  }

  @Test func `the command without a name has the options of the help`() {
    let help = OctavoCommand.OpenApp.helpMessage()

    for option in ["--demo", "--repos", "--host", "--account"] { #expect(help.contains(option)) }
  }
}
