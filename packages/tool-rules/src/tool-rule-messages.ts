/**
 * What the rules say, with `{{name}}` where a word of the declaration goes: the same words in the editor, in CI and at
 * run time.
 */
export const TOOL_RULE_MESSAGES = {
  'require-flat-tool': {
    nestedTool:
      'This declaration is nested under `function`, and {{reader}} reads flat ones: the tool is refused, or ignored as if there were none. Write name, description and schema at the top.',
    foreignKey:
      '`{{key}}` belongs to declarations for another SDK, and {{reader}} does not read it. Write `{{flat}}`.',
    notObject:
      "The arguments of a tool are an object, and this schema does not say so. Write `type: 'object'`.",
    unknownRequired:
      '`{{name}}` is required, but no property has that name, so no call can be right. Add the property, or leave it out here.',
  },
  'require-tool-description': {
    missing:
      'The tool {{tool}} has no description, so the model chooses by the name alone. Write a sentence: what the tool does, and when to use it.',
    empty:
      'The description of the tool {{tool}} is empty, so the model chooses by the name alone. Write a sentence: what the tool does, and when to use it.',
    repeatsName:
      'The description of the tool {{tool}} says what the name says. Add what the tool does with which input, and when to use it.',
    tooShort:
      'The description of the tool {{tool}} has fewer than {{minimum}} words. Write a sentence: what the tool does, and when to use it.',
    lowerCase:
      'The description of the tool {{tool}} begins with a small letter. Write a sentence, as `Turn a light on or off`.',
    notVerb:
      'The description of the tool {{tool}} begins with `{{word}}`. Begin with what the tool does, as `Turn a light on or off`.',
    noWhen: 'The description of the tool {{tool}} does not say when to use it. Add it, as `Use it when …`.',
  },
  'prefer-spoken-enum': {
    unspoken:
      'Nobody says `{{value}}`, and small models copy words of the request into the call. Write `{{spoken}}`.',
    hiddenWord:
      '`{{value}}` stands inside of `{{longer}}`, so that a request for the one can be taken for the other. Write one of them with other words.',
  },
  'no-optional-tool-argument': {
    optionalArgument:
      'The argument `{{name}}` is optional, and a model may feel obliged to fill it. Require it, or give the case without it a tool of its own.',
    optionalText:
      'The argument `{{name}}` is an optional text, and a model may make one up to fill it. Require it, or give the case without it a tool of its own.',
    optionalChoice:
      'The argument `{{name}}` is an optional choice, and a model may pick a value that nobody asked for. Require it, with a value for the case without it, or give that case a tool of its own.',
  },
  'no-key-plus-modifiers': {
    splitCombination:
      '`{{scalar}}` and `{{modifiers}}` are one thing in two arguments, which a model has to take apart. Declare one argument that takes the whole, as people say it.',
    splitCombinationExample:
      '`{{scalar}}` and `{{modifiers}}` are one thing in two arguments, which a model has to take apart. Declare one enum of whole combinations, such as `{{example}}`.',
  },
  'no-overlapping-tools': {
    sameIntent:
      'The tools `{{tool}}` and `{{other}}` say the same and take the same arguments, so a request fits both. Keep one, or say in both descriptions what tells them apart.',
    sharedTrigger:
      'The tools `{{tool}}` and `{{other}}` share the trigger `{{trigger}}`. Leave it to one of them.',
    foreignTrigger:
      'The trigger `{{trigger}}` of the tool `{{tool}}` matches what the tool `{{other}}` says of itself. Make it narrower.',
  },
  'no-invalid-trigger': {
    invalidTrigger:
      'The trigger `{{trigger}}` is no regular expression of JavaScript ({{reason}}), so it never calls the tool. Write one that compiles; case is ignored anyway.',
    emptyTrigger:
      'The trigger `{{trigger}}` matches the empty text, and with it every request. Write a pattern that needs at least one word of the request.',
  },
  'no-loose-trigger': {
    looseTrigger:
      'The trigger `{{trigger}}` also matches inside of longer words, and a match calls the tool whatever the model thinks. Write `{{bounded}}`.',
    slowTrigger:
      'The trigger `{{trigger}}` can match one text in many ways, so that a long request can take for ever. Repeat nothing that repeats already, and let alternatives begin differently.',
  },
} as const;
