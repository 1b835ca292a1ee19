import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { median } from './load.ts'
import { start } from './processes.ts'
import { ms, row } from './result-table.ts'

const rounds = 3

/** From the start of the process to its first answer, over an empty data folder (cold) and over that one again (warm). */
export const measureStarts = async (): Promise<void> => {
  const times = { cold: [], warm: [] } as Record<'cold' | 'warm', { ours: number; plain: number }[]>
  for (let round = 0; round < rounds; round += 1) {
    const folder = mkdtempSync(path.join(tmpdir(), 'muster-bench-'))
    try {
      for (const kind of ['cold', 'warm'] as const) {
        const plain = await start('bench/bare-server.js', {
          firstPath: '/',
          dataDir: path.join(folder, 'plain'),
        })
        await plain.stop()
        const ours = await start('server/main.js', {
          firstPath: '/api/ready',
          dataDir: path.join(folder, 'ours'),
        })
        await ours.stop()
        times[kind].push({ ours: ours.msToFirstAnswer, plain: plain.msToFirstAnswer })
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  for (const [kind, figures] of Object.entries(times)) {
    const ours = median(figures.map((figure) => figure.ours))
    const plain = median(figures.map((figure) => figure.plain))
    row(`start to first answer, ${kind}`, ms(ours), ms(plain), (ours / plain).toFixed(2))
  }
}
