/// Something that may own a long chain, on its way to the ``Graveyard``.
final class Burden {
  private let content: Any

  init(_ content: Any) { self.content = content }

  deinit {}
}
