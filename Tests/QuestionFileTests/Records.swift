import JSON

/// A complete question, with some of its fields changed; a field is taken out by giving nothing for it.
func record(_ changes: [String: JSONValue?] = [:]) -> JSONValue {
  var fields: [String: JSONValue] = [
    "type": "multiple", "difficulty": "easy", "category": "Science &amp; Nature", "question": "What is &quot;H&quot;?",
    "correct_answer": "Hydrogen", "incorrect_answers": ["Helium", "Gold", "Iron"],
  ]
  for (key, value) in changes { fields[key] = value }
  return .object(fields.sorted { $0.key < $1.key }.map { JSONMember($0.key, $0.value) })
}

func file(_ records: [JSONValue], code: Int = 0) -> [UInt8] {
  JSONWriter.write(["response_code": .integer(code), "results": .array(records)])
}
