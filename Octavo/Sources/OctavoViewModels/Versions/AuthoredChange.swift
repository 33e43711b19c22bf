public import Foundation
import GitHubValues

/// The difference that the author of a patch has made between two versions of it, in one file.
public nonisolated enum AuthoredChange: Sendable, Equatable {
  /// The author has changed nothing; the base may have changed the file.
  case nothing
  /// Two versions of the file, which differ in the author’s changes only.
  ///
  /// The first is the earlier patch on top of the later base, the second the later head; `nil`
  /// stands for no file.
  case file(before: Data?, after: Data?)
  /// The lines of both patches, where the earlier one does not apply to the later base.
  case patches(before: Data, after: Data)
  /// The file is not text, or too long, and has changed.
  case opaque

  /// Compares two versions of a patch of a file.
  ///
  /// If the base was changed, the earlier patch is applied to the later base. Where that is not
  /// possible, the added and the removed lines of both patches are compared.
  ///
  /// - Parameters:
  ///   - old: The file at the base and at the head of the earlier patch; `nil` for no file.
  ///   - new: The file at the base and at the head of the later patch.
  public init(from old: PatchedFile, to new: PatchedFile) {
    if old.base == new.base || !old.isChanged {
      // The earlier patch on the later base is its own head, or changes nothing.
      let before = old.isChanged ? old.head : new.base
      self = before == new.head ? .nothing : Self.difference(before, new.head)
      return
    }
    let versions = [old.base, old.head, new.base, new.head]
    guard versions.allSatisfy({ $0.map(PatchedFile.isText) ?? true }) else {
      self = old.head == new.head ? .nothing : .opaque
      return
    }
    if let before = old.applied(to: new.base) {
      self = before.content == new.head ? .nothing : .file(before: before.content, after: new.head)
      return
    }
    let (before, after) = (old.changedLines, new.changedLines)
    self = before == after ? .nothing : .patches(before: before, after: after)
  }

  private static func difference(_ before: Data?, _ after: Data?) -> Self {
    let isText = [before, after].allSatisfy { $0.map(PatchedFile.isText) ?? true }
    return isText ? .file(before: before, after: after) : .opaque
  }
}
