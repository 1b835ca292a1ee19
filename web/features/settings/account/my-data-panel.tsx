import { Button, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { users, type MyData } from '../../../../contract/calls/users.ts'
import { send } from '../../../core/api/call.ts'
import { downloadFile } from '../../../ui/downloads/download.ts'
import { notifyDone, notifyFailed } from '../../../ui/feedback/notify.ts'
import { Panel } from '../panel.tsx'
import { say } from '../t.ts'

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
        notifyDone(say('myDataPanel.yourDataWereDownloaded'))
      },
      onError: (error) => notifyFailed(say('myDataPanel.yourDataWereNotDownloaded'), error),
    })
  return (
    <Panel title={say('myDataPanel.yourData')} text={say('myDataPanel.whatMusterStoresOfYou')}>
      <Text size="sm" mb="sm">
        {say('myDataPanel.yourProfileWithYourPhoto')}
      </Text>
      <Button
        variant="default"
        leftSection={<Download size={16} aria-hidden />}
        onClick={download}
        loading={asked.isPending}
      >
        {say('myDataPanel.downloadMyData')}
      </Button>
    </Panel>
  )
}
