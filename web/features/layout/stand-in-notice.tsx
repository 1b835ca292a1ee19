import { Anchor } from '@mantine/core'
import { useMembership } from '../../core/membership.tsx'
import { NoticeBar } from './notice-bar.tsx'

/** Says that defaults stand in for the organization's data, which could not be loaded (specification point 8). */
export const StandInNotice = () => {
  const { organization, standIn } = useMembership()
  if (standIn === undefined) return null
  return (
    <NoticeBar>
      <output>
        The data of {organization.companyName} could not be loaded, so defaults stand in for it. What is
        stored is safe.
      </output>{' '}
      <Anchor component="button" type="button" inherit onClick={standIn.retry}>
        Load it again
      </Anchor>
    </NoticeBar>
  )
}
