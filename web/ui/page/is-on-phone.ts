import { useMediaQuery } from '@mantine/hooks'

const narrow = '(max-width: 48em)'

/** Whether the page is as narrow as a phone just now; by the same measure as the styles. */
export const isOnPhone = (): boolean => window.matchMedia(narrow).matches

/** The same for a component, which is drawn again when it changes. */
export const useIsOnPhone = (): boolean => useMediaQuery(narrow, false, { getInitialValueInEffect: false })
