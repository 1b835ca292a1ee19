import { Button, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { users, type MyData } from '../../../../contract/users.ts'
import { send } from '../../../core/call.ts'
import { notifyDone, notifyFailed } from '../../../ui/notify.ts'
import { Panel } from '../panel.tsx'
import { say } from '../say.ts'

const saveFile = (data: MyData) => {
  const url = URL.createObjectURL(
    new Blob([`${JSON.stringify(data, undefined, 2)}\n`], { type: 'application/json' }),
  )
  const link = document.createElement('a')
  link.href = url
  link.download = `muster-my-data-${data.exportedAt.slice(0, 10)}.json`
  link.click()
  URL.revokeObjectURL(url)
}

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
