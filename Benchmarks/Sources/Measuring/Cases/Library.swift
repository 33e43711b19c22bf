/// Whose cost it is.
public enum Library: String, CaseIterable, Sendable {
  case ours, openCombine, observation, floor
}
