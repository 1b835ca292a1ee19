import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMembership } from '../../../core/organization/membership.tsx'
import { QueryState, Loading } from '../../../ui/feedback/query-states.tsx'
import { AnswerList } from './answer-list.tsx'
import { AnswerLanguage } from './answer-language.tsx'
import { submissionQuery } from '../people-queries.ts'
import { submissionProgress, type PersonRow } from '../list/person-rows.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

type RowProps = { row: PersonRow }

/** What one person has answered, or why there is nothing to be read. */
export const Answers = ({ row }: RowProps) =>
  row.progress === 'answered' ? <Submitted row={row} /> : <NothingToRead row={row} />

const Submitted = ({ row }: RowProps) => {
  const { organization } = useMembership()
  const asked = useQuery(submissionQuery(organization.orgId, row.id, row.at))
  return (
    <QueryState
      of={asked}
      failed={t(texts, 'personDrawer.answersNotLoaded')}
      loading={<Loading height={72} />}
    >
      {(submission) =>
        // The list may not have heard yet that they were opened again.
        submission === null || submission.status !== 'completed' ? (
          <NothingToRead row={{ ...row, ...submissionProgress(submission) }} />
        ) : (
          <>
            <AnswerLanguage language={submission.language} />
            <AnswerList answers={submission.answers} />
          </>
        )
      }
    </QueryState>
  )
}

const NothingToRead = ({ row: { name, progress } }: RowProps) => {
  const text =
    progress === 'reopened'
      ? t(texts, 'personDrawer.canChangeAnswers', { name })
      : progress === 'started'
        ? t(texts, 'personDrawer.hasStarted', { name })
        : t(texts, 'personDrawer.hasNotStarted', { name })
  return <Text className="person-drawer__none">{text}</Text>
}
