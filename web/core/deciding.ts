import { useMay, useMembership } from './membership.tsx'

/** Whether the person makes, reviews and releases reports: an owner or admin who holds that right. No list gives it to employees. */
export const useMayDecide = (): boolean => {
  const mayGenerate = useMay('report:generate')
  return useMembership().organization.role !== 'employee' && mayGenerate
}
