import { Button, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { users, type MyData } from '../../../../contract/users.ts'
import { send } from '../../../core/call.ts'
import { notifyDone, notifyFailed } from '../../../ui/notify.ts'
import { Panel } from '../panel.tsx'

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
        notifyDone('Your data were downloaded.')
      },
      onError: (error) => notifyFailed('Your data were not downloaded', error),
    })
  return (
    <Panel title="Your data" text="What Muster stores of you, in one file (JSON).">
      <Text size="sm" mb="sm">
        Your profile with your photo, your sessions and memberships, your own answers and drafts, the reports
        about you that you may see and what you said to them, your actions, invitations and mails, your
        conversations in the chat, and the API keys that you made (not the keys themselves). Nothing about
        anybody else.
      </Text>
      <Button
        variant="default"
        leftSection={<Download size={16} aria-hidden />}
        onClick={download}
        loading={asked.isPending}
      >
        Download my data
      </Button>
    </Panel>
  )
}
