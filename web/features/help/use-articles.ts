import { useMemo } from 'react'
import { useMembership } from '../../core/organization/membership.tsx'
import { isBilled } from '../../core/organization/subscription-status.ts'
import { availableArticles, type Article } from './articles.ts'

/** The articles that there are for the selected organization. */
export const useArticles = (): readonly Article[] => {
  const { data } = useMembership()
  const hasBilling = isBilled(data.subscription)
  return useMemo(() => availableArticles({ hasBilling }), [hasBilling])
}
