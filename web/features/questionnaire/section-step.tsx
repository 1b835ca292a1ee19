import { questionsOf, sections, type Section } from '../../../insights/questionnaire.ts'
import { Moves, StepTitle } from './frame.tsx'
import { useStepKeys } from './keys.ts'

/** Which section of how many, above every step of it. */
export const SectionLine = ({ section }: { section: Section }) => (
  <p className="q-section">
    {section.order} of {sections.length} · {section.title}
  </p>
)

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
  const count = questionsOf(section.id).length
  return (
    <div className="q-step">
      <p className="q-section">
        Section {section.order} of {sections.length}
      </p>
      <StepTitle>{section.title}</StepTitle>
      <p className="q-lead">{section.intro}</p>
      <p className="q-quiet">{count} questions</p>
      <Moves onBack={onBack} onNext={onNext} next="Continue" />
    </div>
  )
}
