import Foundation

/// A folder that only its owner can look into.
enum PrivateFolder {
  /// Makes the folder, unless it is there already.
  static func make(at url: URL) throws(StoreError) {
    do {
      try FileManager.default.createDirectory(
        at: url,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      throw StoreError(.noAccess, message: error.localizedDescription)
    }
  }
}
