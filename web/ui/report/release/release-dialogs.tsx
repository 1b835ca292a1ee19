import { List, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { release, type ReportStep } from '../../../../contract/calls/reports/release-report.ts'
import { useCommand } from '../../../core/api/queries.ts'
import { useMailEnabled } from '../../../core/api/use-mail-enabled.ts'
import { useSubmitOnce } from '../../forms/use-submit-once.ts'
import { notifyDoneLocalized } from '../language/localized-notifications.ts'
import { quoteServerText } from '../language/localized-states.tsx'
import { useReportLocale, type ReportLocale } from '../language/report-language.tsx'
import type { DecidedReport } from './release-texts.ts'
import { OutsiderNotice, type Access } from './reader-access.tsx'
import { TransitionDialog } from './transition-dialog.tsx'
import { TransitionList } from './transition-list.tsx'

/** The dialogs in which a named person decides about a report: they state the consequences and take a reason. */

type DialogProps = { report: DecidedReport; onClose: () => void }

const targetOf = (report: DecidedReport) =>
  report.of === 'person'
    ? { employeeId: report.employeeId, version: report.version }
    : { reportId: report.reportId }

/** The key of unsaved input; the same for all versions, because a new version may appear while somebody types. */
const inputKey = (report: DecidedReport, act: string): string =>
  `${act}/${report.of === 'person' ? report.employeeId : 'company'}`

type Said = 'review' | 'reviewed' | 'release' | 'released' | 'withdraw' | 'withdrawn'

/** A sentence about this version: "Review version 3 of the report of Ada Lovelace". */
const about = (report: DecidedReport, said: Said, { piece, named }: ReportLocale): string =>
  report.of === 'person'
    ? piece(`decide.${said}Person`, { version: report.version, name: named(report.name) })
    : piece(`decide.${said}Company`, { version: report.version })

/** What was done, and whether a mail informs the person; if not, the server gives the reason. */
export const withMailNotice = (
  done: string,
  name: string,
  { emailSent, notice }: { emailSent: boolean; notice: string | null },
  reading: ReportLocale,
): string => {
  const mailed = emailSent
    ? reading.piece('decide.toldByMail', { name: reading.named(name) })
    : notice && quoteServerText(notice, reading)
  return [done, mailed].filter(Boolean).join(' ')
}

/** Says what to look at, and takes what the reviewer looked at. */
export const ReviewDialog = ({
  report,
  access,
  onClose,
  lookAt,
  isInQueue,
  onReleased,
}: DialogProps & {
  lookAt: ReactNode
  access: Access
  isInQueue: boolean
  onReleased: (() => void) | undefined
}) => {
  const reading = useReportLocale()
  const { piece, named } = reading
  const releasing = useCommand(release.releaseReport)
  const releaseOnce = useSubmitOnce(releasing)
  return (
    <TransitionDialog
      title={about(report, 'review', reading)}
      act={piece('decide.review')}
      isLarge
      hasLooked={isInQueue}
      follow={{
        act: piece(isInQueue ? 'decide.releaseNext' : 'release.release'),
        take: (onDone) =>
          releaseOnce(targetOf(report), (answer) => {
            notifyDoneLocalized(reading, releasedText(report, answer, reading))
            onDone()
          }),
        isPending: releasing.isPending,
        error: releasing.error,
        half: piece('decide.half'),
        firstAlone: piece('decide.review'),
      }}
      onDone={onReleased}
      field={{
        name: inputKey(report, 'review'),
        label: piece('decide.lookedAt'),
        description:
          report.of === 'person'
            ? piece('decide.keptPerson', { name: named(report.name) })
            : piece('decide.keptCompany'),
        missing: piece('decide.reviewMissing'),
        short: piece('decide.reviewShort'),
      }}
      call={release.reviewReport}
      inputOf={(reason) => ({ ...targetOf(report), reason })}
      done={() => about(report, 'reviewed', reading)}
      onClose={onClose}
    >
      <p className="prose">
        {report.of === 'person' ? piece('decide.aboutPerson') : piece('decide.aboutPeople')}
      </p>
      {lookAt}
      <h3 className="release-dialog__then">{piece('decide.then')}</h3>
      <Consequences report={report} access={access} />
    </TransitionDialog>
  )
}

/** Whether they can read it; for non-members, with a link to invite them. */
const canRead = {
  member: 'decide.canRead',
  unknown: 'decide.canRead',
  invited: 'decide.canReadInvited',
  hidden: 'release.membershipNotShown',
} as const

/** Where people who get no mail will find it. */
const tellThem = {
  member: 'decide.tellThem',
  unknown: 'decide.tellThem',
  invited: 'decide.tellOutside',
  outside: 'decide.tellOutside',
  hidden: 'decide.tellOutside',
} as const

const releasedText = (
  report: DecidedReport,
  answer: { emailSent: boolean; notice: string | null },
  reading: ReportLocale,
): string => {
  const done = about(report, 'released', reading)
  return report.of === 'person' ? withMailNotice(done, report.name, answer, reading) : done
}

/** Says who can read it after the release. */
export const ReleaseDialog = ({
  report,
  access,
  changes,
  onReleased,
  onClose,
}: DialogProps & { access: Access; changes?: ReactNode; onReleased?: (() => void) | undefined }) => {
  const reading = useReportLocale()
  const { piece } = reading
  return (
    <TransitionDialog
      title={about(report, 'release', reading)}
      act={piece('release.release')}
      call={release.releaseReport}
      inputOf={() => targetOf(report)}
      done={(answer) => releasedText(report, answer, reading)}
      onDone={onReleased}
      onClose={onClose}
    >
      <Consequences report={report} access={access} />
      {changes}
    </TransitionDialog>
  )
}

/** What a release means for its readers. */
const Consequences = ({ report, access }: { report: DecidedReport; access: Access }) => {
  const sendsMail = useMailEnabled()
  const { piece, named } = useReportLocale()
  return (
    <List spacing="xs">
      {report.of === 'person' ? (
        <>
          <List.Item>
            {access === 'outside' ? (
              <OutsiderNotice piece="release.isOutside" report={report} />
            ) : (
              piece(canRead[access], {
                name: named(report.name),
              })
            )}
          </List.Item>
          <List.Item>{piece(sendsMail ? 'decide.mail' : tellThem[access])}</List.Item>
          <List.Item>{piece('decide.answers')}</List.Item>
          {report.version > 1 && <List.Item>{piece('decide.earlier')}</List.Item>}
        </>
      ) : (
        <>
          <List.Item>{piece('decide.members')}</List.Item>
          <List.Item>{piece('decide.pay')}</List.Item>
          <List.Item>{piece('decide.noMail')}</List.Item>
        </>
      )}
    </List>
  )
}

/** Says what will no longer be found. */
export const WithdrawDialog = ({ report, onClose }: DialogProps) => {
  const reading = useReportLocale()
  const { piece, named } = reading
  return (
    <TransitionDialog
      title={about(report, 'withdraw', reading)}
      act={piece('release.withdraw')}
      isGrave
      field={{
        name: inputKey(report, 'withdraw'),
        label: piece('decide.why'),
        description:
          report.of === 'person'
            ? piece('decide.personReads', { name: named(report.name) })
            : piece('decide.keptHistory'),
        missing: piece('decide.withdrawMissing'),
        short: piece('decide.withdrawShort'),
      }}
      call={release.withdrawReport}
      inputOf={(reason) => ({ ...targetOf(report), reason })}
      done={(answer) => {
        const done = about(report, 'withdrawn', reading)
        return report.of === 'person' ? withMailNotice(done, report.name, answer, reading) : done
      }}
      onClose={onClose}
    >
      {report.of === 'person'
        ? `${piece('decide.gonePerson', { name: named(report.name) })} ${piece('decide.goneTold', { name: named(report.name) })}`
        : piece('decide.goneCompany')}
    </TransitionDialog>
  )
}

/** Who reads a response. */
const responseReaders = (access: Access, sendsMail: boolean) => {
  if (access === 'invited') return 'decide.responseInvited'
  if (access === 'outside') return 'decide.responseOutside'
  if (access === 'hidden') return 'release.membershipNotShown'
  return sendsMail ? 'decide.responseReaders' : 'decide.responseReadersUnmailed'
}

/** Shows what the person wrote, and takes the reply. */
export const RespondDialog = ({
  report,
  steps,
  access,
  onClose,
}: {
  report: Extract<DecidedReport, { of: 'person' }>
  steps: readonly ReportStep[]
  access: Access
  onClose: () => void
}) => {
  const reading = useReportLocale()
  const sendsMail = useMailEnabled()
  const { piece, named } = reading
  const name = named(report.name)
  return (
    <TransitionDialog
      title={piece('decide.respondTo', { name })}
      act={piece('decide.send')}
      field={{
        name: inputKey(report, 'respond'),
        label: piece('decide.response'),
        description: piece(responseReaders(access, sendsMail), { name }),
        missing: piece('decide.responseMissing'),
        short: piece('decide.responseShort'),
      }}
      call={release.respondToContest}
      inputOf={(comment) => ({ employeeId: report.employeeId, version: report.version, comment })}
      done={(answer) => withMailNotice(piece('decide.responded'), report.name, answer, reading)}
      onClose={onClose}
    >
      <TransitionList steps={steps} />
      <Text inherit mt="sm">
        {piece('decide.staysContested')}
      </Text>
    </TransitionDialog>
  )
}
