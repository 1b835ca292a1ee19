import type { StoredEmployeeReport } from '../../../contract/reports.ts'
import { changedTexts } from './edited-report.ts'
import './edited-beside.css'

type Props = { report: StoredEmployeeReport; generated: StoredEmployeeReport }

/** Who put other texts in the place of the generated ones, and what such a text is called. */
export const otherTexts = ({ origin, prose }: StoredEmployeeReport): { by: string; called: string } =>
  origin === 'written'
    ? { by: 'worded by the language model', called: 'Worded' }
    : prose
      ? { by: 'edited, or worded by the language model', called: 'As it is now' }
      : { by: 'edited', called: 'Edited' }

/** Each edited or worded text beside the generated one; narrow, one above the other. */
export const EditedBeside = ({ report, generated }: Props) => {
  const changed = changedTexts(report, generated)
  const { called } = otherTexts(report)
  if (changed.length === 0) return <p>Every text is as it was generated.</p>
  return (
    <ul className="edited-beside" aria-label="Other texts beside the generated ones">
      {changed.map(({ key, label, generated: before, edited }) => (
        <li key={key}>
          <p className="edited-beside__label">{label}</p>
          <div className="edited-beside__texts">
            <div>
              <span className="edited-beside__which">Generated</span>
              <p>{before}</p>
            </div>
            <div className="edited-beside__edited">
              <span className="edited-beside__which">{called}</span>
              <p>{edited}</p>
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
