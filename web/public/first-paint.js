// Runs before the first paint, so that the page never flashes in the other theme.
;(function () {
  var theme = null
  try {
    theme = localStorage.getItem('theme')
  } catch {
    theme = null
  }
  var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()
