import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A way to a server that can be cut, for one test. */
export const cuttableProxy = async (target: string) => {
  const { port: targetPort, hostname } = new URL(target)
  const open = new Set<Socket>()
  let isDown = false
  let connections = 0
  const server = createServer((near) => {
    connections++
    if (isDown) return near.destroy()
    const far = connect(Number(targetPort), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => (open.delete(one), other.destroy()))
      one.pipe(other)
    }
    return undefined
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        cut()
      }),
  )
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    connections: () => connections,
    cut,
    /** Whether nobody comes through any more. */
    down(is: boolean) {
      isDown = is
      if (is) cut()
    },
  }
}
