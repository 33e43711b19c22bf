/// Traps.
///
/// The compiler rejects every call of a function with this body.
func unavailable() -> Never { fatalError("unavailable") }
