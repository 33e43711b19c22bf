/// The reactions that GitHub knows, in its order.
enum ReactionContent: String, CaseIterable, Codable, Sendable {
  case thumbsUp = "+1"
  case thumbsDown = "-1"
  case laugh
  case hooray
  case confused
  case heart
  case rocket
  case eyes
}
