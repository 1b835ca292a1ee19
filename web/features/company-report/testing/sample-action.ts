import type { PlanItem } from '../../../../contract/calls/action-plan.ts'

/** An open action without an owner and a day, but for what a test changes. */
export const sampleAction = (change: Partial<PlanItem> = {}): PlanItem => ({
  id: 'action-1',
  title: 'Write every role down',
  details: '',
  owner: null,
  dueOn: null,
  state: 'open',
  outcome: '',
  finding: null,
  revision: 1,
  createdAt: '2026-10-20T10:00:00.000Z',
  changedAt: '2026-10-20T10:00:00.000Z',
  ...change,
})
