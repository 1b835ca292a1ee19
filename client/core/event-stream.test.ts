import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventReader } from './event-stream.ts'

describe('server-sent events', () => {
  it('are read with name, id and data; comments and unknown fields are none', () => {
    const read = eventReader()
    expect(read(': heartbeat\n\nretry: 2000\n\nevent: submission\nid: 7\ndata: {"a":1}\n\n')).toEqual([
      { event: 'submission', id: '7', data: '{"a":1}' },
    ])
    expect(read('data:one\ndata: two\n\n')).toEqual([{ event: 'message', id: null, data: 'one\ntwo' }])
    expect(read('event: half\ndata: x\n')).toEqual([])
  })

  it('are the same in whatever pieces and with whatever line ends they come', () => {
    const word = fc.stringMatching(/^[a-z0-9{}" ]{1,8}$/)
    const event = fc.record({ event: word, id: word, data: fc.array(word, { minLength: 1, maxLength: 3 }) })
    const lineEnd = fc.constantFrom('\n', '\r\n', '\r')
    fc.assert(
      fc.property(
        fc.array(event, { maxLength: 5 }),
        lineEnd,
        fc.infiniteStream(fc.integer({ min: 1, max: 7 })),
        (events, end, sizes) => {
          const text = events
            .map(({ event, id, data }) =>
              [`event: ${event}`, `id: ${id}`, ...data.map((line) => `data: ${line}`), '', ''].join(end),
            )
            .join('')
          const read = eventReader()
          const got = []
          for (let at = 0; at < text.length;) {
            const size = sizes.next().value ?? 1
            got.push(...read(text.slice(at, at + size)))
            at += size
          }
          // A last carriage return may be half a line end: the next piece tells.
          got.push(...read(end === '\r' ? ':\r' : ''))
          expect(got).toEqual(events.map((one) => ({ ...one, data: one.data.join('\n') })))
        },
      ),
    )
  })
})
