/// The files that programs write, by their names: few users read their changes.
nonisolated enum GeneratedFile {
  private static let names: Set<String> = [
    "cargo.lock", "composer.lock", "flake.lock", "gemfile.lock", "go.sum", "mix.lock",
    "npm-shrinkwrap.json", "package-lock.json", "package.resolved", "pipfile.lock",
    "pnpm-lock.yaml", "podfile.lock", "poetry.lock", "pubspec.lock", "uv.lock", "yarn.lock",
  ]
  private static let endings = [
    ".designer.cs", ".g.dart", ".generated.swift", ".min.css", ".min.js", ".pb.cc", ".pb.go",
    ".pb.h", ".pb.swift", "_pb2.py", ".js.map", ".css.map",
  ]
  private static let folders: Set<Substring> = ["node_modules", "vendor"]

  /// Whether a file with this path is likely to be generated.
  static func isGenerated(_ path: String) -> Bool {
    let words = path.lowercased().split(separator: "/")
    guard let name = words.last else { return false }
    return names.contains(String(name)) || endings.contains { name.hasSuffix($0) }
      || words.dropLast().contains { folders.contains($0) }
  }
}
