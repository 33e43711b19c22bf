/// Retains the objects of a case until the case has been measured.
public final class Held {
  var objects: [AnyObject] = []

  /// Retains `object` too.
  public static func += (held: Held, object: AnyObject?) {
    if let object { held.objects.append(object) }
  }
}
