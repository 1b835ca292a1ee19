import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { departments as calls } from '../../../../contract/calls/employees/departments.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { peopleCount } from '../../../core/i18n/labels.ts'
import { QueryState } from '../../../ui/feedback/query-states.tsx'
import { Panel } from '../panel.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }
import { RenameDepartment, type Department } from './rename-department.tsx'
import './departments.css'

/** The departments that people are in, each with the way to another name. */
export const DepartmentsPanel = () => {
  const asked = useQuery(callQuery(calls.listDepartments, {}))
  const [chosen, setChosen] = useState<Department>()
  return (
    <Panel card="departments" text={t(texts, 'departmentsPanel.theDepartmentsThatPeopleAreIn')}>
      <QueryState of={asked} failed={t(texts, 'departmentsPanel.theDepartmentsCouldNotBeLoaded')}>
        {({ departments }) => (
          <>
            {departments.length === 0 ? (
              <Text>{t(texts, 'departmentsPanel.nobodyIsInADepartmentYet')}</Text>
            ) : (
              <ul className="departments" aria-label={t(texts, 'departmentsPanel.departmentsWithPeople')}>
                {departments.map((department) => (
                  <li key={department.name}>
                    <div className="departments__about">
                      <Text fw={600} className="breakable">
                        {department.name}
                      </Text>
                      <Text size="sm" c="dimmed">
                        {peopleCount(department.people)}
                      </Text>
                    </div>
                    <Button
                      variant="default"
                      size="xs"
                      onClick={() => setChosen(department)}
                      aria-label={t(texts, 'departmentsPanel.renameWhich', { name: department.name })}
                    >
                      {t(texts, 'departmentsPanel.rename')}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            {chosen !== undefined && (
              <RenameDepartment department={chosen} all={departments} onClose={() => setChosen(undefined)} />
            )}
          </>
        )}
      </QueryState>
    </Panel>
  )
}
