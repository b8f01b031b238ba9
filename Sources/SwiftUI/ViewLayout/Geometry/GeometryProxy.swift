import Foundation
import NavigationCore
import OrderedJSON
import SceneModel

/// The size and position of a place, as a page has reported it.
///
/// Source: Apple, `GeometryProxy`.
public struct GeometryProxy: Sendable {
  /// The size in points: that of the device's screen before a page has reported another.
  public let size: CGSize
  private let report: ViewMeasurement?
  private let interest: FrameInterest

  init(_ report: ViewMeasurement?, interest: FrameInterest, of device: DeviceEnvironment?) {
    self.report = report
    self.interest = interest
    size = CGSize(
      width: report?.size?.width ?? Double(device?.width ?? 0),
      height: report?.size?.height ?? Double(device?.height ?? 0))
  }

  /// The parts of the place that lie under bars; zero before a page has reported others.
  public var safeAreaInsets: EdgeInsets {
    interest.request()
    guard let insets = report?.insets else { return EdgeInsets() }
    return EdgeInsets(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  /// The place and its size.
  ///
  /// The corner is zero before a page has reported another; it is reported when scrolling has come to
  /// rest. A named space is that of the scroll view around the place.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    if coordinateSpace == .local { return CGRect(origin: .zero, size: size) }
    interest.request()
    let corner = coordinateSpace == .global ? report?.origin : report?.originInScroll
    return CGRect(origin: CGPoint(x: corner?.x ?? 0, y: corner?.y ?? 0), size: size)
  }

  /// The place and its size.
  ///
  /// The corner is zero before a page has reported another; it is reported when scrolling has come to
  /// rest. A named space is that of the scroll view around the place.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The size of the place, whatever the space.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    CGRect(origin: .zero, size: size)
  }

  /// The value of an anchor, unchanged.
  public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value }
}
