import AVKit
import SwiftUI

struct Film: View {
  @State private var player = AVPlayer(
    url: URL(string: "https://example.com/film.mp4") ?? URL(filePath: "/"))

  var body: some View {
    VideoPlayer(player: player) {
      VStack { Text("Film").foregroundStyle(.white) }
    }
    .frame(height: 240)
    .onAppear { player.play() }
    .onDisappear { player.pause() }
    VideoPlayer(player: player)
  }
}

final class Sound: NSObject, ObservableObject, AVAudioPlayerDelegate {
  private var player: AVAudioPlayer?
  private let synthesizer = AVSpeechSynthesizer()

  func play(_ name: String) {
    guard let url = Bundle.main.url(forResource: name, withExtension: "mp3") else { return }
    do {
      try AVAudioSession.sharedInstance().setCategory(.playback, mode: .default)
      try AVAudioSession.sharedInstance().setActive(true)
      player = try AVAudioPlayer(contentsOf: url)
      player?.delegate = self
      player?.numberOfLoops = -1
      player?.prepareToPlay()
      player?.play()
    } catch {
      print(error.localizedDescription)
    }
  }

  func speak(_ text: String) {
    let utterance = AVSpeechUtterance(string: text)
    utterance.voice = AVSpeechSynthesisVoice(language: "en-GB")
    utterance.rate = AVSpeechUtteranceDefaultSpeechRate
    synthesizer.speak(utterance)
  }

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

struct Player: UIViewControllerRepresentable {
  let player: AVPlayer
  func makeUIViewController(context: Context) -> AVPlayerViewController {
    let controller = AVPlayerViewController()
    controller.player = player
    controller.showsPlaybackControls = false
    return controller
  }
  func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
}
