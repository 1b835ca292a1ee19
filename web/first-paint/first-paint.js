// Runs before anything else of the page: written into it by the build (vite/first-page.ts), and let in by its hash in the
// content policy.
;(function () {
  // What libraries hand over as text becomes an element only where it holds no tag, and a script only where it is a file of
  // the build; the content policy names this one policy and asks for it everywhere.
  if (window.trustedTypes) {
    trustedTypes.createPolicy('default', {
      createHTML: function (text) {
        return text.includes('<') ? null : text
      },
      createScriptURL: function (address) {
        var url = new URL(address, location.href)
        var isOurs = url.origin === location.origin
        return isOurs && /^\/(assets\/.+\.js|service-worker\.js)$/.test(url.pathname) ? address : null
      },
    })
  }

  // The page never flashes in the other theme.
  var theme = stored('theme')
  var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')

  // The same as z.config({ jitless: true }), but before any schema is made: the content policy allows no
  // code made from text, and a schema tries whether it may as soon as it exists.
  globalThis.__zod_globalConfig = { jitless: true }

  // The place of the address; `reports/` is that of any address behind it. A wrong guess costs a fetch.
  var named = location.hash.replace(/^#?\/?/, '').split('?')[0]
  var path = named || 'company-wiki'
  var isSignedIn = stored('muster.token') !== null
  // That of web/core/i18n/locale.ts: what was chosen here, else that of the invitation that was opened here last, else the
  // first of the browser's that there is.
  var languages = document.currentScript.dataset.languages.split(' ')
  var chosen = [stored('muster.language')].find(isLanguage)
  var invitedIn = [stored('muster.invited-in')].find(isLanguage)
  var ownLanguage = chosen || invitedIn || navigator.languages.map(codeOf).find(isLanguage) || 'en'
  draw()

  var lists = JSON.parse(document.currentScript.dataset.lists || 'null')
  if (lists !== null) {
    // Put in by a script they hold up nothing that is painted; in the head they stand before those of the pages, which win.
    lists.styles.forEach(function (file) {
      append('link', { rel: 'stylesheet', crossOrigin: '', href: file })
    })
    afterPaint(fetchFiles)
  }

  function isLanguage(code) {
    return languages.includes(code)
  }

  function codeOf(tag) {
    return tag.toLowerCase().split(/[-_]/)[0]
  }

  function append(name, properties) {
    document.head.append(Object.assign(document.createElement(name), properties))
  }

  function stored(name) {
    try {
      return localStorage.getItem(name)
    } catch {
      return null
    }
  }

  function nameIn(names) {
    return [path, path.replace(/\/.*/, '/')].find(function (one) {
      return names.includes(one)
    })
  }

  // What the page begins with is drawn at once, where it says the same to everybody.
  function draw() {
    var drawings = [...document.querySelectorAll('template[data-pages]')].filter(function (one) {
      return nameIn(one.dataset.pages.split(' ')) !== undefined
    })
    var ofMembers = drawings.some(function (one) {
      return 'members' in one.dataset
    })
    if (ofMembers && !isSignedIn) drawings = [document.querySelector('template[data-pages~="login"]')]
    var drawing = drawings[0]
    if (!drawing || (isSignedIn && !ofMembers && nameIn(['login', 'login/']))) return
    var drawn = drawing.content.cloneNode(true)
    // Where no report was read here before, it is not known in which language one will be, unless the address says it.
    var readIn = stored('muster.read-in')
    var asked = [(/[?&]language=(\w+)/.exec(location.hash) || [])[1]].find(isLanguage)
    var ofOne = ofMembers && isSignedIn
    var language = ofOne ? asked || (readIn && (chosen || readIn)) : ownLanguage
    drawn.querySelectorAll('[data-in]').forEach(function (words) {
      // The frame around a page stays English; the login page has none.
      var part = ofOne ? words.parentNode : words.closest('.first')
      if (words.lang === language) part.dir = words.dir
      else words.remove()
    })
    document.getElementById('root').append(drawn)
  }

  // In a tab that nobody looks at, nothing is painted.
  function afterPaint(act) {
    var acted = false
    function once() {
      if (!acted) act()
      acted = true
    }
    if (document.hidden) return once()
    requestAnimationFrame(function () {
      setTimeout(once)
    })
    setTimeout(once, 300)
  }

  // The questionnaire says nothing before it knows its invitation, which it would ask for once the scripts have run. The
  // address and all else is that of the page's own request (web/core/api/call.ts), which takes this answer.
  function askForInvitation() {
    var code = (/^(?:questionnaire|employee-form)\/([0-9A-HJKMNP-TV-Z]{16})$/.exec(path) || [])[1]
    if (code === undefined) return
    var base = document.querySelector('meta[name="muster-api"]').content.replace(/\/$/, '')
    var href = base + '/api/getInvitationStatus?code=' + code
    append('link', { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: href })
  }

  // The first scripts, run in turn, and the files of the page that the address names, which would be asked for once those
  // have run. The lists are the build's (vite/pages-ahead.ts).
  function fetchFiles() {
    askForInvitation()
    lists.first.forEach(function (file) {
      append('script', { type: 'module', crossOrigin: '', async: false, src: file })
    })
    var open = nameIn(Object.keys(lists.open))
    var ofMembers = nameIn(Object.keys(lists.members))
    var places = open
      ? lists.open[open]
      : ofMembers
        ? isSignedIn
          ? lists.members[ofMembers]
          : lists.open.login
        : []
    // The login page's words; an invitation can name another language.
    var isLogin = open ? open.startsWith('login') : ofMembers && !isSignedIn
    if (isLogin) places = places.concat(lists.login[ownLanguage] || [])
    // Home is no company wiki for who is in no organization: browsers complain of styles that were fetched and not used.
    var isGuess = !named && stored('muster.organization') === null
    places.forEach(function (place) {
      var file = lists.files[place]
      if (isGuess && file.slice(-4) === '.css') return
      var kind = file.slice(-3) === '.js' ? { rel: 'modulepreload' } : { rel: 'preload', as: 'style' }
      append('link', Object.assign({ crossOrigin: '', href: file, className: 'ahead' }, kind))
    })
  }
})()
