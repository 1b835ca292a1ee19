import { Button, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { users, type MyData } from '../../../../contract/calls/users.ts'
import { send } from '../../../core/api/call.ts'
import { downloadFile } from '../../../ui/downloads/download.ts'
import { notifyDone, notifyFailed } from '../../../ui/feedback/notify.ts'
import { Panel } from '../panel.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

const saveFile = (data: MyData) =>
  downloadFile(
    new Blob([`${JSON.stringify(data, undefined, 2)}\n`], { type: 'application/json' }),
    `muster-my-data-${data.exportedAt.slice(0, 10)}.json`,
  )

/** My data as a download. */
export const MyDataPanel = () => {
  const asked = useMutation({ mutationFn: () => send(users.exportMyData, {}) })
  const download = () =>
    asked.mutate(undefined, {
      onSuccess: ({ data }) => {
        saveFile(data)
        notifyDone(t(texts, 'myDataPanel.yourDataWereDownloaded'))
      },
      onError: (error) => notifyFailed(t(texts, 'myDataPanel.yourDataWereNotDownloaded'), error),
    })
  return (
    <Panel title={t(texts, 'myDataPanel.yourData')} text={t(texts, 'myDataPanel.whatMusterStoresOfYou')}>
      <Text size="sm" mb="sm">
        {t(texts, 'myDataPanel.yourProfileWithYourPhoto')}
      </Text>
      <Button
        variant="default"
        leftSection={<Download size={16} aria-hidden />}
        onClick={download}
        loading={asked.isPending}
      >
        {t(texts, 'myDataPanel.downloadMyData')}
      </Button>
    </Panel>
  )
}
