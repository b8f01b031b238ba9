import Appearance
import Foundation
import SceneModel

/// The sizes and the scroll offset of a scroll view.
///
/// Source: Apple, `ScrollGeometry`.
public struct ScrollGeometry: Hashable, Sendable {
  /// The corner of what is seen in the content: less than zero if the content begins below a bar.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The parts of the scroll view that lie under bars.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  /// Creates the sizes of a scroll view.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that is seen, bars and all.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the content that is seen between the bars.
  public var bounds: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(containerSize.width - contentInsets.leading - contentInsets.trailing, 0),
      height: max(containerSize.height - contentInsets.top - contentInsets.bottom, 0))
  }
}

extension ScrollGeometry {
  init(_ report: ScrollReport.Geometry) {
    self.init(
      contentOffset: CGPoint(x: report.offset.x, y: report.offset.y),
      contentSize: CGSize(width: report.content.width, height: report.content.height),
      contentInsets: EdgeInsets(
        top: report.insets.top, leading: report.insets.leading, bottom: report.insets.bottom,
        trailing: report.insets.trailing),
      containerSize: CGSize(width: report.container.width, height: report.container.height))
  }

  static let zero = ScrollGeometry(
    contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
}

/// A state of scrolling.
///
/// Source: Apple, `ScrollPhase`.
@frozen public enum ScrollPhase: Hashable, Sendable {
  /// Nothing scrolls.
  case idle
  /// A finger is down, and nothing scrolls yet.
  case tracking
  /// A person scrolls.
  case interacting
  /// It goes on by itself after a person has let go.
  case decelerating
  /// Code scrolls.
  case animating

  /// True in all states but `idle`, also before anything moves.
  public var isScrolling: Bool { self != .idle }

  init(_ phase: ScrollReport.Phase) {
    self =
      switch phase {
      case .idle: .idle
      case .tracking: .tracking
      case .interacting: .interacting
      case .decelerating: .decelerating
      case .animating: .animating
      }
  }
}

/// The sizes that are known when the state of scrolling changes.
///
/// Source: Apple, `ScrollPhaseChangeContext`.
public struct ScrollPhaseChangeContext: Sendable {
  /// The sizes and the scroll offset of the scroll view.
  public let geometry: ScrollGeometry
}
