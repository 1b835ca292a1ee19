import { useActions, type Action } from '../../core/actions.ts'

/** Offers making all reports in the command palette, while that can be done. */
export const useGenerateAction = (isOffered: boolean, run: () => void): void => {
  const offered: readonly Action[] = isOffered
    ? [{ id: 'generate-reports', label: 'Generate all reports', run }]
    : []
  useActions(offered)
}
