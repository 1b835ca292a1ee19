import { Autocomplete, type AutocompleteProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { allEmployeesQuery } from '../../../core/organization/fetch-all-employees.ts'
import { byText, listDepartmentNames } from '../../../core/organization/filter-people.ts'
import { useMay, useMembership } from '../../../core/organization/membership.tsx'

/** A department by name; those of the company profile and of the people on the list are offered, so that each has one spelling. */
export const DepartmentField = (props: Omit<AutocompleteProps, 'data'>) => {
  const { organization, data } = useMembership()
  const { data: employees = [] } = useQuery({
    ...allEmployeesQuery(organization.orgId),
    enabled: useMay('employee:view'),
  })
  const { departments = [] } = data.onboardingData
  const known = useMemo(
    () => [...new Set([...departments, ...listDepartmentNames(employees)])].toSorted(byText),
    [departments, employees],
  )
  return (
    <Autocomplete
      data={known}
      autoComplete="off"
      limit={50}
      // What is offered opens above, as high as there is room: the buttons below are never under it.
      floatingHeight="viewport"
      comboboxProps={{ position: 'top-start' }}
      scrollAreaProps={{ mah: 'min(13.75rem, var(--combobox-floating-options-max-height))' }}
      {...props}
    />
  )
}
