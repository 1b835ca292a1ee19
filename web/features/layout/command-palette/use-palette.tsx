import { useHotkeys } from '@mantine/hooks'
import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { startTypeAhead } from './type-ahead.ts'

/** The command palette, on its key and for a button; `Palette` opens when it is mounted. */
export const usePalette = (
  Palette: ComponentType,
  onOpen?: () => void,
): { palette: ReactNode; openPalette: () => void } => {
  const [openings, setOpenings] = useState(0)
  const openPalette = () => {
    onOpen?.()
    startTypeAhead()
    setOpenings((count) => count + 1)
  }
  useHotkeys([['mod+K', openPalette, { preventDefault: true }]], [], true)
  const palette = openings > 0 && (
    <Suspense>
      <Palette key={openings} />
    </Suspense>
  )
  return { palette, openPalette }
}
