extension RepositoryViewModel {
  /// Whether a copy is kept that is not being changed.
  var isKept: Bool { kept.value != nil && progressOfCopy == nil }

  /// The title of the action that keeps the repository, or ends that.
  var keepTitle: String {
    if progressOfCopy != nil { return "Stop Copying" }
    return kept.value == nil ? "Keep Offline" : "Update Offline Copy"
  }

  /// The state of the copy, such as “Kept offline at 1a2b3c4, 3 days ago”; `nil` without one.
  var offlineState: String? {
    if let progressOfCopy { return "Copying: \(Strings.measure(of: progressOfCopy))" }
    guard let copy = kept.value else { return nil }
    let age = Strings.ago(copy.keptAt, now: services.now())
    let text = "Kept offline at \(Strings.revision(copy.commit)), \(age)"
    let missing = Strings.count(copy.missing.count, "file")
    return copy.missing.isEmpty ? text : "\(text), without \(missing)"
  }

  /// Keeps the repository offline, or ends the work on its copy.
  func keepOffline() {
    if progressOfCopy == nil {
      services.keepOffline(fullName)
    } else {
      services.downloads.cancelCopy(of: fullName)
    }
  }

  /// Removes the copy.
  func removeCopy() { services.removeCopy(of: fullName) }

  private var progressOfCopy: OfflineProgress? { services.downloads.copies[fullName] }
}
