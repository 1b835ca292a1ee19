/** Where the focus is kept, so that a field may take it for a moment. */
const dialogs = '[role="dialog"], [role="menu"]'

/** Selects the text in a field that nobody sees and copies it as a key would; for that no page has to be secure. */
const copySelected = (text: string): boolean => {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.tabIndex = -1
  field.setAttribute('aria-hidden', 'true')
  Object.assign(field.style, { position: 'fixed', insetBlockStart: '0', opacity: '0', pointerEvents: 'none' })
  const around = before?.closest(dialogs) ?? document.body
  around.append(field)
  field.focus({ preventScroll: true })
  field.select()
  let isCopied = false
  try {
    isCopied = document.execCommand('copy')
  } catch {
    // What cannot be copied is shown to be copied by hand.
  }
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return isCopied
}

/**
 * Copies a text, on a page that came by plain HTTP too: browsers have `navigator.clipboard` on secure pages alone.
 * @returns whether it is copied
 */
export const copyText = async (text: string): Promise<boolean> => {
  const clipboard: Clipboard | undefined = navigator.clipboard
  if (clipboard !== undefined) {
    try {
      await clipboard.writeText(text)
      return true
    } catch {
      // Refused for this page; the other way may be open.
    }
  }
  return copySelected(text)
}
