import type { Employee } from '../../../../../contract/calls/employees/employees.ts'

/** The department in which somebody is counted. */
export const departmentName = ({ department }: Employee): string => department.trim() || 'General'
