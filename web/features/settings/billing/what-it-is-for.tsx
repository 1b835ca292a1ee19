import { List, Stack, Text } from '@mantine/core'
import { Panel } from '../panel.tsx'

/** What a subscription opens, and what needs none (decisions §7). */
export const WhatItIsFor = () => (
  <Panel title="What it is for" text="Nobody is locked out of what they have.">
    <Stack gap="xs">
      <div>
        <Text fw={600}>Needs a subscription</Text>
        <List size="sm">
          <List.Item>Inviting and reminding people</List.Item>
          <List.Item>Generating reports</List.Item>
        </List>
      </div>
      <div>
        <Text fw={600}>Never stops</Text>
        <List size="sm">
          <List.Item>Reading answers and reports</List.Item>
          <List.Item>Exporting them</List.Item>
          <List.Item>Answering the questionnaire</List.Item>
        </List>
      </div>
    </Stack>
  </Panel>
)
