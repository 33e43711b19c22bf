import Foundation

nonisolated extension URL {
  /// The bytes of all files in the folder at this place and below it; zero if there is none.
  var bytesOfFiles: Int {
    let keys: [URLResourceKey] = [.fileSizeKey]
    let files = FileManager.default.enumerator(at: self, includingPropertiesForKeys: keys)
    return (files?.allObjects ?? []).reduce(0) { bytes, file in
      bytes + ((try? (file as? URL)?.resourceValues(forKeys: Set(keys)))?.fileSize ?? 0)
    }
  }
}
