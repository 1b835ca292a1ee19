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

/** File and symbol names that are no term of the field: participles alone, riddles, metaphors. */
export const riddleNames: readonly RegExp[] = [
  /(?:^|-)(?:told|kept|given|shown|left|gone|begun|held|said|taken|asked|withheld|unsent|opened)(?:-|$)/,
  /^(?:bell|hold|keys|pieces|troubles|patience|standing|verdict|deciding|causes|signs|places|lines|silence|endings|tally|grounds|taking|here|there|whole|so-far|in-slices)$/,
  /(?:^|-)(?:way-back|look-at|look-for|hand-over|take-in|take-out|take-note|take-step|have-their)(?:-|$)/,
  /-(?:in|of|by|to|at|as|beside|among|together|there|once)$/,
]
