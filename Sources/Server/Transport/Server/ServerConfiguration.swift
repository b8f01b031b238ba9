/// The address of a server, its access rules and its limits.
public struct ServerConfiguration: Sendable {
  /// A literal IPv4 or IPv6 address; names are refused.
  public var address = "127.0.0.1"
  /// 0 takes any free port; `Server.port` then says which.
  public var port = 0
  /// Certificate and key; without them the server speaks plain HTTP.
  public var tls: TLSFiles?
  /// The first is what a client gets that offers none.
  public var subprotocols: [Subprotocol]
  /// Names or addresses, other than the loopback ones, by which clients can address the server:
  /// `name` (with our own port) or `name:port`.
  public var allowedHosts: [String] = []
  /// The limits on what clients can do.
  public var limits = ServerLimits()

  /// - Parameter subprotocols: the offered subprotocols, the preferred first.
  public init(subprotocols: [Subprotocol]) { self.subprotocols = subprotocols }
}

/// The paths of a certificate chain and its private key, as PEM files.
public struct TLSFiles: Hashable, Sendable {
  /// The file of the certificate chain, in PEM.
  public var certificate: String
  /// The file of the private key, in PEM.
  public var key: String

  /// - Parameter certificate: the file of the certificate chain, in PEM.
  public init(certificate: String, key: String) {
    self.certificate = certificate
    self.key = key
  }
}
