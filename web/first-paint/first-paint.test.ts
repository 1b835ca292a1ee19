import { expect, it } from 'vitest'

const scripts = import.meta.glob('./first-paint.js')

it('the first drawing speaks each language that the build names, and no other', async () => {
  document.body.innerHTML = `
    <div id="root"></div>
    <template data-pages="login"><div class="first">
      <b data-in lang="en">Sign in</b><b data-in lang="tlh">yI'el</b><b data-in lang="qya">Á mitta</b>
    </div></template>`
  const script = document.createElement('script')
  script.dataset['languages'] = 'en tlh'
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true })
  Object.defineProperty(navigator, 'languages', { value: ['qya', 'tlh-QO', 'en'], configurable: true })
  location.hash = '#/login'
  await scripts['./first-paint.js']?.()
  expect(document.getElementById('root')?.textContent.trim()).toBe("yI'el")
})
