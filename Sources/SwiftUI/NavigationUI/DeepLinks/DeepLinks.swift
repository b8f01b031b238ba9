import Foundation

/// A table of the URLs that an app understands: from a URL to its target with the way back, and from a
/// target to its URL.
public struct DeepLinks: Sendable {
  /// Compared without regard to case.
  public let scheme: String
  /// Nil if the first part of the path is in the place of the host, as in `cookbook://recipes/3`.
  public let host: String?
  /// The patterns, in the order in which they are tried.
  public let links: [DeepLink]

  /// Creates a table for the URLs of a scheme and, if one is given, a host.
  public init(scheme: String, host: String? = nil, @DeepLinksBuilder links: () -> [DeepLink]) {
    self.scheme = scheme
    self.host = host
    self.links = links()
  }

  /// The place that a URL leads to, by the first pattern that fits.
  ///
  /// - Throws: `otherScheme`, `otherHost`, `malformed`, `unknown`, `badValue`, or `notFound`.
  public func target(of url: URL) throws(DeepLinkRefusal) -> DeepLinkTarget {
    let words = try words(of: url)
    for link in links {
      if let texts = link.match(words) { return try link.target(of: texts) }
    }
    throw .unknown(patterns: links.map(\.pattern))
  }

  /// The URL of a target: the first in the table that leads back to exactly this target.
  public func url(of target: DeepLinkTarget) -> URL? {
    links.lazy.compactMap { link -> URL? in
      guard let words = link.words(for: target), let url = url(of: words) else { return nil }
      return (try? self.target(of: url)) == target ? url : nil
    }.first
  }
}

extension DeepLinks {
  func result(for url: URL) -> Result<DeepLinkTarget, DeepLinkRefusal> {
    Result { () throws(DeepLinkRefusal) in try target(of: url) }
  }

  private func words(of url: URL) throws(DeepLinkRefusal) -> [String] {
    let components = URLComponents(url: url, resolvingAgainstBaseURL: true)
    let found = components?.scheme ?? ""
    guard found.lowercased() == scheme.lowercased() else {
      throw .otherScheme(found, expected: scheme)
    }
    var parts = (components?.percentEncodedPath ?? "").split(
      separator: "/", omittingEmptySubsequences: false)
    if parts.first?.isEmpty == true { parts.removeFirst() }
    if parts.last?.isEmpty == true { parts.removeLast() }
    let foundHost = components?.percentEncodedHost ?? ""
    if let host {
      guard foundHost.lowercased() == host.lowercased() else {
        throw .otherHost(foundHost, expected: host)
      }
    } else if !foundHost.isEmpty {
      parts.insert(Substring(foundHost), at: 0)
    }
    return try parts.map { part throws(DeepLinkRefusal) in try word(part) }
  }

  private func word(_ part: Substring) throws(DeepLinkRefusal) -> String {
    guard !part.isEmpty, let word = String(part).removingPercentEncoding else {
      throw .malformed(part: String(part))
    }
    return word
  }

  private func url(of words: [String]) -> URL? {
    let parts = words.compactMap { word in
      word.isEmpty ? nil : word.addingPercentEncoding(withAllowedCharacters: Self.plain)
    }
    guard parts.count == words.count else { return nil }
    return URL(string: "\(scheme)://" + ([host].compactMap(\.self) + parts).joined(separator: "/"))
  }

  /// Letters, digits and what no part of a URL gives a meaning to.
  private static let plain = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}

extension DeepLinks: URLTable {
  package func location(for url: URL) -> Result<SceneLocation, UnknownURL> {
    result(for: url).map(\.location).mapError { UnknownURL(reason: $0.sentence) }
  }

  package func url(for location: SceneLocation) -> URL? {
    url(of: DeepLinkTarget(selections: location.selections, path: location.path))
  }
}

/// Puts a table of links together from the statements of a closure.
@resultBuilder
public enum DeepLinksBuilder {
  /// One link.
  public static func buildExpression(_ link: DeepLink) -> [DeepLink] { [link] }
  /// Several links, in their order.
  public static func buildBlock(_ links: [DeepLink]...) -> [DeepLink] { links.flatMap(\.self) }
  /// The links of an `if` without an `else`.
  public static func buildOptional(_ links: [DeepLink]?) -> [DeepLink] { links ?? [] }
  /// The links of the first branch.
  public static func buildEither(first links: [DeepLink]) -> [DeepLink] { links }
  /// The links of the second branch.
  public static func buildEither(second links: [DeepLink]) -> [DeepLink] { links }
  /// The links of a loop.
  public static func buildArray(_ links: [[DeepLink]]) -> [DeepLink] { links.flatMap(\.self) }
}
