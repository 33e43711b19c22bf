import Foundation
import GitFixture
import GitHubAPI

extension LiveFixture {
  private var tools: URL { folder.appending(path: "tools") }

  /// The arguments of the programs that were started, a line each.
  var toolCalls: String {
    (try? String(contentsOf: tools.appending(path: "calls"), encoding: .utf8)) ?? ""
  }

  /// Adds a program to the search path of the app: a script, which writes down its arguments first.
  func addTool(_ name: String, _ script: String) throws {
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    try ToolScript.write(
      "echo \"\(name) $@\" >> '\(tools.path)/calls'\n\(script)",
      to: tools.appending(path: name)
    )
    environment["PATH"] = "\(tools.path):/usr/bin:/bin"
  }

  /// Adds the program `gh`, which is logged in to the sandbox as “ada” and prints a text.
  func addGH(printing text: String) throws {
    try addHostsFile("\(host.name):\n    user: ada\n    git_protocol: https\n")
    try addTool("gh", "echo '\(text)'")
  }

  /// Adds the file of the accounts of `gh`.
  func addHostsFile(_ text: String) throws {
    let configuration = folder.appending(path: "gh")
    try FileManager.default.createDirectory(
      at: configuration,
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: configuration.appending(path: "hosts.yml"))
    environment["GH_CONFIG_DIR"] = configuration.path
  }
}
