import { Anchor, Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { limits } from '../../../contract/fields.ts'
import { people } from '../../../contract/people.ts'
import { ask } from '../../core/ask.ts'
import { useMayDecide } from '../../core/deciding.ts'
import { byText } from '../../core/find-people.ts'
import { useMay } from '../../core/membership.tsx'
import { paths } from '../../paths.ts'
import { DeletedVersionsBelow } from '../../ui/deleted-versions.tsx'
import { LoadingIn } from '../../ui/reading/asked-in.tsx'
import { atFirstClick } from '../../ui/first-click.ts'
import { Empty } from '../../ui/states.tsx'
import { GenerateButton, GenerationState, isWithoutAnswers, type useGenerate } from './generate.tsx'
import { useWiki, type WikiWords } from './language/wiki-words.tsx'
import { PageIn } from '../../ui/reading/page-in.tsx'
import { PlanWithoutReport } from './plan-without-report.tsx'

const icon = <FileText size={24} aria-hidden />

/** This many of those who have not answered are named; more are counted. */
const namesShown = 5

const waitingText = (names: readonly string[], { say, count, named, listed }: WikiWords): string => {
  const more = names.length - namesShown
  const shown = names.slice(0, namesShown).map(named)
  const all = more > 0 ? [...shown, say('none.more', { number: count(more) })] : shown
  return say('none.waiting', { names: listed(all) })
}

/** The page before the first report: what will be here, and the one button that starts it. */
export const NoReport = ({ generation }: { generation: ReturnType<typeof useGenerate> }) => {
  const wiki = useWiki()
  const { say } = wiki
  const mayGenerate = useMayDecide()
  const mayInvite = useMay('employee:invite')
  const employees = useQuery({ ...ask(people.getEmployees, { limit: limits.pageMax }), enabled: mayGenerate })
  if (mayGenerate && employees.isPending) {
    return (
      <PageIn title={say('page.title')}>
        <LoadingIn />
      </PageIn>
    )
  }
  const waitedFor = employees.data?.employees.filter(({ status }) => status === 'invited') ?? []
  // Whoever has answered is active. Beyond the first page somebody may have: then generating tells.
  const isUnanswered =
    employees.data !== undefined &&
    employees.data.next === null &&
    waitedFor.length === employees.data.employees.length
  if (isUnanswered && generation.error === null) {
    return (
      <PageIn title={say('page.title')}>
        <Empty
          title={say('none.noAnswers')}
          icon={icon}
          action={
            mayInvite && (
              <Button renderRoot={(props) => <Link to={paths.submissions} {...props} />}>
                {waitedFor.length === 0 ? say('none.invite') : say('none.submissions')}
              </Button>
            )
          }
        >
          {waitedFor.length === 0
            ? say('none.nobodyInvited')
            : waitingText(waitedFor.map(({ name }) => name).toSorted(byText), wiki)}
        </Empty>
        <DeletedVersionsBelow of={{}} />
        <PlanWithoutReport />
      </PageIn>
    )
  }
  if (isWithoutAnswers(generation.error)) {
    return (
      <PageIn title={say('page.title')}>
        <Empty
          title={say('none.noAnswers')}
          icon={icon}
          action={
            <Group gap="xs" justify="center">
              {mayInvite && (
                <Button renderRoot={(props) => <Link to={paths.submissions} {...props} />}>
                  {say('none.invite')}
                </Button>
              )}
              <Button
                variant="default"
                onClick={atFirstClick(generation.start)}
                loading={generation.isPending}
              >
                {wiki.piece('asked.again')}
              </Button>
            </Group>
          }
        >
          {say('none.asSoon')}
        </Empty>
        <DeletedVersionsBelow of={{}} />
        <PlanWithoutReport />
      </PageIn>
    )
  }
  return (
    <PageIn title={say('page.title')}>
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
    </PageIn>
  )
}

/** The page of a version that is not there (any more). */
export const LostVersion = ({ onLatest }: { onLatest: () => void }) => {
  const { say } = useWiki()
  return (
    <PageIn title={say('page.title')}>
      <Empty
        title={say('none.notFound')}
        icon={icon}
        action={<Button onClick={onLatest}>{say('none.latest')}</Button>}
      >
        {say('none.lost')}
      </Empty>
    </PageIn>
  )
}
