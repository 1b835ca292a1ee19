// Stands in for https://apis.google.com/js/api.js, which a test may not load: the part of gapi.iframes that the provider's
// script calls in the product's page, and that its own frame calls within. Both sides talk by messages.
;(() => {
  const mark = 'gapi-for-tests'
  let messages = 0

  /** What passes between this window and another. `peer`: the other one, which may not be there yet. */
  const channel = (/** @type {() => Window | null} */ peer) => {
    const handlers = new Map()
    const waiting = new Map()
    const post = (message) => peer()?.postMessage({ mark, ...message }, '*')
    addEventListener('message', ({ data, source }) => {
      if (data?.mark !== mark || source !== peer()) return
      if (data.answers !== undefined) {
        const hear = waiting.get(data.answers)
        waiting.delete(data.answers)
        try {
          hear?.(data.body)
        } catch {
          // As gapi, which keeps what a hearer throws to itself; the provider's script throws where all is well.
        }
        return
      }
      const handle = handlers.get(data.name)
      if (handle === undefined) return
      void Promise.resolve(handle(data.body)).then((answer) => post({ answers: data.id, body: [answer] }))
    })
    return {
      register: (name, handle) => void handlers.set(name, handle),
      send: (name, body, hear) => {
        messages += 1
        const id = `${location.origin} ${messages}`
        if (hear) waiting.set(id, hear)
        post({ id, name, body })
      },
    }
  }

  const context = {
    getParentIframe: () => {
      const parent = channel(() => window.parent)
      parent.register('ping', () => 'pong')
      return parent
    },
    open: ({ url, where, attributes }, onOpen) => {
      const frame = document.createElement('iframe')
      frame.src = url
      Object.assign(frame.style, attributes.style)
      frame.tabIndex = -1
      frame.setAttribute('aria-hidden', 'true')
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
      where.append(frame)
      const child = channel(() => frame.contentWindow)
      return onOpen({
        ...child,
        restyle: async () => undefined,
        ping: async (hear) => {
          await loaded
          const answer = await new Promise((resolve) => child.send('ping', null, resolve))
          hear(answer)
          return answer
        },
      })
    },
  }

  window.gapi = {
    load: (_name, options) => (options.callback ?? options)(),
    iframes: { Iframe: Object, getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: {} },
  }
  const onload = new URL(document.currentScript.src).searchParams.get('onload')
  if (onload === null) window.gapi_onload?.()
  else window[onload]()
})()
