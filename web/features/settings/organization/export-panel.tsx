import { Alert, Button, Group, Text } from '@mantine/core'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { dataTransfer } from '../../../../contract/calls/data-transfer.ts'
import { failureText } from '../../../core/api/call-error.ts'
import { fetchFile } from '../../../core/api/fetch-file.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { downloadFile } from '../../../ui/downloads/download.ts'
import { megabytesText } from '../../../ui/downloads/format-megabytes.ts'
import { notifyDone } from '../../../ui/feedback/notify.ts'
import { Panel } from '../panel.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

/** Everything of the organization as one file. While it comes it is said how much is there; leaving the page stops it. */
export const ExportPanel = () => {
  const { companyName } = useMembership().organization
  const [arrived, setArrived] = useState<number>()
  const [error, setError] = useState<unknown>()
  const [isStopped, setStopped] = useState(false)
  const stopped = useRef<AbortController>(undefined)
  useEffect(() => () => stopped.current?.abort(), [])
  const download = async () => {
    if (stopped.current) return
    const stop = new AbortController()
    stopped.current = stop
    setError(undefined)
    setStopped(false)
    setArrived(0)
    try {
      const { bytes, name } = await fetchFile(
        dataTransfer.exportOrganization,
        {},
        'muster-organization.zip',
        stop.signal,
        setArrived,
      )
      downloadFile(bytes, name)
      notifyDone(t(texts, 'exportPanel.isWithYourDownloads', { name }))
    } catch (error) {
      if (stop.signal.aborted) setStopped(true)
      else setError(error)
    } finally {
      stopped.current = undefined
      setArrived(undefined)
    }
  }
  const isRunning = arrived !== undefined
  return (
    <Panel card="export" text={t(texts, 'exportPanel.everythingOfTheOrganizationIn')}>
      <Text size="sm" mb="sm">
        {t(texts, 'exportPanel.inItArePeopleAnd')}
      </Text>
      <Text size="sm" mb="sm">
        {t(texts, 'exportPanel.itHoldsPersonalDataOf', { companyName })}
      </Text>
      {error !== undefined && (
        <Alert color="red" role="alert" mb="sm" title={t(texts, 'exportPanel.theFileIsNotComplete')}>
          {failureText(error)}
        </Alert>
      )}
      <Group gap="md">
        {/* It stays in its place: the second of two quick clicks must not stop what the first began. */}
        <Button
          variant="default"
          leftSection={<Download size={16} aria-hidden />}
          aria-disabled={isRunning}
          {...(isRunning && { 'data-disabled': true })}
          onClick={() => void download()}
        >
          {t(texts, 'exportPanel.exportEverything')}
        </Button>
        {isRunning && (
          <Button variant="default" onClick={() => stopped.current?.abort()}>
            {t(texts, 'exportPanel.stopTheExport')}
          </Button>
        )}
        <Text size="sm" component="output">
          {arrived === 0 && t(texts, 'exportPanel.gettingItReady')}
          {arrived !== undefined &&
            arrived > 0 &&
            t(texts, 'exportPanel.areHereSoFar', { arrived: megabytesText(arrived) })}
          {isStopped && t(texts, 'exportPanel.itWasStopped')}
        </Text>
      </Group>
    </Panel>
  )
}
