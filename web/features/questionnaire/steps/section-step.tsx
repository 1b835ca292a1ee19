import { questionsOf, sections, type Section } from '../../../../insights/questionnaire/questionnaire.ts'
import { StepNavigation, StepTitle } from '../frame.tsx'
import { useStepKeys } from './keyboard-shortcuts.ts'
import { useTexts, useWords } from '../language/texts.ts'

/** Which section of how many, above every step of it. */
export const SectionLine = ({ section }: { section: Section }) => {
  const t = useTexts()
  const title = useWords().title(section)
  return (
    <p className="q-section">{t('section.line', { number: section.order, total: sections.length, title })}</p>
  )
}

/** The step that introduces a section. */
export const SectionStep = ({
  section,
  onBack,
  onNext,
}: {
  section: Section
  onBack: () => void
  onNext: () => void
}) => {
  useStepKeys({ goOn: onNext })
  const t = useTexts()
  const { title, intro } = useWords()
  return (
    <div className="q-step">
      <p className="q-section">{t('section.of', { number: section.order, total: sections.length })}</p>
      <StepTitle>{title(section)}</StepTitle>
      <p className="q-lead">{intro(section)}</p>
      <p className="q-quiet">{t('section.questions', { count: questionsOf(section.id).length })}</p>
      <StepNavigation onBack={onBack} onNext={onNext} next={t('goOn')} />
    </div>
  )
}
