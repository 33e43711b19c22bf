import Glibc

/// Tells whether any ref of a repository can have changed, without asking git.
///
/// It covers `HEAD`, `packed-refs`, every file under `refs/` and the list of a reftable.
struct RefStamp: Equatable, Sendable {
  private(set) var parts: [Int] = []

  init(parts: [Int]) { self.parts = parts }

  init(gitDirectory: String, commonDirectory: String) {
    add("\(gitDirectory)/HEAD")
    add("\(commonDirectory)/packed-refs")
    add("\(commonDirectory)/reftable/tables.list")
    addTree("\(commonDirectory)/refs", depth: 0)
  }

  private mutating func addTree(_ path: String, depth: Int) {
    add(path)
    guard depth < 32, let stream = opendir(path) else { return }
    var folders: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard !name.hasPrefix(".") else { continue }
      if entry.pointee.d_type == UInt8(DT_DIR) {
        folders.append("\(path)/\(name)")
      } else {
        add("\(path)/\(name)")
      }
    }
    closedir(stream)
    for folder in folders { addTree(folder, depth: depth + 1) }
  }

  private mutating func add(_ path: String) {
    parts += FileStatus(path: path)?.mark ?? [-1]
  }
}
