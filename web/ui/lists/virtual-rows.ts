/**
 * Keeps only those rows of a long list in the page that are near the window. The virtualizer hands out new
 * positions from one and the same object, so what it gives must not be memoized: read it in each render.
 */
export { useWindowVirtualizer as useRowsInWindow } from '@tanstack/react-virtual'
