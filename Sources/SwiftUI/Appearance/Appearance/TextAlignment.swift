/// An alignment of lines.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
