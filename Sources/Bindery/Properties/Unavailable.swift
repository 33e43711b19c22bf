/// The body of a declaration that is unavailable: the compiler rejects every use, so it never runs.
///
/// Swift requires a body all the same, and one that returns would have to invent a value.
package func unavailable() -> Never { fatalError("unavailable") }
