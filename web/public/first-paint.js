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

  // The files of the page that the address names are fetched along with the first ones, instead of after them. The lists
  // are the build's (vite/pages-ahead.ts); a wrong guess costs a fetch.
  var lists = document.currentScript.dataset.ahead
  if (lists === undefined) return
  var ahead = JSON.parse(lists)
  var path = location.hash.replace(/^#?\/?/, '').split('?')[0] || 'company-wiki'
  var ofMembers = placesIn(ahead.members)
  var places = placesIn(ahead.open) || (ofMembers && !isSignedIn() ? ahead.open.login : ofMembers) || []
  places.forEach(function (place) {
    var file = ahead.files[place]
    var link = document.createElement('link')
    var isScript = file.slice(-3) === '.js'
    link.rel = isScript ? 'modulepreload' : 'preload'
    if (!isScript) link.as = 'style'
    link.crossOrigin = ''
    link.href = '/' + file
    link.dataset.ahead = ''
    document.head.append(link)
  })

  function placesIn(pages) {
    var name = [path, path.replace(/\/.*/, '/')].find(function (one) {
      return Object.hasOwn(pages, one)
    })
    return pages[name]
  }

  function isSignedIn() {
    try {
      return localStorage.getItem('muster.token') !== null
    } catch {
      return false
    }
  }
})()
