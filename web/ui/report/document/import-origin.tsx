import { Text } from '@mantine/core'
import { englishLocale } from '../../../core/i18n/locale.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { useReportLocale } from '../language/report-language.tsx'

/** That something of this moment came with the file of an organization that was imported; nothing where it did not. */
export const ImportOrigin = ({ at }: { at: string }) => {
  const { imported } = useMembership().data
  const { piece, named, locale } = useReportLocale()
  if (imported === undefined || at > imported.at) return null
  return (
    <Text component="span" display="block" size="sm" c="dimmed" mb="sm">
      {piece('imported', {
        server: named(imported.server),
        day: new Date(imported.at).toLocaleDateString(locale ?? englishLocale(), { dateStyle: 'long' }),
      })}
    </Text>
  )
}
