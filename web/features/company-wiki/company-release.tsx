import { useQuery } from '@tanstack/react-query'
import { release } from '../../../contract/release.ts'
import type { StoredCompanyReport } from '../../../contract/reports.ts'
import { ask } from '../../core/ask.ts'
import { useMayDecide } from '../../core/deciding.ts'
import { useMembership } from '../../core/membership.tsx'
import { ReleaseBar } from '../../ui/release-bar.tsx'
import { ReportNotice, type NoticeFact } from '../../ui/report-notice.tsx'
import { StepList } from '../../ui/step-list.tsx'
import { CompanyLookAt } from './company-look-at.tsx'

/** How it stands with the release of a company report, and what its readers have a right to know. */
export const CompanyRelease = ({ report }: { report: StoredCompanyReport }) => {
  const mayDecide = useMayDecide()
  return (
    <>
      {mayDecide && (
        <ReleaseBar
          report={{ of: 'company', reportId: report.id, version: report.version, state: report.state }}
          lookAt={<CompanyLookAt report={report} />}
        />
      )}
      <Notice report={report} />
    </>
  )
}

const Notice = ({ report: { id, isAnonymous } }: { report: StoredCompanyReport }) => {
  const mayDecide = useMayDecide()
  // Who decides is told in the bar above.
  const steps = useQuery({ ...ask(release.getReportSteps, { reportId: id }), enabled: !mayDecide }).data
    ?.steps
  const { organization, data } = useMembership()
  const name = organization.companyName
  const isShared = data.settings.reportVisibility === 'organization'
  const facts: NoticeFact[] = [
    {
      name: 'Who sees this',
      text: isShared
        ? `Owners and admins; once it is released, every member of ${name}, with names and without suggested pay.`
        : `Owners and admins; once it is released, every member of ${name}, without names, quotes and suggested pay.${isAnonymous ? ' You see it so.' : ''}`,
    },
    {
      name: 'Why it is made',
      text: `So that ${name} knows what its people need and what should change. It decides nothing by itself: prompts in it are reasons for a conversation.`,
    },
    {
      name: 'For how long',
      text: 'Every version is kept as it was made, until somebody deletes it. Who is erased is taken out of all of them.',
    },
    {
      name: 'What it rests on',
      text: 'What those who answered said about themselves. It says who has not answered, and what that may hide.',
    },
    {
      name: 'To add to it or to contest it',
      text: 'Everybody can contest their own report once it is released to them, or ask for their answers to be opened again; the next company report counts what they say then.',
    },
  ]
  if (steps !== undefined && steps.length > 0) {
    facts.push({ name: 'Who reviewed and released it', text: <StepList steps={steps} /> })
  }
  return <ReportNotice title="Who sees this report, and why" facts={facts} />
}
