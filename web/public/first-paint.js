// Runs before anything else of the page, from a file of its own because the content policy allows no inline script.
;(function () {
  // The page never flashes in the other theme.
  var theme = null
  try {
    theme = localStorage.getItem('theme')
  } catch {
    theme = null
  }
  var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')

  // The same as z.config({ jitless: true }), but before any schema is made: the content policy allows no
  // code made from text, and a schema tries whether it may as soon as it exists.
  globalThis.__zod_globalConfig = { jitless: true }
})()
