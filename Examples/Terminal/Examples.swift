#if canImport(Glibc) || canImport(Musl)
import BinderyTerminal
import ExampleSupport
#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// Shows one of the articles' examples, or the postcards.
///
/// `main` is synchronous, so that the terminal's loop owns the main thread.
@main
struct Examples {
  static let all: [(name: String, about: String, make: () -> ExampleProgram)] = [
    ("person", "one page as MVC and as MVVM", { PersonTour.program() }),
    ("experts", "buttons with commands, in reused cells", { FollowExpertsTour.program() }),
    ("login-mvc", "a login form as MVC", { LoginTour.mvc.program() }),
    ("login-1", "the same on level 1: properties and commands", { LoginTour.level1.program() }),
    ("login-2", "the same on level 2: signals", { LoginTour.level2.program() }),
    ("login-3", "the same on level 3: navigation", { LoginTour.level3.program() }),
    ("mine", "an account page that changes by binding alone", { MineTour.program() }),
    ("postcards", "a form that asks before its text is discarded", { PostcardTour.program() }),
  ]

  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let isTraced = arguments.last == "--trace"
    if isTraced { arguments.removeLast() }
    if let example = all.first(where: { [$0.name] == arguments }) {
      if isTraced, !ExampleProgram.trace() {
        ExampleProgram.writeToStandardError("Write the trace to a file: --trace 2> trace.log\n")
        exit(64)
      }
      exit(example.make().run())
    }
    print(usage)
    exit(arguments.isEmpty || arguments.contains("--help") ? 0 : 64)
  }

  static var usage: String {
    let width = (all.map(\.name.count).max() ?? 0) + 2
    let lines = all.map { "  \($0.name.padded(to: width))\($0.about)" }
    return """
      Usage: Scripts/example NAME [--trace]

      \(lines.joined(separator: "\n"))

      --trace writes each change, observer and command to the standard error.
      """
  }
}
#else
/// The program on platforms where the terminal kit is empty.
@main
enum Examples {
  static func main() { print("examples needs a terminal and the C library of Linux.") }
}
#endif
