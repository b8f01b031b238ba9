import ObjectiveC
import SwiftUI
import Testing

private final class Owner: NSObject {}

private final class Associating {
  private let log: Owner
  private let key: UnsafeRawPointer

  init(_ log: Owner, _ key: UnsafeRawPointer) { (self.log, self.key) = (log, key) }
  deinit { objc_setAssociatedObject(log, key, "released", .OBJC_ASSOCIATION_RETAIN) }
}

/// The parts of the runtime of Objective-C that packages call.
@Suite struct AssociatedObjectTests {
  @Test func `a value stays with its object, by the name of a selector`() {
    let (owner, other) = (Owner(), Owner())
    let key = unsafeBitCast(Selector("title"), to: UnsafeRawPointer.self)
    objc_setAssociatedObject(owner, key, "Mill", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    let again = unsafeBitCast(Selector("title"), to: UnsafeRawPointer.self)
    #expect(objc_getAssociatedObject(owner, again) as? String == "Mill")
    #expect(objc_getAssociatedObject(other, key) == nil)
    #expect(Selector("title").description == "title")
    objc_setAssociatedObject(owner, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(owner, key) == nil)
  }

  @Test func `a value goes when its object is gone and others are kept`() {
    let key = unsafeBitCast(Selector("kept"), to: UnsafeRawPointer.self)
    weak var kept: Owner?
    do {
      let owner = Owner()
      let value = Owner()
      kept = value
      objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_RETAIN)
      #expect(kept != nil)
    }
    let others = (0..<200).map { _ in Owner() }
    for other in others { objc_setAssociatedObject(other, key, other.hash, .OBJC_ASSOCIATION_COPY) }
    #expect(kept == nil)
    #expect(objc_getAssociatedObject(others[7], key) as? Int == others[7].hash)
  }

  @Test func `a value may associate again while it is released`() {
    let key = unsafeBitCast(Selector("released"), to: UnsafeRawPointer.self)
    let (owner, log) = (Owner(), Owner())
    objc_setAssociatedObject(owner, key, Associating(log, key), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, key, "next", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(log, key) as? String == "released")
    #expect(objc_getAssociatedObject(owner, key) as? String == "next")
  }
}
