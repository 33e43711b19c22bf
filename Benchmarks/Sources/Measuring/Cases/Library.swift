/// The library that is measured.
public enum Library: String, CaseIterable, Sendable {
  case ours, openCombine, observation, floor
}
