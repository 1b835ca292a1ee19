import { Button } from '@mantine/core'
import { ChevronDown, Languages } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { languages } from '../../../../languages/index.ts'
import { Page } from '../../page/page.tsx'
import './report-page.css'
import { useReportLocale } from './report-language.tsx'
import { readingOptionsId } from './reading-options.tsx'

type Props = Omit<ComponentProps<typeof Page>, 'helpWords'>

/** A page of a report, with its help link in the report's language. */
export const LocalizedPage = (props: Props) => {
  const { piece } = useReportLocale()
  return <Page {...props} helpWords={{ name: piece('help.name'), text: piece('help.text') }} />
}

type ReadProps = Props & {
  /** The version being read, if there are several; undefined otherwise. */
  version: number | undefined
}

/**
 * The page of an existing report. On a phone the reading options are folded behind a button in the row of the actions,
 * so that the report itself begins on the first screen.
 */
export const LocalizedReportPage = ({ version, quietActions, ...props }: ReadProps) => {
  const { language, piece } = useReportLocale()
  const [isOpen, setOpen] = useState(false)
  const ownName = languages.find(({ code }) => code === language)?.ownName
  return (
    <div className="reading-page" data-opened={isOpen}>
      <LocalizedPage
        {...props}
        quietActions={
          // No other actions while its texts are being edited.
          quietActions !== false && (
            <>
              <Button
                variant="default"
                className="reading-page__toggle screen-only"
                leftSection={<Languages size={16} aria-hidden />}
                rightSection={<ChevronDown size={14} aria-hidden className="reading-page__chevron" />}
                aria-expanded={isOpen}
                aria-controls={readingOptionsId}
                onClick={() => setOpen(!isOpen)}
              >
                <span className="visually-hidden">{`${piece('language')}: `}</span>
                {version === undefined ? ownName : `${ownName} · ${piece('versions.version', { version })}`}
              </Button>
              {quietActions}
            </>
          )
        }
      />
    </div>
  )
}
