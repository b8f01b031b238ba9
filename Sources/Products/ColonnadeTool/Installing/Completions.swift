import Serving

/// The words that shells complete: the commands and their options.
struct Completions {
  let commands: [Tool.Command]

  func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private var names: String { commands.map(\.name).joined(separator: " ") }

  /// Options after a hyphen, files elsewhere.
  private var bash: String {
    let cases = commands.map { command in
      let options = command.options.map { "--" + $0.name }.joined(separator: " ")
      return "    \(command.name)) options=\"\(options)\" ;;"
    }
    return """
      # Completion of colonnade for bash.
      _colonnade() {
        local word=${COMP_WORDS[COMP_CWORD]} options=
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(names) --help --version" -- "$word"))
          return
        fi
        case ${COMP_WORDS[1]} in
      \(cases.joined(separator: "\n"))
        esac
        case $word in
          -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
          *) COMPREPLY=($(compgen -f -- "$word")) ;;
        esac
      }
      complete -o filenames -F _colonnade colonnade
      """
  }

  private var zsh: String {
    let list = commands.map { "    \($0.name):\(Self.quoted($0.summary, for: .zsh))" }
    let cases = commands.map { command in
      let options = command.options.map { option in
        let help = Self.quoted("[\(option.help)]", for: .zsh)
        let name = (option.isRepeatable ? "'*'" : "") + "--" + option.name
        return "        \(name)\(help)" + (option.placeholder.map { ":\($0):_files" } ?? "")
      }
      return """
            \(command.name))
              _arguments \\
        \(options.joined(separator: " \\\n")) \\
                '*:file:_files' ;;
        """
    }
    return """
      #compdef colonnade
      # Completion of colonnade for zsh.
      _colonnade() {
        local -a commands=(
      \(list.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      }
      _colonnade "$@"
      """
  }

  private var fish: String {
    let first = "complete -c colonnade -n __fish_use_subcommand"
    let commandLines = commands.map { command in
      "\(first) -f -a \(command.name) -d \(Self.quoted(command.summary, for: .fish))"
    }
    let optionLines = commands.flatMap { command in
      command.options.map { option in
        "complete -c colonnade -n '__fish_seen_subcommand_from \(command.name)' -l \(option.name)"
          + (option.placeholder == nil ? "" : " -r")
          + " -d \(Self.quoted(option.help, for: .fish))"
      }
    }
    return (["# Completion of colonnade for fish."] + commandLines + optionLines)
      .joined(separator: "\n")
  }

  /// In single quotes, as the shell reads them.
  private static func quoted(_ text: String, for shell: Shell) -> String {
    switch shell {
    case .fish:
      "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    case .bash, .zsh:
      "'" + text.replacing("'", with: "'\\''").replacing(":", with: "\\:") + "'"
    }
  }
}
