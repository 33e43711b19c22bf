import BinderyTerminal
import OctavoViewModels

/// The mark of an account that the user follows, or of which that is not known.
enum FollowMark {
  static func runs(_ isFollowing: Bool?) -> [Run] {
    let mark = Strings.followMark(isFollowing: isFollowing)
    return mark.map { [Run($0, isFollowing == nil ? .muted : .success)] } ?? []
  }
}
