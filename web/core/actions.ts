import { useEffect } from 'react'

/** Something that the command palette offers. */
export type Action = {
  id: string
  label: string
  /** The heading that it stands under; 'This page' where none is given. */
  group?: string
  /** More words to find it by. */
  keywords?: string[]
  run: () => void
}

const offered = new Map<symbol, readonly Action[]>()

/** Offers actions in the command palette for as long as the calling component is on screen. */
export const useActions = (actions: readonly Action[]): void => {
  useEffect(() => {
    const key = Symbol('actions')
    offered.set(key, actions)
    return () => void offered.delete(key)
  }, [actions])
}

/** What the screens offer at the moment. */
export const offeredActions = (): Action[] => [...offered.values()].flat()
