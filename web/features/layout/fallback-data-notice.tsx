import { Anchor } from '@mantine/core'
import { useMembership } from '../../core/organization/membership.tsx'
import { NoticeBar } from './notice-bar.tsx'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/layout.json' with { type: 'json' }

/** Says that defaults replace the organization's data, which could not be loaded (specification point 8). */
export const FallbackDataNotice = () => {
  const { organization, standIn } = useMembership()
  if (standIn === undefined) return null
  return (
    <NoticeBar>
      <output>
        {t(texts, 'standInNotice.theDataOfCouldNot', { companyName: organization.companyName })}
      </output>{' '}
      <Anchor component="button" type="button" inherit onClick={standIn.retry}>
        {t(texts, 'standInNotice.loadItAgain')}
      </Anchor>
    </NoticeBar>
  )
}
