import OrderedJSON
import SceneModel

extension HorizontalAlignment {
  var guideName: UTF8String { custom?.name ?? UTF8String("h.\(word.string)") }
  /// An author's guide, for containers that align by it.
  package var guideMembers: [StyleValue.Member] { custom.members("guideH") }
}

extension VerticalAlignment {
  var guideName: UTF8String { custom?.name ?? UTF8String("v.\(word.string)") }
  /// An author's guide, for containers that align by it.
  package var guideMembers: [StyleValue.Member] { custom.members("guideV") }
}

extension Alignment {
  /// An author's guides, for containers that align by them.
  package var guideMembers: [StyleValue.Member] { horizontal.guideMembers + vertical.guideMembers }
}

extension CustomGuide? {
  fileprivate func members(_ member: UTF8String) -> [StyleValue.Member] {
    guard let self else { return [] }
    return [
      .init(
        member,
        .members([.init("name", .word(self.name)), .init("usual", self.formula.styleValue)]))
    ]
  }
}
