import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { dataProtection, type DataProtection } from '../../../../contract/calls/data-protection.ts'
import { englishLocale } from '../../../core/i18n/locale.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { QueryState } from '../../../ui/feedback/query-states.tsx'
import { usePrintInLight } from '../../../ui/print/use-printing.ts'
import { factSections, storedSummary } from './fact-texts.ts'
import type { FactSection } from './fact-section.ts'
import '../../../ui/print/print.css'
import './data-protection.css'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

/** What the organization's own data-protection papers need, from the live settings; to be printed. */
export default function DataProtectionSection() {
  const asked = useQuery(callQuery(dataProtection.getDataProtection, {}))
  return (
    <QueryState
      of={asked}
      failed={t(texts, 'dataProtectionSection.theFactsCouldNotBe')}
      loading={<LoadingFacts />}
    >
      {({ facts }) => <Facts facts={facts} at={asked.dataUpdatedAt} />}
    </QueryState>
  )
}

const Facts = ({ facts, at }: { facts: DataProtection; at: number }) => {
  usePrintInLight()
  const { organization } = useMembership()
  const exact = new Date(at).toLocaleString(englishLocale(), { dateStyle: 'long', timeStyle: 'short' })
  return (
    <div className="data-protection">
      <Group justify="space-between" align="flex-start" gap="sm">
        <Text size="sm" className="prose">
          {t(texts, 'dataProtectionSection.asTheSettingsAreOn', {
            companyName: organization.companyName,
            exact,
            facts: storedSummary(facts),
          })}
        </Text>
        <Button
          variant="default"
          className="screen-only"
          leftSection={<Printer size={16} aria-hidden />}
          aria-label={t(texts, 'dataProtectionSection.printOrSaveAsPdf')}
          onClick={() => window.print()}
        >
          {t(texts, 'dataProtectionSection.print')}
        </Button>
      </Group>
      {factSections(facts).map((section) => (
        <Section key={section.title} section={section} />
      ))}
    </div>
  )
}

const Section = ({ section: { title, intro, facts } }: { section: FactSection }) => (
  <section className="data-protection__section" aria-label={title}>
    <Title order={3} size="h4">
      {title}
    </Title>
    {intro !== undefined && (
      <Text size="sm" c="dimmed">
        {intro}
      </Text>
    )}
    <dl className="data-protection__facts">
      {facts.map(({ name, text }) => (
        <div key={name} className="data-protection__fact">
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
)

const LoadingFacts = () => (
  <Stack gap="md" aria-busy>
    <output className="visually-hidden">{t(texts, 'dataProtectionSection.loading')}</output>
    <Skeleton height={20} width="70%" />
    {[1, 2, 3].map((section) => (
      <Skeleton key={section} height={180} radius="lg" />
    ))}
  </Stack>
)
