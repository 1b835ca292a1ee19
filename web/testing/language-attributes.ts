const overPage = '.mantine-Modal-root, .mantine-Drawer-root, .mantine-Notification-root'

/**
 * The language and direction of the dialog, drawer or toast around this, in which it stands alone: in a browser it is
 * outside of the page.
 */
export const languageAttributesOf = (element: Element) => {
  const over = element.closest(overPage)
  return [over?.getAttribute('lang'), over?.getAttribute('dir')]
}
