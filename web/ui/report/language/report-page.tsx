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

const actsId = 'reading-page-acts'

type ReadProps = Props & {
  /** The version being read, if there are several; undefined otherwise. */
  version: number | undefined
}

/**
 * The page of an existing report. On a phone the actions and the reading options share one row, each behind a button,
 * so that the report itself begins on the first screen.
 */
export const LocalizedReportPage = ({ version, action, quietActions, ...props }: ReadProps) => {
  const { language, piece } = useReportLocale()
  const [opened, setOpened] = useState<'acts' | 'choices'>()
  const toggle = (which: 'acts' | 'choices') => ({
    variant: 'default',
    className: `reading-page__toggle reading-page__toggle--${which} screen-only`,
    rightSection: <ChevronDown size={14} aria-hidden className="reading-page__chevron" />,
    'aria-expanded': opened === which,
    onClick: () => setOpened(opened === which ? undefined : which),
  })
  const ownName = languages.find(({ code }) => code === language)?.ownName
  return (
    <div className="reading-page" data-opened={opened}>
      <LocalizedPage
        {...props}
        quietActions={
          // No other actions while its texts are being edited.
          quietActions !== false && (
            <>
              <Button
                {...toggle('choices')}
                aria-controls={readingOptionsId}
                leftSection={<Languages size={16} aria-hidden />}
              >
                <span className="visually-hidden">{`${piece('language')}: `}</span>
                {version === undefined ? ownName : `${ownName} · ${piece('versions.version', { version })}`}
              </Button>
              <Button {...toggle('acts')} aria-controls={actsId}>
                {piece('acts')}
              </Button>
              <div className="reading-page__acts" id={actsId}>
                {quietActions}
                {action}
              </div>
            </>
          )
        }
      />
    </div>
  )
}
