import AuthorAPI

/// The builder of views, as iOS 27 names it.
public typealias ContentBuilder = ViewBuilder
