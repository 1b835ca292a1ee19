import { Alert, Button, FileInput, Group, Progress, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { englishNumber } from '../../../core/i18n/locale.ts'
import {
  ImportProgress,
  dataTransfer,
  dataTransferLimits,
  dataTransferMessages,
  type ImportPlan,
} from '../../../../contract/calls/data-transfer.ts'
import { parseJsonOrUndefined } from '../../../../contract/http/wire.ts'
import { failureText } from '../../../core/api/call-error.ts'
import { enterNewOrganization } from '../../../core/organization/join-organization.ts'
import { sendFile } from './upload-file.ts'
import { paths } from '../../../core/navigation/paths.ts'
import { megabytesText } from '../../../ui/downloads/format-megabytes.ts'
import { ImportResult } from './import-result.tsx'
import { ImportPlanView } from './import-preview.tsx'
import { StartFrame } from '../start-frame.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/organizations.json' with { type: 'json' }

/** What is under way, and how far it is in percent, where that is known. */
type Going = { what: string; percent: number }

const steps = {
  checking: t(texts, 'importOrganizationPage.checkingEveryLine'),
  storing: t(texts, 'importOrganizationPage.storing'),
} as const

/** Importing an organization: a file is chosen, checked, and, when what comes of it was read, taken in. */
export default function ImportOrganizationPage() {
  const client = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [plan, setPlan] = useState<ImportPlan>()
  const [going, setGoing] = useState<Going>()
  const [taken, setTaken] = useState<{ requiresSubscription: boolean }>()
  const [error, setError] = useState<unknown>()
  const stopped = useRef<AbortController>(undefined)
  useEffect(() => () => stopped.current?.abort(), [])

  const during = async (work: (file: File, stop: AbortController) => Promise<void>) => {
    if (file === null) return
    const stop = new AbortController()
    stopped.current = stop
    setError(undefined)
    setGoing({ what: t(texts, 'importOrganizationPage.sendingTheFile'), percent: 0 })
    try {
      await work(file, stop)
    } catch (error) {
      if (!stop.signal.aborted) setError(error)
    } finally {
      if (stopped.current === stop) setGoing(undefined)
    }
  }
  const sending = (file: File, stop: AbortController, next: string) => ({
    signal: stop.signal,
    onSent: (bytes: number) =>
      setGoing(
        bytes < file.size
          ? {
              what: t(texts, 'importOrganizationPage.sendingTheFileOf', {
                bytes: megabytesText(bytes),
                size: megabytesText(file.size),
              }),
              percent: (bytes / file.size) * 100,
            }
          : { what: next, percent: 100 },
      ),
  })
  const check = () =>
    during(async (file, stop) => {
      const { plan } = await sendFile(
        dataTransfer.checkImport,
        file,
        sending(file, stop, t(texts, 'importOrganizationPage.checkingEveryLine')),
      )
      setPlan(plan)
    })
  const take = () =>
    during(async (file, stop) => {
      const { orgId, requiresSubscription } = await sendFile(dataTransfer.importOrganization, file, {
        ...sending(file, stop, t(texts, 'importOrganizationPage.checkingEveryLine')),
        onEvent: ({ event, data }) => {
          const progress = ImportProgress.safeParse(parseJsonOrUndefined(data)).data
          if (event !== 'progress' || progress === undefined) return
          const { step, done, total } = progress
          setGoing({
            what: `${steps[step]}: ${englishNumber(done)} of ${englishNumber(total)}`,
            percent: (done / Math.max(total, 1)) * 100,
          })
        },
      })
      await enterNewOrganization(client, orgId)
      setTaken({ requiresSubscription })
    })
  const choose = (chosen: File | null) => {
    setFile(chosen)
    setPlan(undefined)
    setError(undefined)
  }
  const isTooLarge = file !== null && file.size > dataTransferLimits.fileBytes
  const title = t(texts, 'importOrganizationPage.importAnOrganization')
  if (taken !== undefined && plan !== undefined) {
    return (
      <StartFrame title={title}>
        <ImportResult companyName={plan.companyName} {...taken} />
      </StartFrame>
    )
  }
  return (
    <StartFrame title={title} intro={t(texts, 'importOrganizationPage.fromAFileThatWas')}>
      <Stack className="start-card">
        <FileInput
          label={t(texts, 'importOrganizationPage.theExportedFile')}
          description={t(texts, 'importOrganizationPage.aZipFileOfAt')}
          placeholder={t(texts, 'importOrganizationPage.chooseAFile')}
          accept=".zip,application/zip"
          clearable
          value={file}
          onChange={choose}
          disabled={going !== undefined}
          error={isTooLarge && dataTransferMessages.tooLarge}
        />
        {plan !== undefined && <ImportPlanView plan={plan} />}
        {error !== undefined && (
          <Alert
            color="red"
            role="alert"
            title={t(texts, 'importOrganizationPage.theOrganizationWasNotImported')}
          >
            {failureText(error)}
          </Alert>
        )}
        {going === undefined ? (
          <Group>
            {plan === undefined ? (
              <Button disabled={file === null || isTooLarge} onClick={() => void check()}>
                {t(texts, 'importOrganizationPage.checkTheFile')}
              </Button>
            ) : (
              <Button onClick={() => void take()}>
                {t(texts, 'importOrganizationPage.import', { companyName: plan.companyName })}
              </Button>
            )}
            <Button variant="default" renderRoot={(props) => <Link to={paths.home} {...props} />}>
              {t(texts, 'importOrganizationPage.cancel')}
            </Button>
          </Group>
        ) : (
          <Stack gap="xs">
            <Progress
              value={going.percent}
              aria-label={t(texts, 'importOrganizationPage.progressOfTheImport')}
            />
            <Group justify="space-between">
              <Text size="sm" component="output">
                {going.what}
              </Text>
              <Button variant="default" size="xs" onClick={() => stopped.current?.abort()}>
                {t(texts, 'importOrganizationPage.stop')}
              </Button>
            </Group>
          </Stack>
        )}
      </Stack>
    </StartFrame>
  )
}
