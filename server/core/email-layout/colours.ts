/**
 * The colours of mails, those of the pages. Inline styles hold the light ones, which stay readable where a mail
 * program inverts them by itself; where it asks for `prefers-color-scheme: dark`, these classes win.
 */
export const light = {
  page: '#f4f1ec',
  card: '#fffefb',
  line: '#dcd6cc',
  ink: '#221e19',
  quiet: '#574f46',
  accent: '#176054',
  onAccent: '#ffffff',
} as const

const dark = {
  page: '#191715',
  card: '#211f1b',
  line: '#4d4840',
  ink: '#e8e3da',
  quiet: '#cfc9be',
  accent: '#5bb09e',
  onAccent: '#121110',
} as const

export const darkStyle = `
@media (prefers-color-scheme: dark) {
  .page { background-color: ${dark.page} !important; }
  .card { background-color: ${dark.card} !important; border-color: ${dark.line} !important; }
  .ink { color: ${dark.ink} !important; }
  .quiet { color: ${dark.quiet} !important; }
  .accent { color: ${dark.accent} !important; }
  .line { border-color: ${dark.line} !important; }
  .button { background-color: ${dark.accent} !important; color: ${dark.onAccent} !important; }
  .code { background-color: ${dark.page} !important; border-color: ${dark.line} !important; color: ${dark.ink} !important; }
}`

export const fonts =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
