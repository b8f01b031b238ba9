/// A space of coordinates; accepted, and has no effect here.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
}
