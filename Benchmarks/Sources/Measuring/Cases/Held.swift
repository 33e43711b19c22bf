/// Keeps what a case has made until the case has been measured.
public final class Held {
  var objects: [AnyObject] = []

  /// Keeps `object` too.
  public static func += (held: Held, object: AnyObject?) {
    if let object { held.objects.append(object) }
  }
}
