import Foundation
import GitFixture

/// Asks a real git about a bare repository.
struct GitReader {
  let repository: URL

  /// The lines that a command prints; it must succeed.
  func lines(_ arguments: String...) throws -> [String] {
    let output = try Git.run(
      ["--git-dir", repository.path, "-c", "safe.directory=*"] + arguments,
      in: repository
    )
    return output.split(separator: "\n").map(String.init)
  }
}
