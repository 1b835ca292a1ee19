import type { StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { changedTexts, fieldLabel } from './editable-texts.ts'
import { storedAttributes } from '../language/untranslated-attributes.ts'
import { useReportWords } from '../language/employee-report-texts.tsx'
import './compare-texts.css'

type Props = { report: StoredEmployeeReport; generated: StoredEmployeeReport }

/** Who put other texts in the place of the generated ones: somebody, the language model, or either. */
export const textAuthor = ({ origin, prose }: StoredEmployeeReport): 'edited' | 'worded' | 'either' =>
  origin === 'written' ? 'worded' : prose ? 'either' : 'edited'

const called = { edited: 'beside.isEdited', worded: 'beside.isWorded', either: 'beside.isEither' } as const

/** Each edited or worded text beside the generated one, as they are stored; narrow, one above the other. */
export const CompareTexts = ({ report, generated }: Props) => {
  const words = useReportWords()
  const { say } = words
  const stored = storedAttributes(words)
  const changed = changedTexts(report, generated)
  if (changed.length === 0) return <p>{say('beside.none')}</p>
  return (
    <ul className="edited-beside" aria-label={say('beside.name')}>
      {changed.map(({ key, label, generated: before, edited }) => (
        <li key={key}>
          <p className="edited-beside__label">{fieldLabel(words, { label })}</p>
          <div className="edited-beside__texts">
            <div>
              <span className="edited-beside__which">{say('beside.generated')}</span>
              <p {...stored}>{before}</p>
            </div>
            <div className="edited-beside__edited">
              <span className="edited-beside__which">{say(called[textAuthor(report)])}</span>
              <p {...stored}>{edited}</p>
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
