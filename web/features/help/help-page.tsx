import { List, Stack, Text, Title } from '@mantine/core'
import { useMay } from '../../core/membership.tsx'
import { Page } from '../../ui/page.tsx'

/** The help centre, until its articles are there: the way through the product in short. */
export default function HelpPage() {
  const isLeading = useMay('submission:view')
  return (
    <Page
      title="Help centre"
      width="reading"
      intro="Searchable articles for your role will be here. Until then, this is the way through Muster."
    >
      <Stack gap="xl" className="prose">
        {isLeading ? <ForLeaders /> : <ForEmployees />}
        <section>
          <Title order={2} mb="xs">
            Keyboard
          </Title>
          <List spacing="xs">
            <List.Item>
              Ctrl K or ⌘ K: go anywhere, {isLeading && 'invite people, generate reports, '}switch
              organization, change the theme
            </List.Item>
            <List.Item>/: search on the page, where it has a search</List.Item>
            <List.Item>Escape: close what is open</List.Item>
          </List>
        </section>
      </Stack>
    </Page>
  )
}

const ForLeaders = () => (
  <section>
    <Title order={2} mb="xs">
      From invitation to report
    </Title>
    <List type="ordered" spacing="xs">
      <List.Item>Invite your people in Submissions: one by one, many at once, or from a file.</List.Item>
      <List.Item>They answer from the link in their invitation, without an account.</List.Item>
      <List.Item>Watch the answers arrive in Submissions.</List.Item>
      <List.Item>Make each person’s report in Reports, and the company’s in the Company wiki.</List.Item>
    </List>
  </section>
)

const ForEmployees = () => (
  <section>
    <Title order={2} mb="xs">
      Your answers and your report
    </Title>
    <Text>
      You answer one questionnaire, from the link in your invitation. What you write is kept as you go; you
      can stop and go on later, on another device too. Owners and admins of your organization read the
      answers. Your own report appears in Reports once it has been made.
    </Text>
  </section>
)
