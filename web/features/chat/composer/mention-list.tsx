import { Combobox } from '@mantine/core'
import { Building2, UserRound } from 'lucide-react'
import type { Candidate } from './mentions.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/chat.json' with { type: 'json' }

type Props = {
  id: string
  candidates: readonly Candidate[]
  active: number
  isLoading: boolean
  onPick: (candidate: Candidate) => void
  onActive: (index: number) => void
}

/** The id of an option, for the field that says which one is active. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`

/** People and departments that fit what is typed after @. The focus stays in the field. */
export const MentionList = ({ id, candidates, active, isLoading, onPick, onActive }: Props) => (
  <div className="mentions">
    {candidates.length === 0 ? (
      <p className="mentions__none">
        {isLoading ? t(texts, 'mentionList.loadingPeople') : t(texts, 'mentionList.nobodyAndNoDepartmentHas')}
      </p>
    ) : (
      <Combobox
        onOptionSubmit={(key) => {
          const picked = candidates.find((candidate) => candidate.key === key)
          if (picked !== undefined) onPick(picked)
        }}
      >
        <Combobox.Options id={id} aria-label={t(texts, 'mentionList.peopleAndDepartments')}>
          {candidates.map((candidate, index) => {
            const Icon = candidate.mention.kind === 'department' ? Building2 : UserRound
            return (
              <Combobox.Option
                key={candidate.key}
                id={optionId(id, index)}
                value={candidate.key}
                aria-selected={index === active}
                className="mentions__option"
                onMouseMove={() => onActive(index)}
              >
                <Icon size={16} aria-hidden />
                <span className="mentions__name">{candidate.label}</span>
                <span className="mentions__about">{candidate.about}</span>
              </Combobox.Option>
            )
          })}
        </Combobox.Options>
      </Combobox>
    )}
  </div>
)
