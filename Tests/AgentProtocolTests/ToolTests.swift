import OrderedJSON
import Testing
import WireProtocol

@testable import AgentProtocol

@Suite struct `Tools` {
  @Test func `are all methods except those for pages, and three more`() {
    let names = AgentTool.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.count == Catalogue.methods.count - AgentTool.forPages.count + 3)
    for name in AgentTool.forPages { #expect(Catalogue.method(named: name) != nil) }
    #expect(names.contains("scene_open") && names.contains("popToRoot"))
    #expect(names.allSatisfy { $0.utf8.allSatisfy { $0 != UInt8(ascii: ".") } })
  }

  @Test func `declare whether they change or destroy anything`() throws {
    func hints(_ name: UTF8String) throws -> [Bool?] {
      let hints = try #require(AgentTool.named(name)).description["annotations"]
      return ["readOnlyHint", "destructiveHint", "idempotentHint"].map { hints?[$0]?.boolValue }
    }
    #expect(try hints("screen") == [true, false, true])
    #expect(try hints("state_get") == [true, false, true])
    #expect(try hints("push") == [false, false, false])
    #expect(try hints("popToRoot") == [false, false, true])
    #expect(try hints("presence_set") == [false, false, true])
    #expect(try hints("sessions_delete") == [false, true, false])
    #expect(try hints("scene_open") == [false, true, false])
  }

  @Test func `have readable titles, and schemas that refer to nothing outside`() throws {
    let push = try #require(AgentTool.named("push"))
    #expect(try #require(AgentTool.named("popToRoot")).description["title"] == "Pop to root")
    #expect(try #require(AgentTool.named("openURL")).description["title"] == "Open URL")
    #expect(push.inputSchema["$defs"]?["Value"] != nil)
    for tool in AgentTool.all {
      #expect(!tool.inputSchema.text.contains("#/components"))
      #expect(tool.inputSchema["properties"]?["meta"] == nil)
    }
  }
}

@Suite struct `Calls of tools` {
  private let tree = """
    revision 4 of session main
    scene parks "Parks" on iphone-16
    stack "Zion", back to "Parks"
      text "Utah"
      button "Visit" [k1]
      textField "Notes" = "a\\nb" #notes [k2]
      textField "Name" = "" disabled [k3]
      textField "Name" = "" [k4]
      textField "Day" = "2026-11-25T10:00:00Z" [k6]
      toggle "Open" on [k5]
    path 7
    problem destination_missing: None for Int.
      why: So.

    """

  @Test func `screen returns the tree of what is visible`() throws {
    let talk = Talk.begun()
    talk.call("screen")
    #expect(talk.connections == 1)
    let answer = try talk.answer()
    #expect(answer.toolText == tree)
    #expect(answer["result"]?["structuredContent"] == ["revision": 4])
    #expect(talk.questions.isEmpty)
  }

  @Test func `the answer describes a change in words, with the screen after it`() throws {
    let talk = Talk.begun()
    talk.call("tap", #"{"control":"k1"}"#)
    #expect(talk.questions.map { $0["method"] } == ["tap"])
    talk.hear([
      "method": "changed",
      "params": [
        "base": 4, "revision": 5,
        "patch": [["op": "replace", "path": "/view/stack/title", "value": "Bryce"]],
      ],
    ])
    talk.hear(["id": 1, "result": ["revision": 5, "changed": true]])
    #expect(talk.answers.isEmpty)
    let question = try #require(talk.questions.first)
    #expect(question["method"] == "history.list" && question["params"]?["after"] == 4)
    talk.hear([
      "id": 2,
      "result": [
        "revisions": [
          [
            "revision": 5, "cause": ["method": "tap", "about": ["label": "Visit"], "name": "Ada"],
            "did": [["push": [["id": "e2", "type": "Park", "value": "Bryce"]], "count": 1]],
          ]
        ]
      ],
    ])
    let answer = try talk.answer()
    #expect(
      answer.toolText.hasPrefix(
        """
        Revision 5, tap "Visit" by Ada: pushed Park "Bryce".

        revision 5 of session main
        scene parks "Parks" on iphone-16
        stack "Bryce", back to "Parks"
        """))
    #expect(answer["result"]?["structuredContent"] == ["revision": 5, "changed": true])
    #expect(!answer.isToolError)
  }

  @Test func `a change is reported even if the history has lost it`() throws {
    let talk = Talk.begun()
    talk.call("undo")
    talk.hear(["id": 1, "result": ["revision": 5, "changed": true]])
    talk.hear(["id": 2, "error": ["code": 1012, "message": "It is gone."]])
    let answer = try talk.answer()
    #expect(!answer.isToolError && answer.toolText == "Revision 5.\n\n" + tree)
  }

  @Test func `a call that changes nothing says so`() throws {
    let talk = Talk.begun()
    talk.call("popToRoot")
    talk.hear(["id": 1, "result": ["revision": 4, "changed": false]])
    #expect(try talk.answer().toolText == "Nothing changed.\n\n" + tree)
  }

  @Test func `the history is described in words`() throws {
    let talk = Talk.begun()
    talk.call("history_list")
    talk.hear([
      "id": 1,
      "result": [
        "revisions": [
          ["revision": 1, "cause": ["method": "scene.open"], "did": [["scene": "parks"]]],
          [
            "revision": 2, "cause": ["method": "select"],
            "did": [
              ["select": "sidebar", "value": nil],
              ["pop": [["id": "e2", "type": "Swift.String", "value": "b"]], "count": 3],
            ],
          ],
          [
            "revision": 3, "cause": ["method": "tap"],
            "did": [
              ["shown": "sheet", "title": "New"], ["hidden": "alert", "title": "Old", "count": 2],
              ["field": "columnVisibility", "from": "automatic", "to": "all"],
            ],
          ],
          ["revision": 4, "cause": ["method": "view"], "did": []],
        ], "oldest": 0, "head": 4,
      ],
    ])
    #expect(
      try talk.answer().toolText == """
        Revision 1, scene.open: opened the scene parks.
        Revision 2, select: selected nothing in the sidebar; popped "b" and 2 more.
        Revision 3, tap: sheet "New" came; alert "Old" (2) went; columnVisibility is "all", was "automatic".
        Revision 4, view: nothing of the navigation.
        Revisions 0 to 4 are kept; 0 is before the first.

        """)
  }

  @Test func `the error for a missing control shows the screen and the nearest control`() throws {
    let talk = Talk.begun()
    talk.call("tap", #"{"label":"Visti"}"#)
    talk.hear(["id": 1, "error": ["code": 1002, "message": "No such control."]])
    let answer = try talk.answer()
    #expect(answer.isToolError)
    #expect(answer.toolText == "No such control. The nearest on the screen: “Visit”.\n\n" + tree)
  }

  @Test func `a control under a sheet is not suggested as the nearest`() throws {
    let talk = Talk.begun()
    talk.call("screen")
    _ = talk.answers
    talk.hear([
      "method": "changed",
      "params": [
        "base": 4, "revision": 5,
        "patch": [
          [
            "op": "add", "path": "/view/sheet",
            "value": ["body": [["kind": "button", "id": "k9", "label": "Visa"]]],
          ]
        ],
      ],
    ])
    for (label, nearest) in [("Visit", " The nearest on the screen: “Visa”."), ("Visa", "")] {
      talk.call("tap", #"{"label":"\#(label)"}"#)
      let id = try #require(talk.questions.last?["id"])
      talk.hear(["id": id, "error": ["code": 1002, "message": "It is covered."]])
      let text = try talk.answer().toolText
      #expect(text.hasPrefix("It is covered.\(nearest)\n\n"), "\(text)")
    }
  }

  @Test(arguments: [
    ("k2", #"textField "Notes" = "a\nb" #notes [k2] is as it was."#),
    (
      "k6",
      #"textField "Day" = "2026-11-25T10:00:00Z" [k6] is as it was. "#
        + "It takes a date that is written like that."
    ),
  ])
  func `when a field does not take a text, the answer shows the field's value`(
    control: String, sentence: String
  ) throws {
    let talk = Talk.begun()
    talk.call("type", #"{"control":"k6","text":"x"}"#.replacing("k6", with: control))
    talk.hear(["id": 1, "result": ["revision": 4, "changed": false]])
    #expect(try talk.answer().toolText == "Nothing changed: \(sentence)\n\n" + tree)
  }

  @Test func `any other refusal is the server's sentence`() throws {
    let talk = Talk.begun()
    talk.call("pop", #"{"count":9}"#)
    talk.hear(["id": 1, "error": ["code": 1001, "message": "Cannot pop 9."]])
    let answer = try talk.answer()
    #expect(answer.isToolError && answer.toolText == "Cannot pop 9.")
  }

  @Test(arguments: [#"{"label":"Notes","text":"x"}"#, #"{"label":"notes","text":"x"}"#])
  func `type finds the field by its label or identifier`(arguments: String) throws {
    let talk = Talk.begun()
    talk.call("type", arguments)
    #expect(talk.questions.first?["params"] == ["control": "k2", "text": "x"])
  }

  @Test func `type never presses a control that is not a text field`() throws {
    let talk = Talk.begun()
    talk.call("type", #"{"label":"Visit","text":"x"}"#)
    let answer = try talk.answer()
    #expect(answer.isToolError && answer.toolText.contains("There’s no text field “Visit”."))
    #expect(answer.toolText.contains("textField \"Notes\""))
    #expect(talk.questions.isEmpty)
  }

  @Test func `a label that two fields have lists both, to choose from`() throws {
    let talk = Talk.begun()
    talk.call("type", #"{"label":"Name","text":"x"}"#)
    let text = try talk.answer().toolText
    #expect(text.hasPrefix("“Name” is 2 text fields"))
    #expect(text.contains("[k3]") && text.contains("[k4]") && !text.contains("[k2]"))
  }

  @Test(arguments: [
    ("type", #"{"label":"Notes"}"#, "“type” needs “text”."),
    ("type", #"{"text":"x"}"#, "Expected either “label” or “control” to say which text field."),
    ("screen", #"{"revision":-1}"#, "Expected “revision” to be an integer, 0 or more."),
    ("screen", #"{"revison":1}"#, "“screen” has no parameter “revison”. It takes revision, wait."),
    ("screen", #"{"wait":31}"#, "Expected “wait” to be a number of seconds, 0 to 30."),
    (
      "screen", #"{"wait":1,"revision":1}"#,
      "A revision of the past changes no more: leave “wait” out."
    ),
    ("problems", #"{"x":1}"#, "“problems” has no parameter “x”. It takes none."),
  ])
  func `wrong arguments get a sentence that says what is expected`(
    tool: String, arguments: String, sentence: String
  ) throws {
    let talk = Talk.begun()
    talk.call(tool, arguments)
    let answer = try talk.answer()
    #expect(answer.isToolError && answer.toolText == sentence)
  }

  @Test func `a call larger than the server's limit is not sent`() throws {
    let talk = Talk.begun()
    talk.call("push", #"{"value":"\#(String(repeating: "x", count: 1_000))"}"#)
    let answer = try talk.answer()
    #expect(answer.isToolError && answer.toolText.contains("the server takes 1000"))
    #expect(talk.questions.isEmpty)
  }

  @Test func `a cancelled call gets no answer`() throws {
    let talk = Talk.begun()
    talk.call("undo")
    talk.say(
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#)
    talk.hear(["id": 1, "result": ["revision": 4, "changed": false]])
    #expect(talk.answers.isEmpty)
  }

  @Test func `a call that loses the session says so, and the next one connects again`() throws {
    let talk = Talk.begun()
    talk.call("screen")
    _ = talk.answers
    talk.call("undo")
    talk.lose("The server closed the connection.")
    let answer = try talk.answer()
    #expect(answer.isToolError)
    #expect(
      answer.toolText == "The server closed the connection. The next call tries to connect again.")
    talk.call("screen")
    #expect(talk.connections == 2)
    #expect(try talk.answer().toolText == tree)
  }

  @Test func `screen can wait for the next change`() throws {
    let talk = Talk.begun()
    talk.call("screen", #"{"wait":2.5}"#)
    #expect(talk.answers.isEmpty && talk.alarms.map(\.seconds) == [2.5])
    talk.hear([
      "method": "changed",
      "params": [
        "base": 4, "revision": 5,
        "patch": [["op": "replace", "path": "/view/stack/title", "value": "Bryce"]],
      ],
    ])
    #expect(try talk.answer().toolText.contains("stack \"Bryce\""))
    talk.ring()
    #expect(talk.answers.isEmpty)
  }

  @Test func `waiting ends with the timer, the input or the session`() throws {
    for end in [{ (talk: Talk) in talk.ring() }, { $0.end() }] {
      let talk = Talk.begun()
      talk.call("screen", #"{"wait":30}"#)
      end(talk)
      #expect(try talk.answer().toolText == tree)
    }
    let talk = Talk.begun()
    talk.call("screen", #"{"wait":30}"#)
    talk.lose("It is gone.")
    #expect(try talk.answer().isToolError)
  }

  @Test func `long text is cut off, and says so`() throws {
    let talk = Talk.begun()
    talk.call("types_list")
    talk.hear([
      "id": 1, "result": ["types": [.string(String(repeating: "x", count: 90_000))]],
    ])
    let answer = try talk.answer()
    #expect(answer.toolText.utf8.count < BoundedText.standardLimit + 200)
    #expect(answer.toolText.contains("more bytes, left out here"))
    #expect(answer["result"]?["structuredContent"] == nil)
  }

  @Test func `a tree is cut off between lines`() {
    var text = BoundedText(limit: 30)
    for number in 0..<10 { text.add(line: "line \(number)") }
    #expect(
      text.ended(rest: "there.")
        == "line 0\nline 1\nline 2\nline 3\n… 6 more lines, left out here: there.\n")
  }

  @Test func `text from outside cannot break its line or reverse its direction`() {
    #expect("a\"\n\u{7}\u{202E}é".quotedOnOneLine == #""a\"\n\u{7}\u{202e}é""#)
  }
}
