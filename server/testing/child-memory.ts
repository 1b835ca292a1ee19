import { readdirSync, readFileSync } from 'node:fs'

/** Megabytes that each child of this process has taken at most, as Linux counts them; nothing is known elsewhere. */
const megabytesOfChildren = (): number[] =>
  readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return []
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      if (/^PPid:\s+(\d+)$/m.exec(status)?.[1] !== String(process.pid)) return []
      return [Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024]
    } catch {
      // It ended in between.
      return []
    }
  })

/** Watches how much memory the largest child takes, until it is stopped. */
export const watchChildMemory = () => {
  let peak = 0
  const look = () => {
    peak = Math.max(peak, ...megabytesOfChildren())
  }
  const timer = process.platform === 'linux' ? setInterval(look, 50) : undefined
  return {
    stop: (): number => {
      clearInterval(timer)
      return peak
    },
  }
}
