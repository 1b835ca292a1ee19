/** The parts of reports, in the order in which screens, editors and files show them. */

export const profileParts = [
  'responsibilities',
  'clarityOnRole',
  'selfRatedOutput',
  'recurringTasks',
] as const

export const insightParts = [
  'personalityTraits',
  'psychologicalIndicators',
  'selfAwareness',
  'emotionalResponses',
  'growthDesire',
] as const

/** The five sub-scores (specification point 9). */
export const subScores = [
  { id: 'reliability', label: 'Reliability' },
  { id: 'roleFit', label: 'Role fit' },
  { id: 'scalability', label: 'Scalability' },
  { id: 'output', label: 'Output' },
  { id: 'initiative', label: 'Initiative' },
] as const
