/**
 * Words and names that a stranger would stumble over. Comments, names and commit subjects use the words of the field instead; the
 * ceilings in house.test.ts only ever go down.
 */

/** Words of comments and documents that plain modern English says otherwise. */
export const dialectWords: readonly RegExp[] = [
  /\bwhoever\b/gi,
  /\bwhom(?:ever)?\b/gi,
  /\banew\b/gi,
  /\b(?:is|are|was|were|be|been|being) told\b/gi,
  /\bstands?\b/gi,
  /\baside\b/gi,
  /\bmeanwhile\b/gi,
  /\bmend(?:s|ed|ing)?\b/gi,
  /\bin its midst\b/gi,
  /\bfinds nothing\b/gi,
  /\bthereof\b|\btherein\b|\bthereby\b|\bwherein\b|\bwhereof\b/gi,
  /\bof (?:his|hers|theirs|its) own accord\b/gi,
  /\bgoes? (?:on|by) (?:as|with)\b/gi,
  /\bheld (?:to|back|against)\b/gi,
  /\bkept to\b/gi,
  /\bcomes? to nothing\b/gi,
]

/** File names that are no term of the field: participles alone, riddles, metaphors. */
export const riddleNames: readonly RegExp[] = [
  /(?:^|-)(?:told|kept|given|shown|left|gone|begun|held|said|taken|asked|withheld|opened)(?:-|$)/,
  /^(?:bell|hold|keys|pieces|troubles|patience|standing|verdict|deciding|causes|signs|places|lines|silence|endings|tally|grounds|taking|here|there|whole|so-far|in-slices)$/,
  /(?:^|-)(?:way-back|look-at|look-for|hand-over|take-in|take-out|take-note|take-step|have-their)(?:-|$)/,
  /-(?:in|of|by|to|at|as|beside|among|together|there|once)$/,
]

/** Names of functions and exports that are no term of the field: participles, pronouns and prepositions alone or in front. */
export const riddleSymbols: readonly RegExp[] = [
  /^(?:told|kept|given|shown|left|gone|begun|held|hold|said|says|sayings?|taken|taking|asked|made|anew|aside|beside|together|once|still|withheld|unfit|opened|whole|standing|verdict|tally|patience|bell|causes|places|pieces|lines)(?:[A-Z]|$)/,
  /^(?!(?:is|are|has|was|use)[A-Z])[a-z]\w*(?:Told|Kept|Aside|Anew|Beside|Gone|Held|Begun|Taken|Made|Given|Said|Asked|Shown|Together|There|Here|Among|Again|Back|Alone)$/,
  /^(?:as(?!System)|of|who|whom|whose|what|why|where|how|whether|about|besides?)[A-Z]/,
]
