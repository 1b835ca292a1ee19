import type { Employee } from '../../../../contract/people.ts'

/** The department in which somebody is counted. */
export const departmentOf = ({ department }: Employee): string => department.trim() || 'General'
