/** What lists and mail programs write before a line: bullets, numbers, boxes, the sign of a quote, `To:`. */

const lead = /^[\s\p{Cf}\p{DI}\u2800]+/u

/** Signs of lists as word processors and messengers write them, those of the Symbol and Wingdings fonts as well. */
const bullet =
  /^(?:[•◦▪▫■□●○‣⁃∙·∘⦁⦾⦿◆◇◈❖❍✦✧★☆➔➜➢➣➤►▶▷▸▹→⇒⇨✓✔✗✘✅☐☑☒🔘🔹🔸🔷🔶\uF000-\uF0FF][\uFE0E\uFE0F]?)+\s*/u

/** What mail programs write before each line of a mail that is answered. */
const quoted = /^>+\s*/u

const markers = [
  quoted,
  bullet,
  /^[-‐‑‒–—―−~*+]\s+/u,
  /^\(?\p{Nd}{1,4}(?:[.．]\p{Nd}{1,4}){0,5}(?:[.．)）\]:/º°ª–—-]{1,2}\s+|[、）])/u,
  /^\p{Nd}{1,4}\s+(?=[•◦▪‣∙·●○■□►▶→✓✔☐☑☒]|[–—-]\s+[^\s\p{Nd}])/u,
  /^\p{Nd}{1,4}(?:\.\p{Nd}{1,4}){1,5}\s+/u,
  /^[#＃№]\s?\p{Nd}{1,4}[.):]?\s+/u,
  /^(?:no|nr|num|núm|n|رقم)(?:\s?[.º°]\s?|\s)\p{Nd}{1,4}[.):]?\s+/iu,
  /^\p{No}+[.)]?\s*/u,
  /^\p{Nl}+[.)]\s*/u,
  /^[\p{Nd}#*]\uFE0F?\u20E3\s*/u,
  /^(?:[一二三四五六七八九十]{1,3}[．.)）]|[一二三四五六七八九十]{0,2}\p{Lo}、)\s*/u,
  /^(?![IVX][.)])(?:X{0,3}(?:IX|IV|V?I{1,3}|V)|X{2,3})[.)]\s+/u,
  /^(?![ivx][.)])(?:x{0,3}(?:ix|iv|v?i{1,3}|v)|x{2,3})[.)]\s+/u,
  /^[([{]?(?:\p{L}|\p{Nd}{1,4}(?:[.．]\p{Nd}{1,4}){0,5}|[✓✔✗✘ ]?)\.?[)）\]}]\s+/u,
  /^\p{L}[–—-]\s+/u,
  // Word puts a tab behind what it marks lines with; its hollow bullet comes as the letter o.
  /^(?:\p{Ll}[.:]?|\p{Lo}[.:]|[^\p{L}\p{N}\s@"'<([{]{1,3}) ?\t\s*/u,
  /^(?:to|cc|bcc|from|reply-to|an|von|kopie|blindkopie|antwort an|para|de|cco|con copia|responder a|name|nombre|الاسم|إلى|الى|من|نسخة|نسخة مخفية|الرد على)\s?[:：]\s*/iu,
]

/** No line has more markers than this before it. */
const mostMarkers = 10

const without = (text: string, marks: readonly RegExp[]): string => {
  let rest = text
  for (let count = 0; count < mostMarkers; count++) {
    const bare = rest.replace(lead, '')
    const marker = marks.find((mark) => mark.test(bare))
    if (marker === undefined) break
    rest = bare.replace(marker, '')
  }
  return rest
}

/** The line without what a list or a mail program put before it. */
export const withoutListMarker = (line: string): string => without(line, markers)

/** The text without bullets, dashes and signs of a quote before it: in titles of jobs numbers have a meaning. */
export const withoutBullet = (text: string): string =>
  without(text, [quoted, bullet, /^[-‐‑‒–—―−~*]+\s*(?=\p{L})/u])
