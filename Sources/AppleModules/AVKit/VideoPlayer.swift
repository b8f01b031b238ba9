import AVFoundation
import NavigationUI

/// A video, which is not played: a hatched box with the file's name, and what is over it.
///
/// Source: Apple, AVKit `VideoPlayer`.
@MainActor @preconcurrency
public struct VideoPlayer<VideoOverlay: View>: View {
  private let words: String
  private let overlay: VideoOverlay

  /// Creates a player with views over it.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    words = player?.currentItem?.url?.lastPathComponent ?? ""
    overlay = videoOverlay()
  }

  public var body: some View {
    ZStack {
      UndrawnBox("VideoPlayer", words: words)
      overlay
    }
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Creates a player.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
