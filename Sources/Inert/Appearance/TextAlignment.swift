/// An alignment of lines; accepted, and has no effect here.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
