/// What a place is measured in; accepted and without effect.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
}
