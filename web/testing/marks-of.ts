/** The language and direction of the dialog or toast around this, in which it stands alone: in a browser it is outside of the page. */
export const marksOf = (element: Element) => {
  const over = element.closest('.mantine-Modal-root, .mantine-Notification-root')
  return [over?.getAttribute('lang'), over?.getAttribute('dir')]
}
