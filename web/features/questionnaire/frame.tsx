import { Button } from '@mantine/core'
import { ArrowLeft, Check, CloudOff, HardDrive, Hourglass, LoaderCircle, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Brand } from '../../ui/page/brand.tsx'
import { useHeightVariable } from '../../ui/page/use-height-variable.ts'
import { HelpLink } from '../../ui/page/help-link.tsx'
import { LanguageSelect } from './language/questionnaire-language-select.tsx'
import { useTexts } from './language/texts.ts'
import type { SaveStatus } from './draft/save-status.ts'
import './frame.css'
import './answers.css'
import './review-and-fields.css'
// Last, because it overrides the others.
import './responsive.css'

const icons: Record<SaveStatus, typeof Check | null> = {
  nothing: null,
  keeping: LoaderCircle,
  saving: LoaderCircle,
  saved: Check,
  device: HardDrive,
  offline: CloudOff,
  away: CloudOff,
  choice: Hourglass,
  held: TriangleAlert,
  unsafe: TriangleAlert,
}
const spoken: readonly SaveStatus[] = ['offline', 'away', 'choice', 'held', 'unsafe']

/** Where the answers are saved, always visible; announced only when something is wrong, and once that is over. */
const SavedSign = ({ saved, unsent }: { saved: SaveStatus; unsent: number }) => {
  const [hadTrouble, setHadTrouble] = useState(false)
  const [last, setLast] = useState(saved)
  // The moment until the device has stored a letter is shown but not announced, or every letter would be.
  const heard = saved === 'keeping' ? last : saved
  if (heard !== last) setLast(heard)
  const isTrouble = spoken.includes(heard)
  if (isTrouble && !hadTrouble) setHadTrouble(true)
  const Icon = icons[saved]
  const t = useTexts()
  const isSpoken = isTrouble || (heard === 'saved' && hadTrouble)
  const words = (of: SaveStatus) => t(`saved.${of === 'keeping' ? 'saving' : of}`, { count: unsent })
  return (
    <div className={`q-saved q-saved--${saved}`} data-saved={saved}>
      {Icon !== null && <Icon size={16} aria-hidden className="q-saved__icon" />}
      <span aria-hidden={isSpoken}>{words(saved)}</span>
      <output className="visually-hidden">{isSpoken && words(heard)}</output>
    </div>
  )
}

type FrameProps = {
  organizationName?: string | undefined
  /** 0 to 1; undefined if there are no steps. */
  progress?: number
  saved?: SaveStatus
  /** How many answers are not on the server. */
  unsent?: number
  children: ReactNode
}

/** The frame around every step: the thin progress bar, whose questionnaire it is, and the save status. */
export const Frame = ({ organizationName, progress, saved, unsent = 0, children }: FrameProps) => {
  const t = useTexts()
  return (
    <div className="q-frame">
      <header className="q-head">
        {progress !== undefined && (
          <progress
            className="q-progress"
            aria-label={t('frame.progress')}
            max={100}
            value={Math.round(progress * 100)}
          />
        )}
        <Brand isMarkOnly />
        <span className="q-head__name" title={organizationName}>
          <bdi>{organizationName ?? 'Muster'}</bdi>
        </span>
        <LanguageSelect />
        <HelpLink name={t('frame.helpOnThisPage')} text={t('frame.help')} />
        {saved !== undefined && <SavedSign saved={saved} unsent={unsent} />}
      </header>
      <main className="q-main">{children}</main>
    </div>
  )
}

/**
 * The heading of a step; takes the focus when the step is opened, so that it is read out. The previous step may be
 * scrolled: this one starts at the top, or where its heading is visible.
 */
export const StepTitle = ({
  children,
  id,
  isFocused = true,
}: {
  children: ReactNode
  id?: string
  isFocused?: boolean
}) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFocused) return
    window.scrollTo(0, 0)
    heading.current?.focus()
  }, [isFocused])
  return (
    <h1 ref={heading} tabIndex={-1} className="q-title" id={id}>
      {children}
    </h1>
  )
}

type MovesProps = {
  onBack: (() => void) | undefined
  onNext: () => void
  next: string
  hint?: ReactNode
  isLoading?: boolean
  /** The outcome of the last press; always visible with the buttons. */
  children?: ReactNode
}

/** Back and next; fixed at the bottom on a phone. */
export const StepNavigation = ({ onBack, onNext, next, hint, isLoading = false, children }: MovesProps) => {
  const t = useTexts()
  const foot = useHeightVariable('--muster-moves')
  return (
    <div className="q-moves" ref={foot}>
      {children}
      {onBack !== undefined && (
        <Button
          variant="default"
          size="md"
          onClick={onBack}
          leftSection={<ArrowLeft size={16} aria-hidden className="q-pointing" />}
        >
          {t('back')}
        </Button>
      )}
      <Button size="md" onClick={onNext} loading={isLoading} className="q-moves__next">
        {next}
      </Button>
      {hint !== undefined && <span className="q-moves__hint">{hint}</span>}
    </div>
  )
}
