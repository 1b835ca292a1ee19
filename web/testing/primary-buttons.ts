/** What stands on the main actions of a page: the buttons that are filled, which is what they are unless it says otherwise. */
export const filledButtons = (): string[] =>
  [
    ...document.querySelectorAll('.mantine-Button-root:is([data-variant="filled"], :not([data-variant]))'),
  ].map(({ textContent }) => textContent)
