import { useEffect, useLayoutEffect, useRef } from 'react'

/** So near to the end, in pixels, somebody is reading along. */
const near = 160

const distance = (): number => {
  const page = document.documentElement
  return page.scrollHeight - window.scrollY - window.innerHeight
}

type Shown = {
  /** The conversation. */
  place: string
  /** Whether a question is underway. */
  isAnswering: boolean
  /** Changes with whatever is shown; empty where nothing has been said yet. */
  said: string
}

/**
 * Keeps the end of a conversation in view while somebody reads along there, and goes to it when another conversation
 * is opened or a question is sent; who has gone up to read is left there.
 */
export const useStickToEnd = ({ place, isAnswering, said }: Shown): void => {
  const isNear = useRef(true)
  const before = useRef({ place, isAnswering })
  useEffect(() => {
    const look = () => {
      isNear.current = distance() < near
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  useLayoutEffect(() => {
    const isOther = before.current.place !== place
    const isSent = isAnswering && !before.current.isAnswering
    before.current = { place, isAnswering }
    if (said !== '' && (isOther || isSent || isNear.current)) {
      window.scrollTo(0, document.documentElement.scrollHeight)
    }
  }, [place, isAnswering, said])
}
