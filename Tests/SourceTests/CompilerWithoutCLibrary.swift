import Foundation

/// The Swift compiler of the toolchain, with a resource folder without the C library.
///
/// `canImport(Glibc)` and `canImport(Musl)` are false for it, while the standard library is there.
final class CompilerWithoutCLibrary {
  private let resources = FileManager.default.temporaryDirectory
    .appending(path: "bindery-resources-\(UUID())")

  init() throws {
    let (information, _) = try Self.run(["swiftc", "-print-target-info"])
    let path = try #/"runtimeResourcePath": "([^"]+)"/#.firstMatch(in: information)?.1
    let original = URL(filePath: String(path ?? ""))
    try link(original, into: resources, except: ["linux"])
    try link(
      original.appending(path: "linux"),
      into: resources.appending(path: "linux"),
      except: ["Glibc.swiftmodule", "Musl.swiftmodule", "x86_64", "aarch64"]
    )
  }

  deinit { try? FileManager.default.removeItem(at: resources) }

  /// Checks the types of a module.
  ///
  /// - Parameters:
  ///   - folder: The folder of its sources, relative to the root.
  ///   - options: Further options of the compiler.
  /// - Returns: The messages of the compiler, none if it accepts the module.
  /// - Throws: An error if the compiler cannot be started.
  func check(_ folder: String, _ options: String...) throws -> String {
    let guardFile = resources.appending(path: "guard.swift")
    let text = "#if canImport(Glibc) || canImport(Musl)\n#error(\"there is a C library\")\n#endif\n"
    try text.write(to: guardFile, atomically: true, encoding: .utf8)
    let (messages, status) = try Self.run(
      ["swiftc", "-frontend", "-typecheck", "-parse-as-library", "-module-name", "Checked"]
        + ["-resource-dir", resources.path, guardFile.path] + options + sources(in: folder, "swift")
    )
    return status == 0 ? messages : "\(status): \(messages)"
  }

  /// Runs a tool of the toolchain and returns what it wrote, and its status.
  static func run(_ words: [String]) throws -> (text: String, status: Int32) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  private func link(_ folder: URL, into copy: URL, except left: Set<String>) throws {
    let files = FileManager.default
    try files.createDirectory(at: copy, withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: folder.path) where !left.contains(name) {
      try files.createSymbolicLink(
        at: copy.appending(path: name),
        withDestinationURL: folder.appending(path: name)
      )
    }
  }
}

/// Returns the paths of the files with an extension in a folder, relative to the root.
func sources(in folder: String, _ kind: String) -> [String] {
  let root = SourceFile.root.appending(path: folder)
  let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
  var paths: [String] = []
  while let file = files?.nextObject() as? URL {
    if file.pathExtension == kind { paths.append(file.path) }
  }
  return paths.sorted()
}
