import { Anchor, Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { useCanReleaseReports } from '../../core/organization/can-release.ts'
import { useMay } from '../../core/organization/membership.tsx'
import { paths } from '../../core/navigation/paths.ts'
import { DeletedVersionsBelow } from '../../ui/report/versions/deleted-versions.tsx'
import { LocalizedLoading } from '../../ui/report/language/localized-states.tsx'
import { ignoreDoubleClick } from '../../ui/forms/ignore-double-click.ts'
import { Empty } from '../../ui/feedback/query-states.tsx'
import {
  GenerateButton,
  GenerationState,
  isWithoutAnswers,
  type useGenerateReport,
} from './generate-report.tsx'
import { useWiki } from './language/company-report-texts.tsx'
import { LocalizedPage } from '../../ui/report/language/report-page.tsx'
import { PlanWithoutReport } from './action-plan/plan-without-report.tsx'
import { unansweredText, useUnansweredPeople } from './unanswered-people.ts'

const icon = <FileText size={24} aria-hidden />

/** The page before the first report: what will be here, and the one button that starts it. */
export const NoCompanyReport = ({ generation }: { generation: ReturnType<typeof useGenerateReport> }) => {
  const wiki = useWiki()
  const { say } = wiki
  const mayGenerate = useCanReleaseReports()
  const mayInvite = useMay('employee:invite')
  const { isPending, names, isNobodyInvited, isUnanswered } = useUnansweredPeople(mayGenerate)
  if (isPending) {
    return (
      <LocalizedPage title={say('page.title')}>
        <LocalizedLoading />
      </LocalizedPage>
    )
  }
  if (isUnanswered || isWithoutAnswers(generation.error)) {
    return (
      <LocalizedPage title={say('page.title')}>
        <Empty
          title={say('none.noAnswers')}
          icon={icon}
          action={
            <Group gap="xs" justify="center">
              {mayInvite && (
                <Button renderRoot={(props) => <Link to={paths.submissions} {...props} />}>
                  {isNobodyInvited ? say('none.invite') : say('none.submissions')}
                </Button>
              )}
              {/* Where all are known to be waited for, it could only fail again. */}
              {!isUnanswered && (
                <Button variant="default" onClick={ignoreDoubleClick(generation.start)}>
                  {wiki.piece('asked.again')}
                </Button>
              )}
            </Group>
          }
        >
          {isUnanswered ? unansweredText(names, wiki) : say('none.asSoon')}
        </Empty>
        <DeletedVersionsBelow of={{}} />
        <PlanWithoutReport />
      </LocalizedPage>
    )
  }
  return (
    <LocalizedPage title={say('page.title')}>
      <GenerationState generation={generation} isFirst />
      <Empty
        title={say('none.title')}
        icon={icon}
        action={
          mayGenerate ? (
            <GenerateButton generation={generation} isFirst />
          ) : (
            <Anchor renderRoot={(props) => <Link to={paths.reports} {...props} />}>
              {say('none.toOwn')}
            </Anchor>
          )
        }
      >
        {mayGenerate ? say('none.willBe') : say('none.appears')}
      </Empty>
      <DeletedVersionsBelow of={{}} />
      <PlanWithoutReport />
    </LocalizedPage>
  )
}

/** The page of a version that is not there (any more). */
export const MissingVersion = ({ onLatest }: { onLatest: () => void }) => {
  const { say } = useWiki()
  return (
    <LocalizedPage title={say('page.title')}>
      <Empty
        title={say('none.notFound')}
        icon={icon}
        action={<Button onClick={onLatest}>{say('none.latest')}</Button>}
      >
        {say('none.lost')}
      </Empty>
    </LocalizedPage>
  )
}
