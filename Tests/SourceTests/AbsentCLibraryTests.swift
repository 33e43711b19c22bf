import Foundation
import Testing

/// The terminal kit and its programs on systems that have neither Glibc nor Musl.
struct AbsentCLibraryTests {
  // Without the standard library a declaration that names any type is an error.
  @Test func `the terminal kit compiles to nothing`() throws {
    let compiler = try CompilerWithoutCLibrary()

    #expect(try compiler.check("Sources/BinderyTerminal", "-parse-stdlib") == "")
  }

  @Test(arguments: ["Examples/Support", "Examples/Terminal", "Examples/TweetboatPlus/Terminal"])
  func `programs that use it compile without it`(folder: String) throws {
    let compiler = try CompilerWithoutCLibrary()

    #expect(try compiler.check(folder) == "")
  }

  @Test func `the C target of the terminal kit compiles to nothing`() throws {
    let files = sources(in: "Sources/CBinderyTerminal", "c")
    let headers = SourceFile.root.appending(path: "Sources/CBinderyTerminal/include").path

    #expect(!files.isEmpty)
    for file in files {
      // Without a search path each header of the system is an error.
      let (messages, status) = try CompilerWithoutCLibrary.run(
        ["clang", "-target", "arm64-apple-macos15", "-nostdinc", "-fsyntax-only"]
          + ["-I", headers, file]
      )
      #expect(status == 0, "\(messages)")
    }
  }
}
